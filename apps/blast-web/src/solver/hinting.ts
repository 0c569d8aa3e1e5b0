import type { Notice } from '../play/desk.ts';
import type { Parts } from '../view/parts.ts';
import { pieceName, placeName } from '../voice/names.ts';
import { solver } from './solver.ts';

/** Asks the solver for the next move and shows it, with its reason in words. Nothing where the game has gone on meanwhile. */
export async function showHint({ session, table, desk, announcer, language }: Parts): Promise<void> {
  const { t } = language;
  const { view } = session;
  if (!table.state.mayHint || table.state.ended || table.state.thinking) return;
  table.think(true);
  const hint = await solver.ask({ kind: 'hint', snapshot: session.snapshot() }).catch(() => undefined);
  table.think(false);
  if (session.view !== view) return;
  const piece = hint && view.tray[hint.move.slot];
  if (hint === undefined || !piece) {
    desk.tell({ key: 'hint.none', passing: true });
    return;
  }
  table.suggest(hint.move);
  const { kind, lines, turnLines, complete } = hint.reason;
  const reason = t(`hint.${kind}`, { count: kind === 'prepares' ? turnLines : lines });
  const words = complete ? reason : `${reason} ${t('hint.incomplete')}`;
  const place = placeName(t, hint.move.x, hint.move.y);
  announcer.say(t('hint.say', { piece: pieceName(t, piece), place }), 'hand');
  const notice: Notice = { key: 'hint.words', values: { words }, passing: true };
  desk.tell(notice);
  const stop = session.subscribe(() => {
    stop();
    if (desk.store.getState().notice === notice) desk.dismiss();
  });
}
