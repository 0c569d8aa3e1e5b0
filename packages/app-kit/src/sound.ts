import { onGesture } from './gesture.ts';
import { loadSynth, type Samples, type Synth, type ZzfxParams } from './synth.ts';
import { onHide, onShow, pageHidden } from './visibility.ts';
import { createVoices, type Voices } from './voices.ts';

export interface PlayOptions {
  /** 1 is as written, 2 an octave higher. */
  readonly pitch?: number;
  /** 1 is as written. */
  readonly gain?: number;
}

/** Plays short sounds by name. Every call is harmless where there is no sound. */
export interface Soundboard<Name extends string> {
  /** Starts the sound now, or not at all: nothing is kept for later while muted or out of sight. */
  play(name: Name, options?: PlayOptions): void;
  /** Silences what is sounding too, within 50 ms. */
  setMuted(muted: boolean): void;
  /** 0 to 1; anything else is brought into it, and no number is 0. */
  setVolume(volume: number): void;
  /** Makes ready, from inside a gesture of the player. The soundboard does so itself at the first gesture it sees. */
  unlock(): void;
  dispose(): void;
}

export interface SoundboardOptions<Name extends string> {
  /** One set of parameters, or several that sound together. */
  readonly sounds: Readonly<Record<Name, ZzfxParams | readonly ZzfxParams[]>>;
  readonly settings: { readonly sound: boolean; readonly volume: number };
}

/** A sound asked for inside the first gesture waits this long for the sound to run. */
const PATIENCE_MS = 300;
const MOST_WAITING = 2;

export function createSoundboard<Name extends string>(options: SoundboardOptions<Name>): Soundboard<Name> {
  const samples = new Map<Name, Samples>();
  let muted = !options.settings.sound;
  let volume = clampVolume(options.settings.volume);
  let voices: Voices | undefined;
  let synth: Synth | undefined;
  let waiting: { name: Name; options: PlayOptions; until: number }[] = [];
  let disposed = false;

  const level = (): number => (muted ? 0 : volume);

  const samplesOf = (name: Name, build: Synth): Samples => {
    const built = samples.get(name) ?? build(options.sounds[name]);
    samples.set(name, built);
    return built;
  };

  const start = (name: Name, { pitch = 1, gain = 1 }: PlayOptions): boolean => {
    if (voices === undefined || synth === undefined || !voices.running()) return false;
    voices.start(samplesOf(name, synth), pitch, gain);
    return true;
  };

  const catchUp = (): void => {
    const now = performance.now();
    const due = waiting.filter((each) => each.until > now);
    waiting = [];
    if (level() === 0 || pageHidden()) return;
    for (const each of due) start(each.name, each.options);
  };

  let loading = false;
  const load = (): void => {
    if (loading || disposed) return;
    loading = true;
    loadSynth().then(
      (loaded) => {
        synth = loaded;
        catchUp();
        buildInTurn(Object.keys(options.sounds) as Name[], (name) => {
          if (!disposed) samplesOf(name, loaded);
        });
      },
      // No synthesiser, no sound.
      () => undefined,
    );
  };

  const unlock = (): void => {
    if (disposed || pageHidden()) return;
    voices ??= createVoices(level());
    voices?.resume(catchUp);
    load();
  };

  const stops = [
    onGesture(unlock),
    onHide(() => {
      waiting = [];
      voices?.suspend();
    }),
    onShow(() => voices?.resume()),
  ];

  // So that the first sound need not wait for it.
  whenIdle(load);

  return {
    play(name, playOptions = {}) {
      if (disposed || level() === 0 || pageHidden()) return;
      if (start(name, playOptions) || voices === undefined) return;
      waiting = [...waiting, { name, options: playOptions, until: performance.now() + PATIENCE_MS }].slice(
        -MOST_WAITING,
      );
    },
    setMuted(value) {
      muted = value;
      voices?.setLevel(level());
    },
    setVolume(value) {
      volume = clampVolume(value);
      voices?.setLevel(level());
    },
    unlock,
    dispose() {
      disposed = true;
      for (const stop of stops) stop();
      voices?.close();
      voices = undefined;
    },
  };
}

/** NaN and nonsense are silence. */
function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 0;
}

/** One a task, so that no frame waits for more than one sound to be built. */
function buildInTurn<Name>(names: readonly Name[], build: (name: Name) => void): void {
  const [first, ...rest] = names;
  if (first === undefined) return;
  whenIdle(() => {
    build(first);
    buildInTurn(rest, build);
  });
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
