declare module 'zzfx' {
  /** A sound synthesiser. */
  export const ZZFX: {
    readonly sampleRate: number;
    /** The samples of one sound, from its 21 parameters. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
