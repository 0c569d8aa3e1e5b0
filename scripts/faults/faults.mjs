/**
 * A fault planted in a package's source, and the test files of which at least one must turn red.
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} package
 * @property {string} file  from the package's folder
 * @property {string} from  stands once in the file
 * @property {string} to
 * @property {readonly string[]} tests  file name filters, as vitest takes them
 */

/** The faults that games of this kind ship with, each in the words of the code that prevents it. @type {readonly Fault[]} */
export const FAULTS = [
  {
    name: 'rows cleared before columns are tested',
    package: 'blast',
    file: 'src/place.ts',
    from: `  const full = fullOf(board, ruleset);
  const gone = cellsOf(board, full);`,
    to: `  const full = fullOf(board, ruleset).filter(({ kind }, _, all) => kind === 'rows' || all[0].kind !== 'rows');
  const gone = cellsOf(board, full);`,
    tests: ['place.test', 'conformance.test'],
  },
  {
    name: 'crossings counted twice',
    package: 'grid-core',
    file: 'src/lines.ts',
    from: 'return before - grid.count();',
    to: 'return rows.length * grid.width + columns.length * grid.height;',
    tests: ['lines.test'],
  },
  {
    name: 'crossings counted twice in what a placement tells',
    package: 'blast',
    file: 'src/lines.ts',
    from: `      if (full.some((region) => isIn(region, x, y))) cells.push([x, y, board.at(x, y)]);`,
    to: `      for (const region of full) if (isIn(region, x, y)) cells.push([x, y, board.at(x, y)]);`,
    tests: ['place.test', 'conformance.test'],
  },
  {
    name: 'game-over test before the deal',
    package: 'blast',
    file: 'src/place.ts',
    from: `  state.tray[slot] = null;
`,
    to: `  state.tray[slot] = null;
  if (endIfStuck(state).length > 0) return events;
`,
    tests: ['place.test', 'conformance.test'],
  },
  {
    name: 'the deals not saved',
    package: 'blast',
    file: 'src/frame.ts',
    from: 'random: { deals: [...deals] },',
    to: 'random: { deals: [1, 2, 3, 4] },',
    tests: ['laws.test', 'snapshot.test'],
  },
  {
    name: 'row shared after collapse',
    package: 'grid-core',
    file: 'src/lines.ts',
    from: '  masks.fill(0, 0, to + 1);',
    to: '',
    tests: ['lines.test'],
  },
  {
    name: "a kick's sign flipped",
    package: 'tetris',
    file: 'src/rotation/srs.ts',
    from: `      '2>1': [
        [-1, 0],
        [-1, 1],`,
    to: `      '2>1': [
        [-1, 0],
        [-1, -1],`,
    tests: ['conformance.test', 'systems.test'],
  },
  {
    name: 'every kick read with y up',
    package: 'tetris',
    file: 'src/rotation/system.ts',
    from: '[dx, 0 - dy]',
    to: '[dx, dy]',
    tests: ['conformance.test', 'systems.test'],
  },
  {
    name: 'lock timer mixed with gravity',
    package: 'tetris',
    file: 'src/transitions/timers.ts',
    from: 'spent ? at : at + active.lockLeft;',
    to: 'spent ? at : at + active.lockLeft + (gravityOf(state) ?? 0);',
    tests: ['lock.test'],
  },
  {
    name: 'bag not saved',
    package: 'tetris',
    file: 'src/snapshot.ts',
    from: "queue: { ahead: ahead.join(''), random },",
    to: "queue: { ahead: ahead.join(''), random: [1, 2, 3, 4] },",
    tests: ['laws.test', 'restore.test'],
  },
  {
    name: 'ghost written to the well',
    package: 'tetris',
    file: 'src/view.ts',
    from: `  const { ruleset } = rules;
`,
    to: `  const { ruleset } = rules;
  for (const [dx, dy] of active?.shape.cells ?? []) {
    const ghost = (active?.y ?? 0) + dropDistance(state.well, active!.shape, active!.x, active!.y);
    state.well.set((active?.x ?? 0) + dx, ghost + dy, 8);
  }
`,
    tests: ['game.test', 'laws.test'],
  },
  {
    name: 'T-spin flag kept after a move',
    package: 'tetris',
    file: 'src/transitions/commands.ts',
    from: `  active.turn = null;
  useAction`,
    to: '  useAction',
    tests: ['spins.test', 'conformance.test'],
  },
];
