import { attackOf } from '../attack/attack.ts';
import type { AttackTable } from '../attack/table.ts';
import type { ATTACK_TABLES } from '../attack/tables.ts';
import { lowestBit } from '../movegen/bits.ts';
import type { Outline } from '../movegen/outline.ts';
import { type Landing, placements } from '../movegen/placements.ts';
import { MASKS, maskIndex, Rests } from '../movegen/rests.ts';
import { Stack } from '../movegen/stack.ts';
import { type Stance, tableOf } from '../movegen/table.ts';
import { ROTATION_SYSTEMS } from '../rotation/systems.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Piece, Spin, TetrisView } from '../types.ts';
import { fillSlot, SEEN, takeFull, valueOfStack } from './planner-stack.ts';
import { PLANNER_WEIGHTS, type PlannerWeights } from './planner-weights.ts';

export interface PlannerOptions {
  /** Positions kept after each piece; 40 unless given. More plan better and take as much longer. */
  readonly beam?: number;
  /** Pieces looked ahead, the one in play counted in; as many as the queue shows, and at most 6, unless given. */
  readonly depth?: number;
  /** What a clear sends; `guideline` unless given. */
  readonly attack?: keyof typeof ATTACK_TABLES | AttackTable;
  readonly weights?: PlannerWeights;
}

/** Where the planner wants a piece. */
export interface Aim {
  /** Whether the hold comes first: then the piece is the one that it brings in. */
  readonly hold: boolean;
  readonly piece: Piece;
  /** The four cells, in the order of rows and columns. */
  readonly cells: readonly (readonly [x: number, y: number])[];
  readonly spin: Spin;
}

const SPINS: readonly Spin[] = ['none', 'mini', 'full'];

interface Node {
  readonly rows: Int32Array;
  readonly height: number;
  readonly hold: Piece | null;
  /** Place in the sequence of the next piece to be placed. */
  readonly next: number;
  readonly backToBack: number;
  readonly combo: number;
  /** What the clears so far are worth. */
  readonly earned: number;
  readonly first: Aim | undefined;
  /** Of everything. */
  readonly value: number;
}

/** What a game shows that the planner reads. */
export type PlannerView = Pick<TetrisView, 'well' | 'active' | 'hold' | 'canHold' | 'queue' | 'combo' | 'backToBack'>;

/**
 * Where to put the piece in play, by a beam search over the pieces that the queue shows, the hold and all places that
 * keys lead to, spins told apart (by the corners of a T, whatever else the ruleset calls a spin). It reads nothing that the
 * player does not see, and the same view gives the same aim. `undefined` where no piece is in play or none can be
 * placed; `RangeError` for a beam or a depth that is no whole number from 1.
 */
export function aim(view: PlannerView, ruleset: Ruleset, options: PlannerOptions = {}): Aim | undefined {
  return new Search(view, ruleset, options).run();
}

/** The landing that an aim means, with its keys, once its piece is in play; `undefined` if the piece cannot get there. */
export function landingOf(
  view: Pick<TetrisView, 'well' | 'active'>,
  ruleset: Ruleset,
  { cells, spin }: Aim,
): Landing | undefined {
  const same = placements(view, ruleset, { spins: true }).filter((landing) => keyOf(landing.cells) === keyOf(cells));
  return same.find((landing) => landing.spin === spin) ?? same[0];
}

const keyOf = (cells: readonly (readonly [number, number])[]): string =>
  cells
    .map(([x, y]) => y * 64 + x)
    .sort((a, b) => a - b)
    .join();

class Search {
  readonly #view: PlannerView;
  readonly #ruleset: Ruleset;
  readonly #options: Required<PlannerOptions>;
  readonly #sequence: readonly Piece[];
  readonly #full: number;
  readonly #stack: Stack;
  readonly #rests = new Map<Piece, Rests>();
  readonly #masks = new Int32Array(MASKS);
  readonly #scratch = new Int32Array(SEEN + 4);

  constructor(view: PlannerView, ruleset: Ruleset, options: PlannerOptions) {
    const { beam = 40, depth = 6, attack = 'guideline', weights = PLANNER_WEIGHTS } = options;
    for (const [name, value] of Object.entries({ beam, depth })) {
      if (!Number.isInteger(value) || value < 1)
        throw new RangeError(`${name} must be a whole number from 1, not ${value}`);
    }
    this.#view = view;
    this.#ruleset = ruleset;
    this.#sequence = [...(view.active === null ? [] : [view.active.piece]), ...view.queue];
    this.#options = { beam, depth: Math.min(depth, this.#sequence.length), attack, weights };
    this.#full = view.well.full;
    this.#stack = new Stack(this.#full);
  }

