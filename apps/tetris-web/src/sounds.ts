import type { Soundboard, ZzfxParams } from '@blockyard/app-kit';
import type { TetrisEvent } from '@blockyard/tetris';

export type SoundName =
  | 'move'
  | 'rotate'
  | 'hold'
  | 'lock'
  | 'softDrop'
  | 'hardDrop'
  | 'clear1'
  | 'clear2'
  | 'clear3'
  | 'clear4'
  | 'spin'
  | 'perfect'
  | 'levelUp'
  | 'over'
  | 'beat'
  | 'go';

/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta, jump, … */
export const SOUNDS: Readonly<Record<SoundName, ZzfxParams | readonly ZzfxParams[]>> = {
  move: [0.35, 0.02, 320, 0, 0.005, 0.02, 1, 1.6],
  rotate: [0.45, 0.02, 440, 0, 0.01, 0.04, 0, 1.4, 12],
  hold: [0.6, 0.02, 260, 0.01, 0.03, 0.08, 0, 1.2, 6, 0, 130, 0.04],
  lock: [0.7, 0.05, 130, 0, 0.01, 0.06, 2, 1.8, -6],
  softDrop: [0.22, 0.04, 180, 0, 0.004, 0.02, 2, 1.4],
  hardDrop: [
    [1.1, 0.05, 90, 0, 0.02, 0.14, 2, 2.2, -4, 0, 0, 0, 0, 1.2],
    [0.4, 0, 60, 0, 0.02, 0.12, 0, 1],
  ],
  clear1: chime([523]),
  clear2: chime([523, 659]),
  clear3: chime([523, 659, 784]),
  clear4: chime([523, 659, 784, 1047]),
  spin: [0.9, 0, 360, 0.01, 0.06, 0.18, 1, 0.6, 9, 0, 180, 0.06],
  perfect: chime([784, 988, 1175, 1568]),
  levelUp: [0.9, 0, 440, 0.02, 0.12, 0.3, 1, 1.2, 0, 0, 220, 0.08, 0.09],
  over: [1, 0, 196, 0.03, 0.3, 0.7, 1, 0.8, -1.6, 0, -50, 0.15],
  beat: [0.5, 0, 392, 0, 0.03, 0.08, 0, 1.4],
  go: [0.7, 0, 784, 0, 0.05, 0.16, 0, 1.4],
};

/** Bells, one after the other and sounding on together. */
function chime(tones: readonly number[]): readonly ZzfxParams[] {
  return tones.map((tone, i) => [0.55, 0, tone, 0.005 + i * 0.05, 0.06, 0.32, 0, 1.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.8]);
}

/** Plays what is heard of these events; few sounds, however many events. */
export function playEvents(board: Soundboard<SoundName>, events: readonly TetrisEvent[]): void {
  for (const name of new Set(events.flatMap(soundOf))) board.play(name);
}

function soundOf(event: TetrisEvent): readonly SoundName[] {
  switch (event.type) {
    case 'moved':
      return ['move'];
    case 'rotated':
      return ['rotate'];
    case 'held':
      return ['hold'];
    case 'fell':
      return event.by === 'softDrop' ? ['softDrop'] : [];
    case 'dropped':
      return ['hardDrop'];
    case 'locked':
      return event.spin === 'none' ? ['lock'] : ['lock', 'spin'];
    case 'cleared':
      return event.perfect ? ['perfect'] : [CLEARS[event.rows.length - 1] ?? 'clear4'];
    case 'levelUp':
      return ['levelUp'];
    case 'reached':
      return ['perfect'];
    case 'over':
      return event.reason === 'goal' ? [] : ['over'];
    default:
      return [];
  }
}

const CLEARS = ['clear1', 'clear2', 'clear3', 'clear4'] as const;
