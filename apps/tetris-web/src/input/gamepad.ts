import type { PlayAction } from './actions.ts';

/** What is read of a gamepad. */
export interface PadState {
  readonly index: number;
  readonly mapping: string;
  readonly connected: boolean;
  readonly buttons: readonly { readonly value: number }[];
  readonly axes: readonly number[];
}

export type PadAction = PlayAction | 'pause' | 'undo';

export interface PadEdge {
  readonly type: 'press' | 'release';
  readonly action: PadAction;
}

/** Above the first value a control counts as pressed, below the second as released: no trigger presses twice. */
const PRESS_AT = 0.55;
const RELEASE_AT = 0.3;

/** Buttons of the standard mapping. */
const BUTTONS: Readonly<Record<number, PadAction>> = {
  0: 'cw',
  1: 'ccw',
  2: 'ccw',
  3: '180',
  4: 'hold',
  5: 'hold',
  6: 'hardDrop',
  7: 'hardDrop',
  8: 'undo',
  9: 'pause',
  12: 'hardDrop',
  13: 'softDrop',
  14: 'left',
  15: 'right',
};

/** The left stick; up does nothing, since a thumb that steers must not drop. */
const AXES: readonly { readonly axis: number; readonly sign: 1 | -1; readonly action: PadAction }[] = [
  { axis: 0, sign: -1, action: 'left' },
  { axis: 0, sign: 1, action: 'right' },
  { axis: 1, sign: 1, action: 'softDrop' },
];

/**
 * Turns readings of gamepads into presses and releases, each once. Only pads of the standard mapping are read. What is
 * down when a pad is first seen, or when reading begins again, does nothing until it has been let go of.
 */
export class GamepadReader {
  /** Controls down now, by pad and control; `false` while waiting to be let go of. */
  private readonly held = new Map<string, PadAction | false>();
  private known = new Set<number>();

  read(pads: readonly (PadState | null)[]): readonly PadEdge[] {
    const edges: PadEdge[] = [];
    const present = new Set<number>();
    for (const pad of pads) {
      if (pad === null || !pad.connected || pad.mapping !== 'standard') continue;
      present.add(pad.index);
      const first = !this.known.has(pad.index);
      for (const { key, value, action } of controls(pad))
        this.control(`${pad.index}/${key}`, value, action, first, edges);
    }
    for (const index of this.known) {
      if (!present.has(index)) edges.push(...this.drop(`${index}/`));
    }
    this.known = present;
    return edges;
  }

  /** Releases all; what is still down has to be let go of before it acts again. */
  releaseAll(): readonly PadEdge[] {
    this.known = new Set();
    return this.drop('');
  }

  private control(key: string, value: number, action: PadAction, first: boolean, edges: PadEdge[]): void {
    const held = this.held.get(key);
    if (held === undefined && value >= PRESS_AT) {
      const already = this.isHeld(action);
      this.held.set(key, first ? false : action);
      if (!first && !already) edges.push({ type: 'press', action });
    } else if (held !== undefined && value <= RELEASE_AT) {
      this.held.delete(key);
      if (held !== false && !this.isHeld(held)) edges.push({ type: 'release', action: held });
    }
  }

  private drop(prefix: string): readonly PadEdge[] {
    const edges: PadEdge[] = [];
    for (const [key, action] of [...this.held]) {
      if (!key.startsWith(prefix)) continue;
      this.held.delete(key);
      if (action !== false && !this.isHeld(action)) edges.push({ type: 'release', action });
    }
    return edges;
  }

  private isHeld(action: PadAction): boolean {
    return [...this.held.values()].includes(action);
  }
}

function* controls(pad: PadState): Generator<{ key: string; value: number; action: PadAction }> {
  for (const [index, action] of Object.entries(BUTTONS)) {
    yield { key: `b${index}`, value: pad.buttons[Number(index)]?.value ?? 0, action };
  }
  for (const { axis, sign, action } of AXES) {
    yield { key: `a${axis}${sign}`, value: (pad.axes[axis] ?? 0) * sign, action };
  }
}
