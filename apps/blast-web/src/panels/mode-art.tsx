import type { ModeId } from '../modes/modes.ts';

/** Each mode's picture, of its own candies: rows of colour numbers, `.` empty. */
const ART: Readonly<Record<ModeId, readonly string[]>> = {
  classic: ['1..', '1..', '122'],
  daily: ['.3.', '333', '.3.'],
  journey: ['..6', '.66', '666'],
  zen: ['44.', '4.4', '.44'],
  streak: ['1.1', '222', '3.3'],
  ten: ['5555', '5..5', '5..5', '5555'],
  boxes: ['255', '525', '552'],
};

/** A small picture by which a mode is known again. */
export function ModeArt({ mode }: { readonly mode: ModeId }) {
  const rows = ART[mode];
  return (
    <span className="mode-art" style={{ gridTemplateColumns: `repeat(${rows.length}, 1fr)` }} aria-hidden="true">
      {rows.flatMap((row, y) =>
        [...row].map((colour, x) => (
          <span key={`${x},${y}`} className="tile" data-colour={colour === '.' ? undefined : colour} />
        )),
      )}
    </span>
  );
}
