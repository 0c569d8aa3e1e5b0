import type { TrayPiece } from '@blockyard/blast';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { heldSlot } from '../hand/hand.ts';
import { pieceName } from '../voice/names.ts';
import { useParts } from './parts.ts';
import { Piece } from './piece.tsx';

/** The pieces to be placed: a group of radio buttons, of which the checked one is in the hand. */
export function Tray() {
  const { table, stage } = useParts();
  const { t } = useTranslation();
  const { tray, fits, round } = useStore(table.store, (state) => state.view);
  const held = useStore(table.store, (state) => heldSlot(state.hand));
  const stop =
    held ??
    Math.max(
      0,
      tray.findIndex((piece) => piece !== null),
    );

  return (
    <div
      ref={(element) => {
        stage.tray = element;
      }}
      role="radiogroup"
      aria-label={t('tray')}
      className="tray play-area"
    >
      {tray.map((piece, slot) => (
        <Slot key={slot} slot={slot} piece={piece} fits={fits[slot] === true} round={round} focusable={slot === stop} />
      ))}
    </div>
  );
}

interface SlotProps {
  readonly slot: number;
  readonly piece: TrayPiece | null;
  readonly fits: boolean;
  readonly round: number;
  readonly focusable: boolean;
}

/** A place of the tray. It renders anew only when what lies in it changes, or is taken or put back. */
const Slot = memo(function Slot({ slot, piece, fits, round, focusable }: SlotProps) {
  const { table } = useParts();
  const { t } = useTranslation();
  const mode = useStore(table.store, ({ hand }) => (heldSlot(hand) === slot ? hand.mode : undefined));
  const hinted = useStore(table.store, ({ hint }) => hint?.slot === slot);
  const stuck = piece !== null && !fits;
  const name = useMemo(() => {
    const n = slot + 1;
    if (piece === null) return t('slot.empty', { n });
    return t('slot.name', { n, piece: pieceName(t, piece) + (fits ? '' : `, ${t('slot.stuck')}`) });
  }, [t, slot, piece, fits]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <input> can hold no piece to be dragged.
    <div
      role="radio"
      aria-checked={mode !== undefined}
      aria-disabled={!fits}
      aria-label={name}
      tabIndex={focusable ? 0 : -1}
      className="slot"
      data-slot={slot}
      data-hand={mode}
      data-hint={hinted || undefined}
      data-empty={piece === null || undefined}
      data-stuck={stuck || undefined}
    >
      {piece !== null && <Piece key={round} piece={piece} />}
      {stuck && (
        <span className="slot-mark" aria-hidden="true">
          {t('slot.noFit')}
        </span>
      )}
    </div>
  );
});
