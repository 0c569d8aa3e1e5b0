/// <reference path="./zzfx.d.ts" />
import './quiet-audio.ts';
import { ZZFX } from 'zzfx';
import { restoreAudio } from './quiet-audio.ts';

restoreAudio();

export const sampleRate: number = ZZFX.sampleRate;

export function buildSamples(parameters: readonly (number | undefined)[]): readonly number[] {
  return ZZFX.buildSamples(...parameters);
}
