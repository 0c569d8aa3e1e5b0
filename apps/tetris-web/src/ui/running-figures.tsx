import { useSpinner } from './mode.tsx';
import { useGame, usePage } from './page-context.ts';
import { Words } from './stat.tsx';
import { PieceRate } from './time-shown.tsx';

const ROWS = ['single', 'double', 'triple', 'tetris'] as const;

/** How the running game is played, from lock to lock. A replay has no keys to count. */
export function RunningFigures() {
  const { session } = usePage();
  const watching = useGame(({ status }) => status === 'watching');
  const spinner = useSpinner();
  const pieces = useGame(({ view }) => view?.pieces ?? 0);
  const { figures } = session;
  const { none, mini, full } = figures?.clears ?? { none: [], mini: [], full: [] };
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const lines = [
    { name: 'figures.pieces', value: pieces },
    { name: 'figures.pps', value: <PieceRate /> },
    ...(figures === undefined || watching
      ? []
      : [
          { name: 'figures.keys', value: figures.pieces === 0 ? '–' : figures.keysPerPiece.toFixed(2) },
          { name: 'figures.faults', value: figures.faults },
        ]),
    ...ROWS.map((title, i) => ({ name: `callout.${title}`, value: none[i + 1] ?? 0 })),
    ...(spinner ? [{ name: 'figures.spins', value: sum(mini) + sum(full) }] : []),
  ];
  return (
    <dl className="card running-figures">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <Words of={name} piece={spinner} />
          </dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
