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
  const view = useStore(table.store, (state) => state.view);
  const hand = useStore(table.store, (state) => state.hand);
  const hint = useStore(table.store, (state) => state.hint?.slot);
  const held = heldSlot(hand);
  const stop = view.tray.findIndex((piece) => piece !== null);

  return (
    <div
      ref={(element) => {
        stage.tray = element;
      }}
      role="radiogroup"
      aria-label={t('tray')}
      className="tray play-area"
    >
      {view.tray.map((piece, slot) => {
        const fits = view.fits[slot] === true;
        const name = piece === null ? undefined : pieceName(t, piece);
        const words = fits ? name : `${name}, ${t('slot.stuck')}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: an <input> can hold no piece to be dragged.
          <div
            key={slot}
            role="radio"
            aria-checked={held === slot}
            aria-disabled={!fits}
            aria-label={
              piece === null ? t('slot.empty', { n: slot + 1 }) : t('slot.name', { n: slot + 1, piece: words })
            }
            tabIndex={slot === (held ?? Math.max(0, stop)) ? 0 : -1}
            className="slot"
            data-slot={slot}
            data-hand={held === slot ? hand.mode : undefined}
            data-hint={hint === slot || undefined}
            data-stuck={(piece !== null && !fits) || undefined}
            data-round={view.round}
          >
            {piece !== null && <Piece key={`${view.round}`} piece={piece} />}
            {piece !== null && !fits && (
              <span className="slot-mark" aria-hidden="true">
                {t('slot.noFit')}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
