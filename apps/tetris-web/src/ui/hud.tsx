import { formatCount } from '@blockyard/app-kit';
import { goalById, type Piece, rulesetById } from '@blockyard/tetris';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leftOf, measureOf, timeLimitOf } from '../session/measure.ts';
import { MiniPiece } from './candies.tsx';
import type { Layout } from './layout.ts';
import { useBestText } from './mode.tsx';
import { useGame, usePage, useSetting } from './page-context.ts';
import { PieceRate, TimeShown } from './time-shown.tsx';

interface StatProps {
  readonly name: string;
  /** It counts down to the goal. */
  readonly aim?: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function Stat({ name, aim = false, label, children }: StatProps) {
  return (
    <div className={`card stat stat-${name}`} data-aim={aim || undefined}>
      <h2 className="card-label">{label}</h2>
      <div className="numeral">{children}</div>
    </div>
  );
}

export function Score() {
  const { t, i18n } = useTranslation();
  const score = useGame(({ view }) => view?.score ?? 0);
  const best = useGame((state) => state.best);
  const goal = useGame((state) => state.goal);
  const bestText = useBestText();
  return (
    <div className="card stat stat-score">
      <div className="figure">
        <h2 className="card-label">{t('hud.score')}</h2>
        <div className="numeral score">{formatCount(score, i18n.language)}</div>
      </div>
      <p className="figure best">
        <span className="best-label">{t('hud.best')}</span>
        <span className="numeral">{best === 0 && measureOf(goal) === 'score' ? 0 : bestText(goal, best)}</span>
      </p>
    </div>
  );
}

function Level() {
  const { t } = useTranslation();
  const level = useGame(({ view }) => view?.level ?? 1);
  const byPieces = useGame(({ goal }) => goalById(goal)?.rules?.levels !== undefined);
  const done = useGame(({ view }) => ((byPieces ? view?.pieces : view?.lines) ?? 0) % 10);
  return (
    <div className="card stat stat-level">
      <h2 className="card-label">{t('hud.level')}</h2>
      <div className="numeral">{level}</div>
      <div
        className="progress"
        role="progressbar"
        aria-label={t(byPieces ? 'hud.progressPieces' : 'hud.progress', { done })}
        aria-valuemin={0}
        aria-valuemax={10}
        aria-valuenow={done}
      >
        <i style={{ translate: `${done * 10 - 100}%` }} />
      </div>
    </div>
  );
}

/** The held piece; a button where there is no other one for it. */
function Hold({ button }: { readonly button: boolean }) {
  const { t } = useTranslation();
  const { session } = usePage();
  const hold = useGame(({ view }) => view?.hold ?? null);
  const usable = useGame(({ view }) => view?.canHold ?? true);
  const inside = (
    <>
      <span className="card-label" aria-hidden={button}>
        {t('hud.hold')}
      </span>
      {hold !== null && <MiniPiece piece={hold} dimmed={!usable} />}
      <span className="visually-hidden">{hold === null ? t('hud.none') : t('hud.piece', { piece: hold })}</span>
    </>
  );
  if (!button) return <div className="card stat-hold">{inside}</div>;
  return (
    <button
      type="button"
      className="card stat-hold"
      aria-label={t('buttons.hold')}
      onPointerDown={(event) => {
        event.preventDefault();
        session.press('hold', event.timeStamp);
        session.release('hold', event.timeStamp);
      }}
      onClick={(event) => {
        // From a key or from assistive technology: a pointer has already acted as it went down.
        if (event.detail !== 0) return;
        session.press('hold', event.timeStamp);
        session.release('hold', event.timeStamp);
      }}
    >
      {inside}
    </button>
  );
}

function Next() {
  const { t } = useTranslation();
  // As text, which is the same while the queue is: every view brings an array of its own.
  const previews = useSetting((settings) => settings.previews);
  const queue = useGame(({ view }) => view?.queue.slice(0, previews).join('') ?? '');
  return (
    <div className="card stat-next">
      <h2 className="card-label">{t('hud.next')}</h2>
      <ol>
        {([...queue] as Piece[]).map((piece, i) => (
          // A list item stands for a place in the queue.
          <li key={i}>
            <MiniPiece piece={piece} />
            <span className="visually-hidden">{t('hud.piece', { piece })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Lines() {
  const { t } = useTranslation();
  const lines = useGame(({ view }) => view?.lines ?? 0);
  const left = useGame(({ view }) => view && leftOf(view));
  return (
    <Stat name="lines" aim={left !== undefined} label={t(left === undefined ? 'hud.lines' : 'hud.left')}>
      {left ?? lines}
    </Stat>
  );
}

export function LeftPanel({ layout }: { readonly layout: Layout }) {
  const { t } = useTranslation();
  const holds = useGame(({ ruleset }) => rulesetById(ruleset)?.hold ?? true);
  return (
    <section className="panel panel-left" aria-label={t('hud.score')}>
      {holds && <Hold button={layout.gestures && !layout.pad} />}
      <Score />
      <Level />
      <Lines />
    </section>
  );
}

export function RightPanel() {
  const { t } = useTranslation();
  const limit = useGame(({ goal }) => timeLimitOf(goal));
  return (
    <section className="panel panel-right" aria-label={t('hud.next')}>
      <Next />
      <Stat name="time" aim={limit !== undefined} label={t(limit === undefined ? 'hud.time' : 'hud.timeLeft')}>
        <TimeShown limit={limit} />
      </Stat>
      <Stat name="pps" label={t('hud.pps')}>
        <PieceRate />
      </Stat>
    </section>
  );
}
