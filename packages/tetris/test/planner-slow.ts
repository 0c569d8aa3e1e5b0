import type { RandomStream } from '@blockyard/grid-core';
import type { Aim, PlannerOptions, PlannerView, PlannerWeights } from '../src/bot/index.ts';
import { attackOf, type Piece, type Ruleset, type Spin, TetrisGame } from '../src/index.ts';
import { placements } from '../src/movegen/index.ts';

/** The planner said plainly, for stacks that are drawn, and without a care for time. */

/** Rows as drawn, top to bottom, `.` empty, none of them above the stack. */
export type Drawn = readonly string[];

const SEEN = 24;

/** Nothing counts. */
export const NO_WEIGHTS: PlannerWeights = {
  height: 0,
  upperHalf: 0,
  upperQuarter: 0,
  bumps: 0,
  bumpsSquared: 0,
  rowTransitions: 0,
  holes: 0,
  covers: 0,
  well: 0,
  deepest: 6,
  slots: [0, 0, 0],
  clears: [0, 0, 0, 0, 0],
  minis: [0, 0, 0],
  spins: [0, 0, 0, 0],
  perfect: 0,
  attack: 0,
  backToBack: 0,
  wastedT: 0,
};

/** A stack whose rows are neither empty nor full, with more blocks in it the fuller it is (in percent). */
export function drawnStack(random: RandomStream, width: number, height: number, full: number): Drawn {
  return Array.from({ length: height }, () => {
    const row = Array.from({ length: width }, () => (random.below(100) < full ? '#' : '.'));
    const hole = random.below(width);
    row[hole] = '.';
    row[(hole + 1 + random.below(width - 1)) % width] = '#';
    return row.join('');
  });
}

const taken = (rows: Drawn, x: number, y: number): boolean => {
  const row = rows.at(-1 - y);
  return y < 0 || (y < rows.length && row?.[x] !== '.');
};

/** What the planner counts of a stack, each figure by the weight for it. */
export function figuresOf(rows: Drawn, width: number, deepest: number) {
  const height = rows.length;
  const cells = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const);
  const heights = Array.from({ length: width }, (_, x) => {
    const top = rows.findIndex((row) => row[x] !== '.');
    return top < 0 ? 0 : height - top;
  });
  const heightOf = (x: number): number => heights[x] ?? SEEN;
  const well = heights.indexOf(Math.min(...heights));
  const others = heights.filter((_, x) => x !== well);
  const steps = others.slice(1).map((each, i) => Math.abs(each - (others[i] ?? 0)));
  const holes = cells.filter(([x, y]) => !taken(rows, x, y) && y < heightOf(x));
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
  return {
    height,
    upperHalf: Math.max(0, height - 10),
    upperQuarter: Math.max(0, height - 15),
    bumps: sum(steps),
    bumpsSquared: sum(steps.map((step) => step * step)),
    rowTransitions: sum(
      rows.map(
        (row) => [...`#${row}`].filter((cell, i) => (cell === '.') !== ((`${row}#`[i] as string) === '.')).length,
      ),
    ),
    holes: holes.length,
    covers: sum(holes.map(([x, y]) => Math.min(6, heightOf(x) - y - 1))),
    well: Math.min(deepest, heightOf(well - 1) - heightOf(well), heightOf(well + 1) - heightOf(well)),
  };
}

export function worthOf(rows: Drawn, width: number, weights: PlannerWeights): number {
  const figures = figuresOf(rows, width, weights.deepest);
  return Object.entries(figures).reduce(
    (sum, [name, figure]) => sum + figure * (weights[name as keyof typeof figures] as number),
    0,
  );
}

export type Cells = readonly (readonly [x: number, y: number])[];

/** The stack with cells filled, y from the floor up, and how many rows went. */
export function filled(rows: Drawn, width: number, cells: Cells): { readonly rows: Drawn; readonly gone: number } {
  const height = Math.max(rows.length, ...cells.map(([, y]) => y + 1));
  const grown = Array.from({ length: height }, (_, i) =>
    [...(rows.at(i - height) ?? '.'.repeat(width))]
      .map((cell, x) => (cells.some((at) => at[0] === x && at[1] === height - 1 - i) ? '#' : cell))
      .join(''),
  );
  const kept = grown.filter((row) => row.includes('.'));
  return {
    rows: kept.slice(
      Math.max(
        0,
        kept.findIndex((row) => row.includes('#')),
      ),
    ),
    gone: height - kept.length,
  };
}

/** The T slot that would clear the most, of those the lowest, then the leftmost; `undefined` where there is none. */
export function slotOf(rows: Drawn, width: number): { readonly rows: Drawn; readonly gone: number } | undefined {
  let best: ReturnType<typeof slotOf>;
  for (let y = 1; y < Math.min(rows.length, SEEN - 1); y++) {
    for (let x = 1; x < width - 1; x++) {
      const free: Cells = [
        [x - 1, y],
        [x, y],
        [x + 1, y],
        [x, y - 1],
      ];
      const [left, right] = [taken(rows, x - 1, y + 1), taken(rows, x + 1, y + 1)];
      if (free.some(([column, row]) => taken(rows, column, row)) || left === right) continue;
      if (!taken(rows, x - 1, y - 1) || !taken(rows, x + 1, y - 1)) continue;
      const open = rows.every(
        (_, row) => row <= y || (!taken(rows, x, row) && !taken(rows, left ? x + 1 : x - 1, row)),
      );
      const after = filled(rows, width, free);
      if (open && after.gone > (best?.gone ?? -1)) best = after;
    }
  }
  return best;
}

