import { dialogOpen } from '@blockyard/app-kit';
import { type Action, isPlayAction, type PageAction, type PlayAction, type PlayInput } from './actions.ts';

export interface KeyboardTarget extends PlayInput {
  /** What the keys do now. */
  readonly keymap: () => ReadonlyMap<string, Action>;
  /** Whether keys of the game act now. */
  readonly playable: () => boolean;
  /** `inDialog`: a dialog has the keys; Escape is then its own. */
  page(action: PageAction, inDialog: boolean): void;
}

/**
 * Plays by the keys of the window, taken from the DOM's own events by `code`. Repeats of the system and keys of an
 * unfinished composition never act, shortcuts with Ctrl, Alt or Meta are the browser's, and text fields keep their keys, as
 * does whatever is marked with `data-takes-keys`.
 */
export class Keyboard {
  /** Keys down now, with what they did when they went down. */
  private readonly held = new Map<string, PlayAction>();
  private readonly stop = new AbortController();

  constructor(private readonly target: KeyboardTarget) {
    // Captured, because an open dialog stops its keys on their way up.
    const options = { signal: this.stop.signal, capture: true } as const;
    window.addEventListener('keydown', (event) => this.down(event), options);
    window.addEventListener('keyup', (event) => this.up(event), options);
  }

  /** Forgets every key that is down: its release may never be told. It acts again after a fresh press. */
  releaseAll(at: number): void {
    const actions = new Set(this.held.values());
    this.held.clear();
    for (const action of actions) this.target.release(action, at);
  }

  dispose(): void {
    this.stop.abort();
  }

  private down(event: KeyboardEvent): void {
    const action = this.target.keymap().get(event.code);
    if (action === undefined || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(event.target)) return;
    if (!isPlayAction(action)) {
      this.page(action, event);
      return;
    }
    if (!this.target.playable() || dialogOpen()) return;
    // Keeps the page from scrolling and a focused button from being pressed by Space.
    event.preventDefault();
    if (event.repeat || this.held.has(event.code)) return;
    const already = [...this.held.values()].includes(action);
    this.held.set(event.code, action);
    if (!already) this.target.press(action, event.timeStamp);
  }

  private page(action: PageAction, event: KeyboardEvent): void {
    const inDialog = dialogOpen();
    if (event.code === 'Escape' && inDialog) return;
    const played = this.target.playable() && !inDialog;
    if (!played && movesControl(event)) return;
    // Else the dialog that this opens would take the same press, or its repeats, and close.
    if (played || event.repeat || event.code === 'Escape') event.preventDefault();
    if (event.repeat || (!played && PRESSES.test(event.code))) return;
    this.target.page(action, inDialog);
  }

  private up(event: KeyboardEvent): void {
    const action = this.held.get(event.code);
    if (action === undefined) return;
    // Some browsers press a focused button when Space comes up.
    event.preventDefault();
    this.held.delete(event.code);
    if (![...this.held.values()].includes(action)) this.target.release(action, event.timeStamp);
  }
}

/** Keys that press what has the focus, which comes first where the game is not played. */
const PRESSES = /^(Enter|NumpadEnter|Space)$/;

/** Whether the press moves the slider or the choice that has the focus. */
function movesControl({ code, target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && /^(Arrow|Home|End|Page)/.test(code);
}

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.dataset['takesKeys'] !== undefined) return true;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'radio';
}
