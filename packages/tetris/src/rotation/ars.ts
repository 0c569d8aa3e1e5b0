import { family, type Kick, QUARTERS_IN_PLACE, quarterTurns, type RotationSystem } from './system.ts';

const RIGHT_THEN_LEFT: readonly Kick[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
];

/**
 * The system of Arika's Grand Master games: flat side up at the start, resting on the box's bottom, one column right or left.
 * Source: cambridge, tetris/rulesets/arika.lua (its third state is our first). States checked against NullpoMino's
 * ClassicEasyA.rul, kicks, their exceptions and the rows of the spawn against tetris.wiki, "Arika Rotation System".
 */
export const ARS: RotationSystem = {
  ...family('ars', QUARTERS_IN_PLACE, QUARTERS_IN_PLACE, quarterTurns(RIGHT_THEN_LEFT)),
  states: {
    I: [
      ['....', '####', '....', '....'],
      ['..#.', '..#.', '..#.', '..#.'],
      ['....', '####', '....', '....'],
      ['..#.', '..#.', '..#.', '..#.'],
    ],
    O: [
      ['##', '##'],
      ['##', '##'],
      ['##', '##'],
      ['##', '##'],
    ],
    T: [
      ['...', '###', '.#.'],
      ['.#.', '##.', '.#.'],
      ['...', '.#.', '###'],
      ['.#.', '.##', '.#.'],
    ],
    S: [
      ['...', '.##', '##.'],
      ['#..', '##.', '.#.'],
      ['...', '.##', '##.'],
      ['#..', '##.', '.#.'],
    ],
    Z: [
      ['...', '##.', '.##'],
      ['..#', '.##', '.#.'],
      ['...', '##.', '.##'],
      ['..#', '.##', '.#.'],
    ],
    J: [
      ['...', '###', '..#'],
      ['.#.', '.#.', '##.'],
      ['...', '#..', '###'],
      ['.##', '.#.', '.#.'],
    ],
    L: [
      ['...', '###', '#..'],
      ['##.', '.#.', '.#.'],
      ['...', '..#', '###'],
      ['.#.', '.#.', '.##'],
    ],
  },
  spawn: { O: [0, 1] },
  veto: 'centre-column',
};
