import type { Session } from './session.ts';
import { inPlay } from './session-state.ts';

/** Tells `listener` when play has stopped, so that nothing is held any more; returns the way to stop. */
export function onStop(session: Session, listener: () => void): () => void {
  return session.state.subscribe((now, before) => {
    if (inPlay(before.status) && !inPlay(now.status)) listener();
  });
}

/** Tells `listener` of every piece that locks; returns the way to stop. */
export function onLock(session: Session, listener: () => void): () => void {
  return session.subscribe((events) => {
    if (events.some(({ type }) => type === 'locked')) listener();
  });
}
