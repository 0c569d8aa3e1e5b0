import type { Ruleset } from '../../ruleset-types.ts';

/**
 * Blockudoku: nine by nine, boxes of three by three clear too, 47 shapes of at most five cells, each as likely. A region
 * pays 18 when one or two clear at once, 36 each for three or four, 54 for five to seven, 72 above; 9 more right after
 * another clear; a cell that the same placement clears pays nothing (after gary-z/blokie, `engine/js/blokie.js`).
 */
export const BOXES = {
  id: 'boxes',
  board: { width: 9, height: 9 },
  tray: 3,
  clear: ['rows', 'columns', 'boxes'],
  box: { width: 3, height: 3 },
  score: {
    cell: 1,
    counted: 'staying',
    clear: { table: [18, 36, 108, 144, 270, 324, 378, 576, 648, 720] },
    streak: { step: 0, bonus: 9, grace: 0 },
  },
  deal: {
    weights: {
      dot: 1,
      i2: 1,
      d2: 1,
      i3: 1,
      d3: 1,
      v3: 1,
      i4: 1,
      o4: 1,
      t4: 1,
      s4: 1,
      l4: 1,
      i5: 1,
      v5: 1,
      x5: 1,
      t5: 1,
      u5: 1,
    },
  },
  undo: 'tray',
} as const satisfies Ruleset;
