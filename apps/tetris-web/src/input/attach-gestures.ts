import type { PlayInput } from './actions.ts';
import { type GestureAct, Gestures, type Touch, type WellPlace } from './gestures.ts';

export interface GestureTarget extends PlayInput {
  step(dx: -1 | 1, at: number): void;
  onStop(listener: () => void): () => void;
  onLock(listener: () => void): () => void;
  /** Calls `advance` in every frame of play. */
  onFrame(advance: (now: number) => void): () => void;
}

/** Lets fingers on `surface` play by gestures; a mouse does not. Returns the way to stop. */
export function attachGestures(surface: HTMLElement, target: GestureTarget, place: () => WellPlace): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal } as const;
  const gestures = new Gestures(place);

  const apply = (acts: readonly GestureAct[], at: number): void => {
    for (const act of acts) {
      if (act.type === 'release') target.release(act.action, at);
      else if (act.type === 'press') target.press(act.action, at);
      else if (act.action === 'left' || act.action === 'right') target.step(act.action === 'left' ? -1 : 1, at);
      else {
        target.press(act.action, at);
        target.release(act.action, at);
      }
    }
  };
  const touch = ({ pointerId: id, clientX: x, clientY: y, timeStamp: at }: PointerEvent): Touch => ({ id, x, y, at });

  surface.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button') !== null) return;
      event.preventDefault();
      surface.setPointerCapture(event.pointerId);
      apply(gestures.down(touch(event)), event.timeStamp);
    },
    options,
  );
  surface.addEventListener('pointermove', (event) => apply(gestures.move(touch(event)), event.timeStamp), options);
  surface.addEventListener('pointerup', (event) => apply(gestures.up(touch(event)), event.timeStamp), options);
  surface.addEventListener(
    'pointercancel',
    (event) => apply(gestures.cancel(event.pointerId), event.timeStamp),
    options,
  );
  surface.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  const cancelAll = (): void => apply(gestures.cancelAll(), performance.now());
  window.addEventListener('resize', cancelAll, options);
  const stops = [
    target.onStop(cancelAll),
    target.onLock(() => apply(gestures.pieceLocked(), performance.now())),
    target.onFrame((now) => apply(gestures.advance(now), now)),
  ];
  return () => {
    stop.abort();
    for (const end of stops) end();
    cancelAll();
  };
}
