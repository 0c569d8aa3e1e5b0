import {
  CloseIcon,
  DownloadIcon,
  dialogOpen,
  formatDuration,
  IconButton,
  PauseIcon,
  PlayIcon,
  ShareIcon,
  SkipIcon,
  StepIcon,
} from '@blockyard/app-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { openFilm } from '../replay/film.ts';
import { Projector, SPEEDS } from '../replay/projector.ts';
import { saveReplay, shareReplay } from '../replay/share.ts';
import { type Shown, usePage } from './page-context.ts';

/** How often the place in the film is written, in ms. */
const EVERY_MS = 100;

/** Opens a replay and shows it in the well, over these controls. One that cannot be shown is told of, and nothing changes. */
export function ReplayBar({ source }: { readonly source: unknown }) {
  const { t } = useTranslation();
  const page = usePage();
  const [projector, setProjector] = useState<Projector>();

  useEffect(() => {
    const stop = new AbortController();
    const { session, ui, frames } = page;
    let ended = (): void => undefined;
    void openFilm(source, stop.signal).then((film) => {
      if (film === undefined || stop.signal.aborted) return;
      if (!film.ok) {
        ui.setState({ replay: undefined, notice: t(`replay.refused.${film.code}`) });
        return;
      }
      session.pause();
      const made = new Projector(film.value, (moment, events) => session.screening.show(moment, events));
      const done = frames.add((now) => made.frame(now));
      // Another game has come in its place.
      const left = session.state.subscribe(({ status }) => {
        if (status !== 'watching') ui.setState({ replay: undefined });
      });
      ended = () => {
        done();
        left();
        session.screening.end();
      };
      made.play();
      setProjector(made);
    });
    return () => {
      stop.abort();
      ended();
    };
  }, [page, source, t]);

  return projector === undefined ? null : <Controls projector={projector} />;
}

function Controls({ projector }: { readonly projector: Projector }) {
  const { t } = useTranslation();
  const { ui, frames } = usePage();
  const playing = useStore(projector.state, (state) => state.playing);
  const { replay } = projector.film;
  useReplayKeys(projector);
  // A film that plays asks for its own frames; the first has to be asked for.
  useEffect(() => (playing ? frames.wake() : undefined), [playing, frames]);
  const share = async (): Promise<void> => ui.setState({ notice: t(`replay.share.${await shareReplay(replay)}`) });
  const go = (to: () => void) => () => {
    to();
    frames.wake();
  };
  const { film } = projector;
  return (
    <section className="replay-bar" aria-label={t('replay.title')}>
      <Place projector={projector} />
      <div className="replay-buttons">
        <IconButton
          className="mirrored"
          label={t('replay.toStart')}
          icon={<SkipIcon />}
          onClick={go(() => projector.seek(film.start))}
        />
        <IconButton
          className="mirrored"
          label={t('replay.back')}
          icon={<StepIcon />}
          onClick={go(() => projector.step(-1))}
        />
        <IconButton
          className="replay-play"
          label={t(playing ? 'replay.pause' : 'replay.play')}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={go(() => projector.toggle())}
        />
        <IconButton label={t('replay.forward')} icon={<StepIcon />} onClick={go(() => projector.step(1))} />
        <IconButton label={t('replay.toEnd')} icon={<SkipIcon />} onClick={go(() => projector.seek(film.end))} />
      </div>
      <Speeds projector={projector} />
      <div className="replay-out">
        <IconButton label={t('replay.share.label')} icon={<ShareIcon />} onClick={() => void share()} />
        <IconButton label={t('replay.save')} icon={<DownloadIcon />} onClick={() => saveReplay(replay)} />
        <IconButton label={t('replay.close')} icon={<CloseIcon />} onClick={() => ui.setState({ replay: undefined })} />
      </div>
    </section>
  );
}

/** Where the film stands: to be read, and to be moved. It runs past React, which would render it too often. */
function Place({ projector }: { readonly projector: Projector }) {
  const { t } = useTranslation();
  const { frames } = usePage();
  const slider = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const { start, end } = projector.film;
  const length = formatDuration(end).slice(0, -2);

  useEffect(() => {
    let written = Number.NEGATIVE_INFINITY;
    return frames.add((now) => {
      const { playing } = projector.state.getState();
      if (slider.current === null || time.current === null || (playing && now - written < EVERY_MS)) return false;
      written = now;
      const at = Math.floor(projector.position);
      const text = formatDuration(at).slice(0, -2);
      slider.current.value = String(at);
      slider.current.style.setProperty('--part', String((at - start) / (end - start || 1)));
      slider.current.setAttribute('aria-valuetext', t('replay.place', { at: text, length }));
      time.current.textContent = text;
      return false;
    });
  }, [projector, frames, t, start, end, length]);

  return (
    <div className="replay-place slider">
      <span ref={time} className="numeral">
        {formatDuration(start).slice(0, -2)}
      </span>
      <input
        ref={slider}
        type="range"
        aria-label={t('replay.where')}
        min={start}
        max={end}
        step={1}
        defaultValue={start}
        onInput={(event) => {
          projector.seek(event.currentTarget.valueAsNumber);
          frames.wake();
        }}
      />
      <span className="numeral">{length}</span>
    </div>
  );
}

function Speeds({ projector }: { readonly projector: Projector }) {
  const { t } = useTranslation();
  const speed = useStore(projector.state, (state) => state.speed);
  return (
    <fieldset className="replay-speeds choice-options">
      <legend className="visually-hidden">{t('replay.speed')}</legend>
      {SPEEDS.map((value) => (
        <label key={value} className="radio-label choice-option">
          <input
            type="radio"
            name="replay-speed"
            checked={value === speed}
            onChange={() => projector.setSpeed(value)}
          />
          <span>{value === 0.5 ? '½' : value}×</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Keys of a film: Space plays and stops, arrows step and change the speed, Home and End go to the ends. */
function useReplayKeys(projector: Projector): void {
  const page = usePage();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const key = KEYS[event.code];
      const onControl = event.target instanceof HTMLElement && event.target.matches('button, input');
      if (key === undefined || onControl || dialogOpen()) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      key(projector, page);
      page.frames.wake();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [projector, page]);
}

const KEYS: Readonly<Record<string, (projector: Projector, page: Shown) => void>> = {
  Space: (projector) => projector.toggle(),
  ArrowLeft: (projector) => projector.step(-1),
  ArrowRight: (projector) => projector.step(1),
  ArrowUp: (projector) => projector.shiftSpeed(1),
  ArrowDown: (projector) => projector.shiftSpeed(-1),
  Home: (projector) => projector.seek(projector.film.start),
  End: (projector) => projector.seek(projector.film.end),
};
