import { useSyncExternalStore } from 'react';

export type MotionSetting = 'system' | 'reduced' | 'full';

/** Whether effects that move, flash or shake are to be left out: as the player chose, else as the system asks. */
export function reducedMotion(setting: MotionSetting): boolean {
  return setting === 'system' ? (query()?.matches ?? false) : setting === 'reduced';
}

/** `reducedMotion`, live to a change of the system's setting. */
export function useReducedMotion(setting: MotionSetting): boolean {
  return useSyncExternalStore(onSystemChange, () => reducedMotion(setting));
}

/** Tells the style sheet the player's choice (`data-motion` on the root), which then overrides the system's both ways. */
export function applyMotion(setting: MotionSetting): void {
  document.documentElement.dataset['motion'] = setting;
}

function onSystemChange(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

function query(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;
}
