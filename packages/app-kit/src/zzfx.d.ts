declare module 'zzfx' {
  /** A sound synthesiser. Importing it creates an AudioContext. */
  export const ZZFX: {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
    /** The samples of one sound, from its 21 parameters. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
