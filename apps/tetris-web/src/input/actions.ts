/** What a player can do, whatever the device. */
export const PLAY_ACTIONS = ['left', 'right', 'softDrop', 'hardDrop', 'cw', 'ccw', '180', 'hold'] as const;
export type PlayAction = (typeof PLAY_ACTIONS)[number];

/** What a player can do to the page, once a press. */
const PAGE_ACTIONS = ['undo', 'pause', 'restart', 'mute'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

export const ACTIONS = [...PLAY_ACTIONS, ...PAGE_ACTIONS] as const;
export type Action = PlayAction | PageAction;

/** Where presses and releases go. `at` is the wall time of the press, as `performance.now()` counts. */
export interface PlayInput {
  press(action: PlayAction, at: number): void;
  release(action: PlayAction, at: number): void;
}

const PLAY: ReadonlySet<string> = new Set(PLAY_ACTIONS);

export function isPlayAction(action: string): action is PlayAction {
  return PLAY.has(action);
}
