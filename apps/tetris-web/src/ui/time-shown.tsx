import { formatDuration } from '@blockyard/app-kit';
import { useEffect, useRef } from 'react';
import { usePage } from './page-context.ts';

/** How often figures that run are written, in ms; and how long they wait for a frame in which the well is not drawn. */
const EVERY_MS = 100;
const LATEST_MS = 300;

/** Writes a figure that runs into the element, past React: it changes too often to render. */
function useRunning(
  read: () => string,
  write: (element: HTMLElement, text: string) => void,
): React.RefObject<HTMLSpanElement | null> {
  const { frames } = usePage();
  const element = useRef<HTMLSpanElement>(null);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    let shown = '';
    let written = Number.NEGATIVE_INFINITY;
    return frames.addPatient((now, full) => {
      const text = latest.current();
      if (element.current === null || text === shown) return false;
      if (now - written < (full ? LATEST_MS : EVERY_MS)) return true;
      shown = text;
      written = now;
      write(element.current, text);
      return false;
    });
  }, [frames, write]);
  return element;
}

/** Puts a text in place of the one that is there: its node stays, and so nothing is styled anew. */
function retext(element: Element | undefined, text: string): void {
  const node = element?.firstChild;
  if (node instanceof Text && node.data !== text) node.data = text;
}

/** The whole seconds, and the hundredths in an element of their own. */
function writeTime({ children: [whole, rest] }: Element, text: string): void {
  retext(whole, text.slice(0, -3));
  retext(rest, text.slice(-3));
}

/** The game's time, or what is left of it to `limit` ms, as `m:ss`, with hundredths where there is room. */
export function TimeShown({ limit }: { readonly limit: number | undefined }) {
  const { session } = usePage();
  const seconds = useRunning(
    () => formatDuration(limit === undefined ? session.time : Math.max(0, limit - session.time)).slice(0, -1),
    writeTime,
  );
  return (
    <span ref={seconds}>
      <span>0:00</span>
      <small className="hundredths">.00</small>
    </span>
  );
}

/** Pieces locked a second. */
export function PieceRate() {
  const { session } = usePage();
  const rate = useRunning(
    () => (session.time < 1000 ? '0.00' : ((session.pieces * 1000) / session.time).toFixed(2)),
    retext,
  );
  return (
    <span ref={rate} className="piece-rate">
      0.00
    </span>
  );
}
