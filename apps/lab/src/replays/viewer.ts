import type { Paint } from '../cli/paint.ts';
import { grouped } from '../statistics/numbers.ts';
import type { Film } from './film.ts';

/** Positions a second, from the slowest to the fastest. */
const SPEEDS = [1, 2, 4, 8, 16, 32, 64];
const HELP = 'space: play  ← →: step  ↑ ↓: speed  [ ]: a piece  digits, enter: that piece  q: end';

/** What a key asks for, by the name that Node gives it. */
export type Key = string;

/** A replay in a terminal: a machine of keys and time, which knows no terminal. */
export class Viewer {
  private at = 0;
  private playing = false;
  private speed = 2;
  private digits = '';
  /** Milliseconds that have passed and not yet shown a position. */
  private spare = 0;
  ended = false;

  constructor(private readonly film: Film) {}

  get position(): number {
    return this.at;
  }

  press(key: Key): void {
    const { film } = this;
    if (/^\d$/.test(key)) {
      this.digits = (this.digits + key).slice(-7);
      return;
    }
    const piece = this.digits === '' ? undefined : Number(this.digits);
    this.digits = '';
    const target = key === 'return' ? piece && film.ofPiece(piece) : this.targetOf(key);
    if (target !== undefined) {
      this.playing = false;
      this.at = Math.max(0, Math.min(film.last, target));
    }
    if (key === 'q' || key === 'escape') this.ended = true;
    if (key === 'up') this.speed = Math.min(SPEEDS.length - 1, this.speed + 1);
    if (key === 'down') this.speed = Math.max(0, this.speed - 1);
    if (key === 'space') {
      this.playing = !this.playing && this.at < film.last;
      this.spare = 0;
    }
  }

  /** The position that a key goes to; `undefined` for a key that goes nowhere. */
  private targetOf(key: Key): number | undefined {
    const { film, at } = this;
    switch (key) {
      case 'right':
        return at + 1;
      case 'left':
        return at - 1;
      case ']':
        return film.ofPiece(film.piecesAt(at) + 1);
      case '[':
        return film.ofPiece(film.piecesAt(at) - 1);
      case 'home':
        return 0;
      case 'end':
        return film.last;
      default:
        return undefined;
    }
  }

  /** Lets time pass. */
  pass(ms: number): void {
    if (!this.playing) return;
    this.spare += ms;
    const each = 1000 / (SPEEDS[this.speed] ?? 1);
    const steps = Math.floor(this.spare / each);
    this.spare -= steps * each;
    this.at = Math.min(this.film.last, this.at + steps);
    if (this.at === this.film.last) this.playing = false;
  }

  lines(paint: Paint): readonly string[] {
    const state = `${this.playing ? 'plays' : 'stands'}, ${SPEEDS[this.speed]} a second`;
    const typed = this.digits === '' ? '' : `, piece ${this.digits}…`;
    return [...frame(this.film, this.at, paint), paint('dim', `${state}${typed}`), paint('dim', HELP)];
  }
}

/** Position n of a replay as lines of text. */
export function frame(film: Film, n: number, paint: Paint): readonly string[] {
  const { log, end } = film.replay;
  const entry = n === 0 ? undefined : log[n - 1];
  const when = n === 0 ? 0 : (entry?.[0] ?? end.now);
  const what = n === 0 ? 'the start' : entry === undefined ? 'the end' : commandText(entry[1]);
  const head = `position ${grouped(n)} of ${grouped(film.last)}, ${grouped(when)} ms, piece ${film.piecesAt(n)}: ${what}`;
  return [paint('bold', head), ...film.draw(n, paint)];
}

/** A command as words: its type, then its parts. */
function commandText(command: unknown): string {
  const { type, ...parts } = command as { readonly type: string };
  return [type, ...Object.entries(parts).map(([name, value]) => `${name} ${value}`)].join(' ');
}
