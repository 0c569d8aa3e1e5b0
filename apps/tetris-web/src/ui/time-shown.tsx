import { formatDuration } from '@blockyard/app-kit';
import { useEffect, useRef } from 'react';
import { usePage } from './page-context.ts';

/** How often figures that run are written, in ms. */
const EVERY_MS = 100;

/** Writes a figure that runs into the element, past React: it changes too often to render. */
function useRunning(write: (element: HTMLElement) => void): React.RefObject<HTMLSpanElement | null> {
  const { frames } = usePage();
  const element = useRef<HTMLSpanElement>(null);
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    let written = Number.NEGATIVE_INFINITY;
    return frames.add((now) => {
      if (element.current !== null && now - written >= EVERY_MS) {
        written = now;
        latest.current(element.current);
      }
      return false;
    });
  }, [frames]);
  return element;
}

/** Puts a text in place of the one that is there: its node stays, and so nothing is styled anew. */
function retext(element: Element | undefined, text: string): void {
  const node = element?.firstChild;
  if (node instanceof Text && node.data !== text) node.data = text;
}

/** The game's time, or what is left of it to `limit` ms, as `m:ss`, with hundredths where there is room. */
export function TimeShown({ limit }: { readonly limit: number | undefined }) {
  const { session } = usePage();
  const seconds = useRunning((element) => {
    const text = formatDuration(limit === undefined ? session.time : Math.max(0, limit - session.time));
    const [whole, rest] = element.children;
    retext(whole, text.slice(0, -4));
    retext(rest, text.slice(-4, -1));
  });
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
  const rate = useRunning((element) => {
    retext(element, session.time < 1000 ? '0.00' : ((session.pieces * 1000) / session.time).toFixed(2));
  });
  return (
    <span ref={rate} className="piece-rate">
      0.00
    </span>
  );
}
