import { askPersistence, vibrate } from '@blockyard/app-kit';
import type { Effects } from '../effects/effects.ts';
import type { SlotDrag } from '../input/slot-drag.ts';
import type { Parts } from '../view/parts.ts';
import { pieceName, placeName, verdict } from '../voice/names.ts';
import { narrate } from '../voice/narrate.ts';
import { cuesOf } from '../voice/sounds.ts';
import type { Refusal } from './table.ts';

/** Lets what happens be seen, heard, felt and read out. */
export function giveFeedback(parts: Parts, effects: Effects, drag: SlotDrag): void {
  const { session, table, desk, settings, soundboard, announcer, language, store } = parts;
  const t = language.t;
  const buzz = (pattern: number | readonly number[]) => vibrate(pattern, settings.getState().vibration);

  session.subscribe((happening) => {
    const { cause, events, saved } = happening;
    if (cause !== 'move') drag.cancel();
    effects.play(happening, drag.lastCorner);
    for (const { sound, options } of cuesOf(happening)) soundboard.play(sound, options);
    const told = narrate(t, happening);
    announcer.say(told.polite);
    if (told.urgent !== undefined) announcer.interrupt(told.urgent);
    if (events.some((event) => event.type === 'cleared')) buzz([14, 40, 22]);
    else if (cause === 'move') buzz(10);
    if (cause === 'outside') desk.tell({ key: 'notice.outside', passing: true });
    if (!saved && store.persistent) desk.tell({ key: 'kit:notSaved' });
    if (cause === 'move') void askPersistence();
  });

  table.store.subscribe(({ hand, view, aim }, before) => {
    if (hand === before.hand || view !== before.view) return;
    if (before.hand.mode === 'empty') {
      soundboard.play('lift');
      if (hand.mode === 'dragged') buzz(6);
      const piece = hand.mode === 'steered' ? view.tray[hand.slot] : undefined;
      if (piece && hand.mode === 'steered') {
        const place = `${placeName(t, hand.target.x, hand.target.y)}, ${verdict(t, aim)}`;
        announcer.say(t('say.taken', { piece: pieceName(t, piece), place }), 'hand');
      }
    } else if (hand.mode === 'empty') {
      soundboard.play('back');
      announcer.say(t('say.returned'), 'hand');
    }
  });

  table.onRefusal = (refusal, slot) => {
    soundboard.play('refuse');
    effects.shake(slot);
    announcer.say(t(REFUSALS[refusal], { n: slot + 1 }), 'hand');
  };
  if (!store.persistent) desk.tell({ key: 'kit:savedForNow' });
}

const REFUSALS = {
  'fits-nowhere': 'say.fitsNowhere',
  'no-piece': 'say.noPiece',
  'does-not-fit': 'say.doesNotFit',
} as const satisfies Record<Refusal, string>;
