import type { PlayOptions, ZzfxParams } from '@blockyard/app-kit';
import type { Happening } from '../session/happening.ts';

/** zzfx parameters; the holes are its defaults. Soft and short: they are heard thousands of times. */
export const SOUNDS = {
  lift: [0.5, 0, 420, 0.005, 0.01, 0.06, 0, 1.6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0.6],
  back: [0.4, 0, 300, 0.005, 0.01, 0.09, 0, 1.4, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0.5],
  place: [
    [1.1, 0, 150, 0.002, 0.02, 0.1, 0, 1.8, -6, 0, 0, 0, 0, 0.4, 0, 0, 0, 0.7],
    [0.5, 0, 520, 0.002, 0.01, 0.05, 1, 1.2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5],
  ],
  clear: [
    [0.9, 0, 523, 0.005, 0.09, 0.28, 1, 1.5, 0, 0, 262, 0.06, 0, 0, 0, 0, 0.05, 0.7, 0.05],
    [0.5, 0, 1046, 0.005, 0.04, 0.34, 0, 1.2, 0, 0, 523, 0.06, 0, 0, 0, 0, 0.08, 0.5, 0.04],
  ],
  perfect: [
    [1, 0, 659, 0.01, 0.2, 0.5, 1, 1.4, 0, 0, 330, 0.08, 0, 0, 0, 0, 0.08, 0.8, 0.1],
    [0.6, 0, 1318, 0.02, 0.2, 0.6, 0, 1, 0, 0, 330, 0.16, 0, 0, 0, 0, 0.1, 0.6, 0.1],
  ],
  deal: [0.4, 0, 640, 0.004, 0.02, 0.09, 1, 1.3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0.5],
  refuse: [0.6, 0, 130, 0.005, 0.04, 0.09, 1, 0.8, 0, 0, -30, 0.04, 0, 0, 0, 0, 0, 0.6],
  over: [
    [0.9, 0, 392, 0.02, 0.18, 0.5, 1, 1.2, -1.2, 0, -98, 0.2, 0, 0, 0, 0, 0.06, 0.7, 0.1],
    [0.5, 0, 196, 0.02, 0.3, 0.6, 0, 1, -0.6, 0, -49, 0.2, 0, 0, 0, 0, 0.06, 0.6, 0.1],
  ],
  best: [0.9, 0, 784, 0.01, 0.14, 0.5, 1, 1.3, 0, 0, 196, 0.09, 0.09, 0, 0, 0, 0.06, 0.8, 0.08],
} as const satisfies Record<string, ZzfxParams | readonly ZzfxParams[]>;

export type SoundName = keyof typeof SOUNDS;

export interface Cue {
  readonly sound: SoundName;
  readonly options?: PlayOptions;
}

/** Steps of a major scale: more lines at once sound higher. */
const RISE = [1, 1.122, 1.26, 1.335, 1.498, 1.682];

/** What is heard of a happening, in order: few sounds, the most telling ones. */
export function cuesOf({ cause, events, newBest, journey }: Happening): Cue[] {
  if (cause === 'undo') return [{ sound: 'back' }];
  if (cause !== 'move') return cause === 'start' ? [{ sound: 'deal' }] : [];
  const cues: Cue[] = [];
  for (const event of events) {
    if (event.type === 'placed') cues.push({ sound: 'place', options: { pitch: 1.12 - event.cells.length * 0.03 } });
    if (event.type === 'cleared') {
      cues.push({ sound: 'clear', options: { pitch: RISE[Math.min(event.lines, RISE.length) - 1] ?? 1 } });
      if (event.perfect) cues.push({ sound: 'perfect' });
    }
    if (event.type === 'dealt') cues.push({ sound: 'deal', options: { gain: 0.7 } });
    if (event.type === 'over') cues.push({ sound: 'over' });
  }
  if (journey?.state === 'won') cues.push({ sound: 'best' });
  if (journey?.state === 'lost' && !cues.some(({ sound }) => sound === 'over')) cues.push({ sound: 'over' });
  if (newBest) cues.push({ sound: 'best' });
  return cues;
}
