import { formatCount } from '@blockyard/app-kit';
import { goalById, type Piece, rulesetById } from '@blockyard/tetris';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { leftOf, measureOf, rowsOf, takesBack, timeLimitOf } from '../session/measure.ts';
import { MiniPiece } from './candies.tsx';
import { KeyLegend } from './key-legend.tsx';
import type { Layout } from './layout.ts';
import { useBestText } from './mode.tsx';
import { useGame, usePage, useSetting } from './page-context.ts';
import { RunningFigures } from './running-figures.tsx';
import { Progress, Stat, Words } from './stat.tsx';
import { TimeShown } from './time-shown.tsx';

export function Score() {
  const { i18n } = useTranslation();
  const score = useGame(({ view }) => view?.score ?? 0);
  const best = useGame((state) => state.best);
  const goal = useGame((state) => state.goal);
  const bestText = useBestText();
  return (
    <div className="card stat stat-score" data-undo={takesBack(goal) || undefined}>
      <div className="figure">
        <h2 className="card-label">
          <Words of="hud.score" />
        </h2>
        <div className="numeral score">{formatCount(score, i18n.language)}</div>
      </div>
      <p className="figure best">
        <span className="best-label">
          <Words of="hud.best" />
        </span>
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
    <Stat name="level" label="hud.level" value={level}>
      <Progress label={t(byPieces ? 'hud.progressPieces' : 'hud.progress', { done })} done={done} of={10} />
    </Stat>
  );
}

/** The held piece; a button where there is no other one for it. */
function Hold({ button }: { readonly button: boolean }) {
  const { t } = useTranslation();
  const { session } = usePage();
  const hold = useGame(({ view }) => view?.hold ?? null);
  // Between two pieces nothing has used it up.
  const usable = useGame(({ view }) => !view?.active || view.canHold);
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

const NextPiece = memo(({ piece }: { readonly piece: Piece }) => {
  const { t } = useTranslation();
  return (
    <>
      <MiniPiece piece={piece} />
      <span className="visually-hidden">{t('hud.piece', { piece })}</span>
    </>
  );
});

function Next() {
  // As text, which is the same while the queue is: every view brings an array of its own.
  const previews = useSetting((settings) => settings.previews);
  const queue = useGame(({ view }) => view?.queue.slice(0, previews).join('') ?? '');
  // Which of the game's pieces the first of them is: those that only move up stay as they are.
  const first =
    useGame(({ view }) => view && view.pieces + Number(view.active !== null) + Number(view.hold !== null)) ?? 0;
  return (
    <div className="card stat-next">
      <h2 className="card-label">
        <Words of="hud.next" />
      </h2>
      <ol>
        {([...queue] as Piece[]).map((piece, i) => (
          <li key={first + i}>
            <NextPiece piece={piece} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The rows so far; where the goal is a number of them, those that are left. */
function Lines() {
  const { t } = useTranslation();
  const lines = useGame(({ view }) => view?.lines ?? 0);
  const left = useGame(({ view }) => view && leftOf(view));
  const rows = useGame(({ goal }) => rowsOf(goal));
  if (rows === undefined || left === undefined) return <Stat name="lines" label="hud.lines" value={lines} />;
  return (
    <Stat name="lines" aim label="hud.left" value={left}>
      <Progress label={t('hud.goal')} done={rows - left} of={rows} />
    </Stat>
  );
}

export function LeftPanel({ layout }: { readonly layout: Layout }) {
  const { t } = useTranslation();
  const holds = useGame(({ ruleset }) => rulesetById(ruleset)?.hold ?? true);
  const aims = useGame(({ goal }) => rowsOf(goal) !== undefined);
  return (
    <section className="panel panel-left" aria-label={t('hud.score')}>
      {holds && <Hold button={layout.gestures && !layout.pad} />}
      <Score />
      <div className="stat-pair" data-aim={aims || undefined}>
        <Level />
        <Lines />
      </div>
      {layout.desk && <RunningFigures />}
    </section>
  );
}

export function RightPanel({ layout }: { readonly layout: Layout }) {
  const { t } = useTranslation();
  const limit = useGame(({ goal }) => timeLimitOf(goal));
  return (
    <section className="panel panel-right" aria-label={t('hud.next')}>
      <Next />
      <Stat
        name="time"
        aim={limit !== undefined}
        label={limit === undefined ? 'hud.time' : 'hud.timeLeft'}
        value={<TimeShown limit={limit} />}
      />
      {layout.desk && !layout.gestures && <KeyLegend />}
    </section>
  );
}
