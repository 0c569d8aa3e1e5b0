import { useReducedMotion } from '@blockyard/app-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachGestures } from '../input/attach-gestures.ts';
import { onLock, onStop } from '../session/moments.ts';
import { WellMount } from '../well/mount.ts';
import { Callouts } from './callouts.tsx';
import { CountdownShown } from './countdown-shown.tsx';
import { LeftPanel, RightPanel } from './hud.tsx';
import type { Layout } from './layout.ts';
import { useGame, usePage, useSetting } from './page-context.ts';

/** The well between its panels. */
export function Arena({ layout }: { readonly layout: Layout }) {
  const { t } = useTranslation();
  const page = usePage();
  const arena = useRef<HTMLElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const mount = useRef<WellMount>(undefined);
  const [failed, setFailed] = useState(false);
  const over = useGame(({ view }) => view?.over ?? false);
  const ghost = useSetting((settings) => settings.ghost);
  const patterns = useSetting((settings) => settings.patterns);
  const still = useReducedMotion(useSetting((settings) => settings.motion));

  useEffect(() => {
    if (arena.current === null || well.current === null || canvas.current === null) return;
    const mounted = new WellMount(page, { arena: arena.current, well: well.current, canvas: canvas.current });
    mount.current = mounted;
    mounted.open().catch(() => setFailed(true));
    return () => mounted.dispose();
  }, [page]);

  // The layout decides, through the style sheet, how much room there is.
  useLayoutEffect(() => mount.current?.fit(), [layout.shape, layout.pad, layout.small]);

  useEffect(() => mount.current?.applyLook(), [ghost, patterns, still]);

  useEffect(() => {
    const element = arena.current;
    if (element === null || !layout.gestures) return;
    const { session, frames } = page;
    const target = {
      press: session.press.bind(session),
      release: session.release.bind(session),
      step: session.step.bind(session),
      onStop: (listener: () => void) => onStop(session, listener),
      onLock: (listener: () => void) => onLock(session, listener),
      onFrame: (advance: (now: number) => void) =>
        frames.add((now) => {
          advance(now);
          return false;
        }),
    };
    return attachGestures(element, target, () => {
      const rect = well.current?.getBoundingClientRect();
      return rect === undefined
        ? { cell: 30, middle: 0 }
        : { cell: rect.width / 10, middle: rect.left + rect.width / 2 };
    });
  }, [page, layout.gestures]);

  return (
    <main ref={arena} className="arena play-area">
      <LeftPanel layout={layout} />
      <div ref={well} className="well" data-over={over || undefined}>
        <div className="well-frame" />
        <div ref={canvas} className="well-canvas" role="img" aria-label={t('well')} />
        {failed && <p className="well-failed">{t('noRenderer')}</p>}
        <Callouts />
        <CountdownShown />
      </div>
      <RightPanel layout={layout} />
    </main>
  );
}