  run(): Aim | undefined {
    const { well, active, hold, combo, backToBack } = this.#view;
    if (active === null) return undefined;
    const stack = new Stack(this.#full);
    stack.fill(well);
    const rows = stack.rows.slice(0, SEEN + 4);
    const root = { rows, height: Math.min(stack.height, SEEN), hold, next: 0, backToBack, combo };
    let beam: Node[] = [{ ...root, earned: 0, first: undefined, value: 0 }];
    let best: Aim | undefined;
    for (let ply = 0; ply < this.#options.depth; ply++) {
      const found: Node[] = [];
      for (const node of beam) this.#expand(node, ply, found);
      if (found.length === 0) break;
      found.sort((a, b) => b.value - a.value);
      beam = distinct(found, this.#options.beam);
      best = beam[0]?.first;
    }
    return best;
  }

  #expand(node: Node, ply: number, found: Node[]): void {
    const piece = this.#sequence[node.next];
    if (piece === undefined) {
      if (node.hold !== null) this.#placeAll(node, node.hold, null, node.next, true, found);
      return;
    }
    this.#placeAll(node, piece, node.hold, node.next + 1, false, found);
    if (!this.#ruleset.hold || (ply === 0 && !this.#view.canHold)) return;
    if (node.hold === null) {
      const other = this.#sequence[node.next + 1];
      if (other !== undefined) this.#placeAll(node, other, piece, node.next + 2, true, found);
    } else if (node.hold !== piece) this.#placeAll(node, node.hold, piece, node.next + 1, true, found);
  }

  #placeAll(node: Node, piece: Piece, hold: Piece | null, next: number, held: boolean, found: Node[]): void {
    const stack = this.#stack;
    stack.rows.fill(0);
    stack.rows.set(node.rows);
    stack.height = node.height;
    const rests = this.#restsOf(piece);
    const extent = rests.list(stack, this.#masks);
    const { shapes } = rests.table;
    for (let label = 0; label < SPINS.length; label++) {
      for (let shape = 0; shape < shapes.length; shape++) {
        const outline = shapes[shape] as Outline;
        for (let y = 0; y < extent && y + outline.height <= SEEN; y++) {
          for (let left = this.#masks[maskIndex(label, shape, y)] as number; left !== 0; left &= left - 1) {
            const at = { piece, outline, x: lowestBit(left), y, spin: SPINS[label] as Spin };
            found.push(this.#after(node, at, hold, next, held));
          }
        }
      }
    }
  }

  #after(
    node: Node,
    { piece, outline, x, y, spin }: { piece: Piece; outline: Outline; x: number; y: number; spin: Spin },
    hold: Piece | null,
    next: number,
    held: boolean,
  ): Node {
    const { weights, attack } = this.#options;
    const rows = node.rows.slice();
    for (let i = 0; i < outline.rows.length; i++)
      rows[y + i] = (rows[y + i] as number) | ((outline.rows[i] as number) << x);
    const top = Math.max(node.height, y + outline.height);
    const height = takeFull(rows, top, this.#full);
    const lines = top - height;
    let { backToBack, combo, earned } = node;
    if (lines === 0) combo = -1;
    else {
      const perfect = height === 0;
      combo++;
      backToBack = lines === 4 || spin !== 'none' ? backToBack + 1 : -1;
      const list = spin === 'none' ? weights.clears : spin === 'mini' ? weights.minis : weights.spins;
      earned += list[Math.min(lines, list.length - 1)] as number;
      earned += weights.attack * attackOf(attack, { lines, spin, combo, backToBack, perfect });
      if (perfect) earned += weights.perfect;
    }
    if (piece === 'T' && (spin === 'none' || lines === 0)) earned += weights.wastedT;
    const first = node.first ?? { hold: held, piece, cells: this.#cellsOf(outline, x, y), spin };
    const value = earned + (backToBack >= 0 ? weights.backToBack : 0) + this.#valueOf(rows, height, hold, next);
    return { rows, height, hold, next, backToBack, combo, earned, first, value };
  }

  /** Of the stack, with a T that is at hand put into a slot that waits for it. */
  #valueOf(rows: Int32Array, height: number, hold: Piece | null, next: number): number {
    const { weights } = this.#options;
    const plain = valueOfStack(rows, height, this.#full, weights);
    if (hold !== 'T' && !this.#sequence.includes('T', next)) return plain;
    const scratch = this.#scratch;
    scratch.set(rows);
    const gone = fillSlot(scratch, height, this.#full);
    if (gone < 0) return plain;
    const left = takeFull(scratch, height, this.#full);
    return Math.max(plain, (weights.slots[gone] as number) + valueOfStack(scratch, left, this.#full, weights));
  }

  #cellsOf({ columns, heights }: Outline, x: number, y: number): Aim['cells'] {
    const floor = this.#view.well.height - 1;
    return Array.from(columns, (column, i) => [x + column, floor - y - (heights[i] as number)] as const);
  }

  #restsOf(piece: Piece): Rests {
    const known = this.#rests.get(piece);
    if (known !== undefined) return known;
    const { rotation, spawn } = this.#ruleset;
    const system = typeof rotation === 'string' ? ROTATION_SYSTEMS[rotation] : rotation;
    const { width, height } = this.#view.well;
    const table = tableOf(system, piece, { width, start: 0, merge: true, turn180: true });
    const { drawing, left, bottom } = table.stances[0] as Stance;
    const [aside = 0, below = 0] = system.spawn?.[piece] ?? [];
    const x = Math.floor((width - drawing.width) / 2) + aside + left;
    const y = height - spawn.y - below - bottom - Number(spawn.drop);
    const labels = this.#ruleset.spins !== 'none';
    const rests = new Rests(table, { x, y, retries: Number(spawn.drop) }, { labels, lockOutRow: SEEN });
    this.#rests.set(piece, rests);
    return rests;
  }
}

/** The best nodes, of those with the same stack and hold only the best one. */
function distinct(sorted: readonly Node[], most: number): Node[] {
  const seen = new Set<string>();
  const kept: Node[] = [];
  for (const node of sorted) {
    const name = `${node.rows.subarray(0, node.height).join()} ${node.hold} ${node.next}`;
    if (seen.has(name)) continue;
    seen.add(name);
    kept.push(node);
    if (kept.length === most) break;
  }
  return kept;
}
