import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface WordsProps {
  readonly of: string;
  /** Whose spins they tell of. */
  readonly piece?: string | undefined;
}

/** The words under a key. They are looked up once, however often the figure beside them changes. */
export const Words = memo(({ of, piece }: WordsProps) => useTranslation().t(of, { piece }));

interface StatProps {
  readonly name: string;
  /** It counts down to the goal. */
  readonly aim?: boolean;
  /** A key of the words. */
  readonly label: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

/** A figure beside the well, under its name. */
export function Stat({ name, aim = false, label, value, children }: StatProps) {
  return (
    <div className={`card stat stat-${name}`} data-aim={aim || undefined}>
      <h2 className="card-label">
        <Words of={label} />
      </h2>
      <div className="numeral">{value}</div>
      {children}
    </div>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  readonly of: number;
}

export function Progress({ label, done, of }: ProgressProps) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
    >
      <i style={{ translate: `${(100 * done) / of - 100}%` }} />
    </div>
  );
}
