import {
  Button,
  Dialog,
  FilmIcon,
  formatCount,
  formatDuration,
  HomeIcon,
  IconButton,
  RestartIcon,
  ShareIcon,
  TrophyIcon,
} from '@blockyard/app-kit';
import type { TetrisView } from '@blockyard/tetris';
import type { Figures } from '@blockyard/tetris/statistics';
import { useTranslation } from 'react-i18next';
import { CLEARS } from '../callout.ts';
import { shareReplay } from '../replay/share.ts';
import { leftOf, measureOf } from '../session/measure.ts';
import { ModeName, useBestText, useSpinner } from './mode.tsx';
import { useGame, usePage } from './page-context.ts';

/** How a game went: what it was worth, and how it was played. */
export function OverDialog() {
  const { t } = useTranslation();
  const { session, ui } = usePage();
  const view = useGame((state) => state.view);
  const { figures } = session;
  if (view === undefined || figures === undefined) return null;
  const reached = view.result?.reached === true;
  const share = async (): Promise<void> => {
    const done = await shareReplay(session.replay());
    ui.setState({ notice: t(`replay.share.${done}`) });
  };
  return (
    <Dialog
      open
      onClose={() => session.leave()}
      title={t(reached ? 'over.reached' : 'over.title')}
      className={reached ? 'over reached' : 'over'}
      dismissible={false}
      footer={
        <>
          <IconButton label={t('over.menu')} icon={<HomeIcon />} onClick={() => session.leave()} />
          <IconButton
            label={t('replay.watch')}
            icon={<FilmIcon />}
            onClick={() => ui.setState({ replay: { source: session.replay() } })}
          />
          <IconButton label={t('replay.share.label')} icon={<ShareIcon />} onClick={() => void share()} />
          <Button variant="primary" icon={<RestartIcon />} onClick={() => session.restart()}>
            {t('over.again')}
          </Button>
        </>
      }
    >
      <div className="over-columns">
        <Worth view={view} />
        <div>
          <Tiles view={view} figures={figures} />
          <Clears figures={figures} />
          <Splits view={view} figures={figures} />
        </div>
      </div>
    </Dialog>
  );
}

/** What the game was worth by its measure, and the best of its kind. */
function Worth({ view }: { readonly view: TetrisView }) {
  const { t, i18n } = useTranslation();
  const best = useGame((state) => state.best);
  const newBest = useGame((state) => state.newBest);
  const bestText = useBestText();
  const inTime = measureOf(view.goal) === 'time';
  const left = leftOf(view) ?? 0;
  const worth = (): string => {
    if (!inTime) return formatCount(view.score, i18n.language);
    return view.result?.reached === true ? formatDuration(view.result.ms) : t('over.left', { count: left });
  };
  return (
    <div className="over-worth">
      <ModeName />
      {/* That the goal is reached is the title. */}
      {view.overReason !== null && view.overReason !== 'goal' && (
        <p className="over-reason">{t(`over.reason.${view.overReason}`)}</p>
      )}
      <p className="over-score numeral" data-time={inTime || undefined}>
        {worth()}
      </p>
      {newBest ? (
        <p className="over-best new">
          <TrophyIcon /> {t('over.newBest')}
        </p>
      ) : (
        <p className="over-best">
          {t('hud.best')} <span className="numeral">{bestText(view.goal, best)}</span>
        </p>
      )}
    </div>
  );
}

interface FiguresProps {
  readonly view: TetrisView;
  readonly figures: Figures;
}

function Tiles({ view, figures }: FiguresProps) {
  const { t, i18n } = useTranslation();
  const { session } = usePage();
  const ms = session.time;
  const pieces = Math.max(view.pieces, figures.pieces);
  const run = (n: number): string => (n > 0 ? `× ${n}` : '–');
  const tiles = {
    ...(measureOf(view.goal) === 'time' ? { score: formatCount(view.score, i18n.language) } : { level: view.level }),
    lines: view.lines,
    time: formatDuration(ms),
    pieces,
    pps: ms === 0 ? '–' : ((pieces * 1000) / ms).toFixed(2),
    keys: pieces === 0 ? '–' : figures.keysPerPiece.toFixed(2),
    combo: run(figures.maxCombo),
    backToBack: run(figures.maxBackToBack),
    faults: figures.faults,
  };
  return (
    <dl className="over-figures">
      {Object.entries(tiles).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`figures.${name as keyof typeof tiles}`)}</dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How often each kind of clear was made. */
function Clears({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation();
  const piece = useSpinner() ?? 'T';
  const made = [
    ...CLEARS.map(({ title, spin, rows }) => ({ title, times: figures.clears[spin][rows] ?? 0 })),
    { title: 'perfect', times: figures.perfects } as const,
  ].filter(({ times }) => times > 0);
  if (made.length === 0) return null;
  return (
    <ul className="over-clears" aria-label={t('over.clears')}>
      {made.map(({ title, times }) => (
        <li key={title}>
          {t(`callout.${title}`, { piece })} <b className="numeral">{times}</b>
        </li>
      ))}
    </ul>
  );
}

/** The time at each ten rows, of a race. */
function Splits({ view, figures }: FiguresProps) {
  const { t } = useTranslation();
  if (measureOf(view.goal) !== 'time' || figures.splits.length === 0) return null;
  return (
    <ol className="over-splits" aria-label={t('over.splits')}>
      {figures.splits.map((ms, i) => (
        // A place in the list stands for so many rows.
        <li key={i}>
          <span>{10 * (i + 1)}</span> <b className="numeral">{formatDuration(ms)}</b>
        </li>
      ))}
    </ol>
  );
}