interface Plan {
  readonly rows: Drawn;
  readonly hold: Piece | null;
  readonly next: number;
  readonly backToBack: number;
  readonly combo: number;
  readonly earned: number;
  /** The first moves that lead there, alike in worth. */
  readonly firsts: readonly Aim[];
  readonly value: number;
}

/** The first moves of the best plans: more than one where several are worth as much. */
export function plannedSlowly(view: PlannerView, ruleset: Ruleset, options: Required<PlannerOptions>): readonly Aim[] {
  const { width, height: floor } = view.well;
  const { beam, depth, attack, weights } = options;
  const sequence = view.active === null ? [] : [view.active.piece, ...view.queue];

  const choices = ({ hold, next }: Plan, ply: number): readonly [Piece, Piece | null, number, boolean][] => {
    const [piece, other] = [sequence[next], sequence[next + 1]];
    const may = ruleset.hold && (ply > 0 || view.canHold);
    if (piece === undefined) return may && hold !== null ? [[hold, null, next, true]] : [];
    const list: [Piece, Piece | null, number, boolean][] = [[piece, hold, next + 1, false]];
    if (may && hold !== null && hold !== piece) list.push([hold, piece, next + 1, true]);
    if (may && hold === null && other !== undefined) list.push([other, piece, next + 2, true]);
    return list;
  };

  const after = (plan: Plan, [piece, hold, next, held]: readonly [Piece, Piece | null, number, boolean]): Plan[] => {
    const game = TetrisGame.fromPosition({ board: plan.rows, queue: piece }, { ruleset });
    if (!game.ok || game.value.over) return [];
    const landings = placements(game.value.view, ruleset, { spins: true });
    const seen = landings.filter(({ cells }) => cells.every(([, y]) => floor - 1 - y < SEEN));
    return seen.map(({ cells, spin }) => {
      const { rows, gone } = filled(
        plan.rows,
        width,
        cells.map(([x, y]) => [x, floor - 1 - y] as const),
      );
      const { backToBack, combo, worth } = clear(plan, rows, gone, spin);
      const wasted = piece === 'T' && (gone === 0 || spin === 'none') ? weights.wastedT : 0;
      const earned = plan.earned + worth + wasted;
      const slot = [hold, ...sequence.slice(next)].includes('T') ? slotOf(rows, width) : undefined;
      const plain = worthOf(rows, width, weights);
      const stack =
        slot === undefined
          ? plain
          : Math.max(plain, (weights.slots[slot.gone] ?? 0) + worthOf(slot.rows, width, weights));
      const value = earned + stack + (backToBack < 0 ? 0 : weights.backToBack);
      return {
        rows,
        hold,
        next,
        backToBack,
        combo,
        earned,
        firsts: plan.firsts.length > 0 ? plan.firsts : [{ hold: held, piece, cells, spin }],
        value,
      };
    });
  };

  const clear = (plan: Plan, rows: Drawn, lines: number, spin: Spin) => {
    if (lines === 0) return { backToBack: plan.backToBack, combo: -1, worth: 0 };
    const backToBack = lines === 4 || spin !== 'none' ? plan.backToBack + 1 : -1;
    const combo = plan.combo + 1;
    const perfect = rows.length === 0;
    const list = { none: weights.clears, mini: weights.minis, full: weights.spins }[spin];
    const sent = attackOf(attack, { lines, spin, backToBack, combo, perfect });
    const worth = (list[lines] ?? list.at(-1) ?? 0) + weights.attack * sent + (perfect ? weights.perfect : 0);
    return { backToBack, combo, worth };
  };

  const board = view.well.toString('########').split('\n');
  const rows = board.slice(
    Math.max(
      0,
      board.findIndex((row) => row.includes('#')),
    ),
  );
  const start = { rows: board.some((row) => row.includes('#')) ? rows : [], hold: view.hold, next: 0 };
  let plans: Plan[] = [{ ...start, backToBack: view.backToBack, combo: view.combo, earned: 0, firsts: [], value: 0 }];
  for (let ply = 0; ply < Math.min(depth, sequence.length); ply++) {
    const found = plans.flatMap((plan) => choices(plan, ply).flatMap((choice) => after(plan, choice)));
    if (found.length === 0) break;
    const best = new Map<string, Plan>();
    for (const plan of found.sort((a, b) => b.value - a.value)) {
      const name = JSON.stringify([plan.rows, plan.hold, plan.next]);
      const known = best.get(name);
      if (known === undefined) best.set(name, plan);
      else if (known.value === plan.value) best.set(name, { ...known, firsts: [...known.firsts, ...plan.firsts] });
    }
    plans = [...best.values()].slice(0, beam);
  }
  return plans.flatMap(({ firsts, value }) => (value === plans[0]?.value ? firsts : []));
}
