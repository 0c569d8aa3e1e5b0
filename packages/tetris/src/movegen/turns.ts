import type { Shape } from '@blockyard/grid-core';
import type { Kick, RotationSystem } from '../rotation/system.ts';
import type { Veto } from '../rotation/veto.ts';
import type { Piece, Rotation } from '../types.ts';
import { type Key, turnKey } from './keys.ts';

/** A rotation as drawn. */
export interface Pose {
  readonly rotation: Rotation;
  readonly drawing: Shape;
  /** From the box's left edge to the bounds' left column, and from its top edge to below the bounds' bottom row. */
  readonly left: number;
  readonly bottom: number;
}

/** A turn's tests in order: the shift of the bounds' corner, heights up, and the test's number in the system's list. */
export interface Turn {
  /** Where it comes from: an index of the table's stances. */
  readonly from: number;
  readonly dx: Int8Array;
  readonly dy: Int8Array;
  readonly kick: Int8Array;
  /** When it may not kick. */
  readonly veto: Veto | undefined;
}

/** A turn as seen from where it comes from. */
export interface Exit extends Turn {
  /** Where it leads to: an index of the table's stances. */
  readonly to: number;
  readonly key: Key;
}

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** The turns of one piece. */
export class TurnList {
  constructor(
    private readonly system: RotationSystem,
    private readonly piece: Piece,
    private readonly turn180: boolean,
  ) {}

  /** The rotations that turns lead to from a start, itself first. */
  rotationsFrom(start: Rotation): readonly Rotation[] {
    const found: Rotation[] = [start];
    for (const from of found) {
      for (const to of ROTATIONS) if (!found.includes(to) && this.kicks(from, to) !== undefined) found.push(to);
    }
    return found;
  }

  /** The turns that lead to a pose. */
  into(to: Pose, poses: readonly Pose[]): readonly Turn[] {
    return poses.flatMap((from, index) => {
      const kicks = this.kicks(from.rotation, to.rotation);
      if (kicks === undefined) return [];
      return [
        {
          from: index,
          dx: Int8Array.from(kicks, ([dx]) => dx + to.left - from.left),
          dy: Int8Array.from(kicks, ([, dy]) => from.bottom - to.bottom - dy),
          kick: Int8Array.from(kicks.keys()),
          veto: this.system.veto,
        },
      ];
    });
  }

  private kicks(from: Rotation, to: Rotation): readonly Kick[] | undefined {
    if (!this.turn180 && (from ^ to) === 2) return undefined;
    return this.system.kicks[this.piece][`${from}>${to}`];
  }
}

/** For each stance the turns that lead from it. */
export function exitsOf(
  stances: readonly (Pose & { readonly turns: readonly Turn[] })[],
): readonly (readonly Exit[])[] {
  return stances.map(({ rotation: start }, from) =>
    stances.flatMap(({ turns, rotation }, to) =>
      turns.filter((turn) => turn.from === from).map((turn) => ({ ...turn, to, key: turnKey(start, rotation) })),
    ),
  );
}
