export interface HideOptions {
  /** Also when the window loses the focus while still in sight. */
  readonly blur?: boolean;
}

/** Calls `listener` when the page goes out of sight or away (it may never come back); returns the way to stop. */
export function onHide(listener: () => void, { blur = false }: HideOptions = {}): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const changed = (): void => {
    if (pageHidden()) listener();
  };
  document.addEventListener('visibilitychange', changed, { signal });
  window.addEventListener('pagehide', listener, { signal });
  if (blur) window.addEventListener('blur', listener, { signal });
  return () => stop.abort();
}

/** Calls `listener` when the page comes back into sight, from the back-forward cache too; returns the way to stop. */
export function onShow(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const changed = (): void => {
    if (!pageHidden()) listener();
  };
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) listener();
  };
  document.addEventListener('visibilitychange', changed, { signal });
  window.addEventListener('pageshow', shown, { signal });
  return () => stop.abort();
}

export function pageHidden(): boolean {
  return document.visibilityState === 'hidden';
}
