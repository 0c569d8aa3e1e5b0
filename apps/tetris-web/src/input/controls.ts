import { onHide, pageHidden } from '@blockyard/app-kit';
import { onStop } from '../session/moments.ts';
import type { Session } from '../session/session.ts';
import { inPlay } from '../session/session-state.ts';
import { type Action, isPlayAction, type PageAction } from './actions.ts';
import { GamepadReader, type PadEdge } from './gamepad.ts';
import { Keyboard } from './keyboard.ts';

export interface ControlPorts {
  readonly session: Session;
  /** What the keys do now. */
  readonly keymap: () => ReadonlyMap<string, Action>;
  /** `inDialog`: a dialog is open. */
  readonly onPage: (action: PageAction, inDialog: boolean) => void;
  /** Calls `job` in every frame of play. */
  readonly onFrame: (job: () => void) => () => void;
}

/** While the game stands still a gamepad is looked at this often, for its Start button. */
const IDLE_MS = 120;

/** Joins keyboard and gamepads to the session. Returns the way to stop. */
export function attachControls({ session, keymap, onPage, onFrame }: ControlPorts): () => void {
  const playable = (): boolean => inPlay(session.state.getState().status);
  const keyboard = new Keyboard({
    press: (action, at) => session.press(action, at),
    release: (action, at) => session.release(action, at),
    page: onPage,
    keymap,
    playable,
  });
  const reader = new GamepadReader();
  let present = typeof navigator.getGamepads === 'function' && gamepads().some((pad) => pad !== null);

  const apply = (edges: readonly PadEdge[]): void => {
    for (const { type, action } of edges) {
      const at = performance.now();
      if (isPlayAction(action)) {
        if (type === 'press' && playable()) session.press(action, at);
        if (type === 'release') session.release(action, at);
      } else if (type === 'press') onPage(action, false);
    }
  };
  const poll = (): void => {
    if (!present) return;
    if (pageHidden() || !document.hasFocus()) apply(reader.releaseAll());
    else apply(reader.read(gamepads()));
  };
  const releaseAll = (): void => {
    const now = performance.now();
    keyboard.releaseAll(now);
    apply(reader.releaseAll());
  };

  const stop = new AbortController();
  const { signal } = stop;
  const connected = (): void => {
    present = true;
  };
  window.addEventListener('gamepadconnected', connected, { signal });
  window.addEventListener('gamepaddisconnected', poll, { signal });
  const timer = setInterval(() => {
    if (!playable()) poll();
  }, IDLE_MS);
  const stops = [onHide(releaseAll, { blur: true }), onStop(session, releaseAll), onFrame(poll)];
  return () => {
    stop.abort();
    clearInterval(timer);
    for (const end of stops) end();
    keyboard.dispose();
  };
}

function gamepads(): readonly (Gamepad | null)[] {
  return navigator.getGamepads();
}
