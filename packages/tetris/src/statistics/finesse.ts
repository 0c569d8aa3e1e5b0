import { fits, Grid, type Shape } from '@blockyard/grid-core';
import { knownGoal } from '../goals/goals.ts';
import { makeRules, type Rules } from '../rules.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Piece, Rotation } from '../types.ts';

/** Where a piece stands in an empty well. */
interface Stance {
  readonly rotation: Rotation;
  readonly x: number;
}

const TURNS = [1, 2, 3] as const;

/**
 * The fewest keys that bring a piece from its spawn to where it is dropped, on an empty well: a tap moves one column, holding
 * left or right goes to the wall and is one key too, a turn is one key. The drop is not counted. States with the same blocks
 * are one.
 */
export class Finesse {
  private readonly rules: Rules;
  private readonly well: Grid;
  private readonly keys = new Map<string, number>();

  constructor(ruleset: Ruleset) {
    const { width, height } = ruleset.board;
    this.rules = makeRules(ruleset, knownGoal('endless'));
    this.well = new Grid(width, height);
    for (const piece of Object.keys(this.rules.pieces) as Piece[]) this.search(piece);
  }

  /** The fewest keys to drop the piece in this rotation, its box at column `x`; `undefined` where no keys lead there from above. */
  least(piece: Piece, rotation: Rotation, x: number): number | undefined {
    return this.keys.get(nameOf(piece, this.shapeOf(piece, rotation), x));
  }

  /** Breadth first, so that the first way to a place is a shortest one. */
  private search(piece: Piece): void {
    const reached: (Stance & { readonly keys: number })[] = [];
    const seen = new Set<string>();
    const come = ({ rotation, x }: Stance, keys: number): void => {
      const stance = `${rotation} ${x}`;
      if (seen.has(stance)) return;
      seen.add(stance);
      reached.push({ rotation, x, keys });
      const name = nameOf(piece, this.shapeOf(piece, rotation), x);
      if (!this.keys.has(name)) this.keys.set(name, keys);
    };
    come({ rotation: 0, x: this.rules.pieces[piece].spawn[0] }, 0);
    for (let i = 0; i < reached.length; i++) {
      const from = reached[i] as Stance & { readonly keys: number };
      for (const to of this.steps(piece, from)) come(to, from.keys + 1);
    }
  }

  private steps(piece: Piece, { rotation, x }: Stance): readonly Stance[] {
    const steps: Stance[] = [];
    const shape = this.shapeOf(piece, rotation);
    for (const dx of [-1, 1]) {
      let wall = x;
      while (this.hasRoom(shape, wall + dx)) wall += dx;
      if (wall !== x) steps.push({ rotation, x: x + dx }, { rotation, x: wall });
    }
    for (const turn of TURNS) {
      const to = ((rotation + turn) & 3) as Rotation;
      const kicks = this.rules.pieces[piece].kicks[rotation * 4 + to] ?? [];
      for (let i = 0; i < kicks.length; i += 2) {
        const landed = x + (kicks[i] as number);
        if (!this.hasRoom(this.shapeOf(piece, to), landed)) continue;
        steps.push({ rotation: to, x: landed });
        break;
      }
    }
    return steps;
  }

  private hasRoom(shape: Shape, x: number): boolean {
    return fits(this.well, shape, x, (this.well.height >> 1) - 2);
  }

  private shapeOf(piece: Piece, rotation: Rotation): Shape {
    return this.rules.pieces[piece].shapes[rotation];
  }
}

/** The same for states that fill the same columns with the same blocks. */
function nameOf(piece: Piece, { bounds, tight }: Shape, x: number): string {
  return `${piece} ${tight.join()} ${x + bounds.x}`;
}
