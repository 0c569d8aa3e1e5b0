import type { Point } from './geometry.ts';

/** The kinds of `PointerEvent.pointerType` that are told apart. */
export type Device = 'mouse' | 'touch' | 'pen';

/** One pointer's way from a press on a tray slot to its end. `tapped`, `dropped` and `cancelled` are ends; each may be followed by a press. */
export type DragState =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'pressed' } & Grab)
  | ({ readonly phase: 'dragging'; readonly at: Point } & Grab)
  | ({ readonly phase: 'tapped' | 'dropped' | 'cancelled' } & Grab);

interface Grab {
  readonly slot: number;
  readonly pointer: number;
  readonly device: Device;
  readonly from: Point;
}

export type DragInput =
  | {
      readonly type: 'press';
      readonly slot: number;
      readonly pointer: number;
      readonly device: Device;
      readonly button: number;
      readonly at: Point;
    }
  | { readonly type: 'move'; readonly pointer: number; readonly buttons: number; readonly at: Point }
  | { readonly type: 'release'; readonly pointer: number }
  /** Without a pointer: Escape, blur, a hidden page, a turned screen. */
  | { readonly type: 'cancel'; readonly pointer?: number };

export const IDLE: DragState = { phase: 'idle' };

/** How far a pointer travels, in px, before a press is a drag and no tap. */
export const THRESHOLD = { mouse: 4, pen: 8, touch: 8 } as const satisfies Record<Device, number>;

const MAIN_BUTTON = 1;

/**
 * The next state; the very same object where the input means nothing: another pointer than the one that holds the piece,
 * a second press, a press of another button. A release has no place of its own: what was shown last is what counts.
 */
export function dragStep(state: DragState, input: DragInput): DragState {
  const held = state.phase === 'pressed' || state.phase === 'dragging';
  if (input.type === 'press') {
    if (held || input.button !== 0) return state;
    const { slot, pointer, device, at } = input;
    return { phase: 'pressed', slot, pointer, device, from: at };
  }
  if (!held) return state;
  const { slot, pointer, device, from } = state;
  const grab = { slot, pointer, device, from };
  if (input.pointer !== undefined && input.pointer !== pointer) return state;
  switch (input.type) {
    case 'cancel':
      return { phase: 'cancelled', ...grab };
    case 'release':
      return { phase: state.phase === 'dragging' ? 'dropped' : 'tapped', ...grab };
    case 'move': {
      // No button: the release was lost outside the window. Another button: the player wants out.
      if (input.buttons !== MAIN_BUTTON) return { phase: 'cancelled', ...grab };
      const far = Math.hypot(input.at.x - from.x, input.at.y - from.y) >= THRESHOLD[device];
      return state.phase === 'dragging' || far ? { phase: 'dragging', ...grab, at: input.at } : state;
    }
  }
}
