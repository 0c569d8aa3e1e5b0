import type { BlastCommand, BlastSnapshot } from '@blockyard/blast';
import type { Result } from '@blockyard/grid-core';
import type { Replay } from '@blockyard/grid-core/replay';
import type { BlastSession } from './session.ts';

/** `window.blockyard`: the page's scripting surface, for players' tools and for tests. The README describes it. */
export interface Scripting {
  readonly version: string;
  /** The running game, as plain JSON. */
  snapshot(): BlastSnapshot;
  /** Goes on from a snapshot (a value or its JSON text); the recording begins anew. Refused, nothing changes. */
  load(snapshot: unknown): Result<{ readonly score: number; readonly over: boolean }>;
  /** The recording of the running game up to now. */
  replay(): Replay<BlastCommand>;
}

export function scripting(session: BlastSession, version: string): Scripting {
  return {
    version,
    snapshot: () => session.snapshot(),
    load(source) {
      const json = fromText(source);
      const loaded = session.load(json);
      if (!loaded.ok) return loaded;
      const { score, over } = loaded.value;
      return { ok: true, value: { score, over } };
    },
    replay: () => session.replay(),
  };
}

/** JSON text as its value; text that is none stays text, for the game's own parser to refuse. */
function fromText(source: unknown): unknown {
  if (typeof source !== 'string') return source;
  try {
    return JSON.parse(source);
  } catch {
    return source;
  }
}
