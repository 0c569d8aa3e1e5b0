/**
 * Calls `listener`, from inside the event, at every gesture that a browser takes as the player's leave to make sound
 * (the list of the HTML standard's "activation triggering input event"). Returns the way to stop.
 */
export function onGesture(listener: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal } as const;
  const heard = (event: Event): void => {
    if (allows(event)) listener();
  };
  for (const type of ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const) {
    window.addEventListener(type, heard, options);
  }
  return () => stop.abort();
}

function allows(event: Event): boolean {
  if (navigator.userActivation?.hasBeenActive === false) return false;
  if (event instanceof KeyboardEvent) return event.key !== 'Escape';
  // Touching is no leave, lifting the finger is; with a mouse it is the press.
  if (event.type === 'pointerdown') return (event as PointerEvent).pointerType === 'mouse';
  return true;
}
