import { useMemo, useSyncExternalStore } from 'react';
import type { TouchScheme } from '../settings.ts';

export interface Layout {
  /** `tall`: all in one column, pad below. `wide`: panels, and a pad, to the left and right of the well. */
  readonly shape: 'tall' | 'wide';
  readonly pad: boolean;
  /** Touching the well plays. */
  readonly gestures: boolean;
  /** Little room: a phone, or a small window. */
  readonly small: boolean;
  /** A phone upright without the pad: what stands beside the well elsewhere lies in a strip above it. */
  readonly strip: boolean;
  /** Room beside the well for figures of the running game: no phone, and no pad. */
  readonly desk: boolean;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** How the page is laid out on a screen, in CSS px. */
export function layoutOf({ width, height, touch }: Screen, scheme: TouchScheme): Layout {
  const shape = width < height * 0.86 ? 'tall' : 'wide';
  const small = Math.min(width, height) < 600;
  const pad = touch && scheme !== 'gestures';
  const strip = shape === 'tall' && small && !pad;
  return { shape, pad, gestures: touch && scheme !== 'pad', small, strip, desk: !small && !pad };
}

/** The layout of the window, live. */
export function useLayout(scheme: TouchScheme): Layout {
  const screen = useSyncExternalStore(onScreenChange, readScreen);
  return useMemo(() => layoutOf(screen, scheme), [screen, scheme]);
}

let screen: Screen = { width: 0, height: 0, touch: false };
let touched = false;

function readScreen(): Screen {
  const { innerWidth: width, innerHeight: height } = window;
  const touch = touched || matchMedia('(pointer: coarse)').matches;
  if (screen.width !== width || screen.height !== height || screen.touch !== touch) screen = { width, height, touch };
  return screen;
}

function onScreenChange(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('resize', listener, { signal });
  matchMedia('(pointer: coarse)').addEventListener('change', listener, { signal });
  // A laptop with a touch screen shows the pad once the screen has been touched.
  const feel = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' || touched) return;
    touched = true;
    listener();
  };
  window.addEventListener('pointerdown', feel, { signal, capture: true, passive: true });
  return () => stop.abort();
}
