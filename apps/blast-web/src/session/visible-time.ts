import { onHide, onShow, pageHidden } from '@blockyard/app-kit';

/**
 * Counts the time for which the page is in sight. Each call of what comes back gives the whole milliseconds since the
 * call before; the rest is kept for the next.
 */
export function visibleTime(now: () => number = () => performance.now()): () => number {
  let counted = 0;
  let since = pageHidden() ? undefined : now();
  const collect = (): void => {
    if (since === undefined) return;
    const at = now();
    counted += Math.max(0, at - since);
    since = at;
  };
  onHide(() => {
    collect();
    since = undefined;
  });
  onShow(() => {
    since ??= now();
  });
  return () => {
    collect();
    const whole = Math.floor(counted);
    counted -= whole;
    return whole;
  };
}
