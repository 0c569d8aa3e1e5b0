import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Choice,
  formatCount,
  IconButton,
  PauseIcon,
  PlayIcon,
  RestartIcon,
  Slider,
} from '@blockyard/app-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentencesOf } from '../voice/narrate.ts';
import type { Film } from './frames.ts';
import { MiniBoard } from './mini-board.tsx';

/** How long a move is shown at speed 1, in ms. */
const STEP = 900;
const SPEEDS = ['0.5', '1', '2', '4'] as const;

/** Shows a film: plays, stops, steps, scrubs, at four speeds. */
export function Projector({ film }: { readonly film: Film }) {
  const { t, i18n } = useTranslation();
  const { frames } = film;
  const last = frames.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(last > 0);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const runs = playing && at < last;
  const play = useRef<HTMLButtonElement>(null);

  // The dialog was open before there was a film in it.
  useEffect(() => play.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setAt(at + 1), STEP / Number(speed));
    return () => clearTimeout(timer);
  }, [runs, at, speed]);

  const frame = frames[at] ?? frames[0];
  if (frame === undefined) return null;
  const words =
    at === 0
      ? t('viewer.start')
      : frame.events
          .flatMap((event) => (event.type === 'undone' ? [t('viewer.undone')] : sentencesOf(t, event)))
          .join(' ');
  const move = t('viewer.move', { n: at, of: last });
  const score = t('viewer.score', { score: formatCount(frame.view.score, i18n.language) });
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(last, Math.max(0, to)));
  };

  return (
    <div className="projector">
      <MiniBoard frame={frame} at={at} label={`${move}. ${words} ${score}`} />
      <p className="film-words" aria-live={runs ? 'off' : 'polite'}>
        {words}
      </p>
      <p className="film-score numeral">{score}</p>
      <Slider label={t('viewer.place')} value={at} min={0} max={last} text={move} onChange={go} />
      <div className="film-buttons">
        <IconButton label={t('viewer.first')} icon={<RestartIcon />} disabled={at === 0} onClick={() => go(0)} />
        <IconButton label={t('viewer.back')} icon={<ArrowLeftIcon />} disabled={at === 0} onClick={() => go(at - 1)} />
        <IconButton
          label={t(runs ? 'viewer.stop' : 'viewer.play')}
          icon={runs ? <PauseIcon size={30} /> : <PlayIcon size={30} />}
          className="film-play"
          disabled={last === 0}
          ref={play}
          onClick={() => {
            if (at === last) setAt(0);
            setPlaying(!runs);
          }}
        />
        <IconButton
          label={t('viewer.on')}
          icon={<ArrowRightIcon />}
          disabled={at === last}
          onClick={() => go(at + 1)}
        />
      </div>
      <Choice
        label={t('viewer.speed')}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: `${value.replace('0.5', '½')}×` }))}
        onChange={setSpeed}
      />
    </div>
  );
}
