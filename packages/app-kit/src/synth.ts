/**
 * The parameters of a zzfx sound: volume, randomness, frequency, attack, sustain, release, shape, … A hole is zzfx's
 * default. The randomness is applied anew at each play.
 */
export type ZzfxParams = readonly (number | undefined)[];

export interface Samples {
  readonly data: Float32Array<ArrayBuffer>;
  readonly rate: number;
  /** How far the pitch may stray at each play, as a part of itself. */
  readonly stray: number;
}

export type Synth = (sound: ZzfxParams | readonly ZzfxParams[]) => Samples;

/** Loads zzfx, apart from the page's first script: nothing sounds before the player's first gesture. */
export async function loadSynth(): Promise<Synth> {
  const { buildSamples, sampleRate } = await import('./zzfx-builder.ts');
  return (sound) => {
    const layers = layersOf(sound);
    const built = layers.map((layer) => buildSamples([layer[0], 0, ...layer.slice(2)]));
    const data = new Float32Array(Math.max(1, ...built.map((samples) => samples.length)));
    for (const samples of built) {
      samples.forEach((sample, i) => {
        data[i] = (data[i] ?? 0) + (Number.isFinite(sample) ? sample : 0);
      });
    }
    return { data, rate: sampleRate, stray: layers[0]?.[1] ?? 0.05 };
  };
}

function layersOf(sound: ZzfxParams | readonly ZzfxParams[]): readonly ZzfxParams[] {
  return isLayered(sound) ? sound : [sound];
}

function isLayered(sound: ZzfxParams | readonly ZzfxParams[]): sound is readonly ZzfxParams[] {
  return Array.isArray(sound[0]);
}
