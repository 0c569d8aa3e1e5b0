import type { PlayInput } from './actions.ts';
import { type PadButton, type PadChange, type PadRect, PadTracker } from './pad-tracker.ts';

const PRESSED = 'data-pressed';

export interface PadTarget extends PlayInput {
  /** Tells when nothing more can be held: the game has stopped. Returns the way to stop listening. */
  onStop(listener: () => void): () => void;
}

/** Lets fingers on the buttons inside `pad` (named by `data-pad`) play; returns the way to stop. */
export function attachPad(pad: HTMLElement, target: PadTarget): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal } as const;
  const buttons = new Map<PadButton, HTMLButtonElement>();
  for (const button of pad.querySelectorAll<HTMLButtonElement>('button[data-pad]')) {
    buttons.set(button.dataset['pad'] as PadButton, button);
  }
  const tracker = new PadTracker(() => rectsOf(buttons));

  const apply = (changes: readonly PadChange[], at: number): void => {
    for (const { type, button } of changes) {
      buttons.get(button)?.toggleAttribute(PRESSED, type === 'press');
      if (type === 'press') target.press(button, at);
      else target.release(button, at);
    }
  };
  const releaseAll = (): void => apply(tracker.releaseAll(), performance.now());

  pad.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      // The pad takes the pointer whole, so that sliding and lifting outside are told here.
      event.preventDefault();
      pad.setPointerCapture(event.pointerId);
      apply(tracker.down(event.pointerId, event.clientX, event.clientY), event.timeStamp);
    },
    options,
  );
  pad.addEventListener(
    'pointermove',
    (event) => apply(tracker.move(event.pointerId, event.clientX, event.clientY), event.timeStamp),
    options,
  );
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    pad.addEventListener(type, (event) => apply(tracker.up(event.pointerId), event.timeStamp), options);
  }
  pad.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  pad.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event.target, buttons);
      // A pointer has acted already; this one comes from a key or from assistive technology.
      if (event.detail !== 0 || button === undefined) return;
      target.press(button, event.timeStamp);
      target.release(button, event.timeStamp);
    },
    options,
  );
  window.addEventListener('resize', releaseAll, options);
  const stopListening = target.onStop(releaseAll);
  return () => {
    stop.abort();
    stopListening();
    releaseAll();
  };
}

function rectsOf(buttons: ReadonlyMap<PadButton, HTMLButtonElement>): ReadonlyMap<PadButton, PadRect> {
  return new Map(
    [...buttons]
      .filter(([, button]) => !button.disabled)
      .map(([name, button]) => [name, button.getBoundingClientRect()]),
  );
}

function buttonOf(
  target: EventTarget | null,
  buttons: ReadonlyMap<PadButton, HTMLButtonElement>,
): PadButton | undefined {
  return [...buttons].find(([, button]) => target instanceof Node && button.contains(target))?.[0];
}
