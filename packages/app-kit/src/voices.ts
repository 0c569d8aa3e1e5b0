import type { Samples } from './synth.ts';

/** What sounds at the moment: at most eight voices through one gain and one compressor. */
export interface Voices {
  running(): boolean;
  start(samples: Samples, pitch: number, gain: number): void;
  setLevel(level: number): void;
  /** `then` is called once the sound runs. */
  resume(then?: () => void): void;
  /** Ends all voices and rests. */
  suspend(): void;
  close(): void;
}

const MOST_VOICES = 8;
/** Long enough not to click, short enough to be silent within 50 ms. */
const FADE_S = 0.02;

/** `undefined` where the browser has no sound. To be called inside a gesture. */
export function createVoices(level: number): Voices | undefined {
  try {
    return wire(new AudioContext({ latencyHint: 'interactive' }), level);
  } catch {
    return undefined;
  }
}

function wire(context: AudioContext, level: number): Voices {
  const master = context.createGain();
  master.gain.value = level;
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -14;
  compressor.ratio.value = 8;
  master.connect(compressor).connect(context.destination);

  const buffers = new WeakMap<Samples, AudioBuffer>();
  const sounding: AudioBufferSourceNode[] = [];

  const bufferOf = (samples: Samples): AudioBuffer => {
    const known = buffers.get(samples);
    if (known !== undefined) return known;
    const buffer = context.createBuffer(1, samples.data.length, samples.rate);
    buffer.copyToChannel(samples.data, 0);
    buffers.set(samples, buffer);
    return buffer;
  };

  const end = (source: AudioBufferSourceNode): void => {
    const at = sounding.indexOf(source);
    if (at < 0) return;
    sounding.splice(at, 1);
    source.stop();
    source.disconnect();
  };

  /** It goes with the voice: a node that nothing feeds any more is let go of. */
  const through = (gain: number): GainNode => {
    const own = context.createGain();
    own.gain.value = gain;
    own.connect(master);
    return own;
  };

  return {
    running: () => context.state === 'running',
    start(samples, pitch, gain) {
      const oldest = sounding[0];
      if (sounding.length >= MOST_VOICES && oldest !== undefined) end(oldest);
      const source = context.createBufferSource();
      source.buffer = bufferOf(samples);
      source.playbackRate.value = pitch * (1 + samples.stray * (Math.random() * 2 - 1));
      source.connect(gain === 1 ? master : through(gain));
      source.onended = () => end(source);
      sounding.push(source);
      source.start();
    },
    setLevel(next) {
      const now = context.currentTime;
      master.gain.cancelScheduledValues(now);
      master.gain.setValueAtTime(master.gain.value, now);
      master.gain.linearRampToValueAtTime(next, now + FADE_S);
    },
    resume(then = () => undefined) {
      if (context.state === 'running') then();
      else context.resume().then(then, () => undefined);
    },
    suspend() {
      for (const source of sounding.slice()) end(source);
      void context.suspend().catch(() => undefined);
    },
    close() {
      for (const source of sounding.slice()) end(source);
      void context.close().catch(() => undefined);
    },
  };
}
