import * as fc from 'fast-check';
import type { GameKind, GameOf } from '../game.ts';
import { canonicalJson } from '../hash.ts';

/** A law that every game obeys: `check` throws, with fast-check's smallest counter-example, when it does not hold. */
export interface Law {
  readonly name: string;
  readonly check: () => void;
}

export interface LawSubject<Command, G extends GameOf<Command>> {
  readonly kind: GameKind<Command, G>;
  readonly ruleset: unknown;
  /** Commands as a player may give them, refused ones among them. */
  readonly commands: fc.Arbitrary<Command>;
  /** The most ms that pass between two commands. */
  readonly longestPause: number;
  /** What a view shows, as JSON, to see that a view once handed out never changes. */
  readonly picture: (game: G) => { readonly view: unknown; readonly read: () => string };
  /** Commands that a finished game may still take (undo, where the ruleset allows it). */
  readonly allowedWhenOver?: (command: Command) => boolean;
  /** Commands a run, 60 unless told. */
  readonly length?: number;
  /** Runs a law, 100 unless told. */
  readonly runs?: number;
}

/** How often runs that say nothing are begun anew, so that chance alone cannot turn a law red. */
const ROUNDS = 20;

type Step<Command> = { readonly ms: number; readonly command: Command };

/** The laws of the `Game` contract for one ruleset of one game, to be run by any test runner. */
export function gameLaws<Command, G extends GameOf<Command>>(subject: LawSubject<Command, G>): readonly Law[] {
  const {
    kind,
    ruleset,
    commands,
    longestPause,
    picture,
    allowedWhenOver = () => false,
    length = 60,
    runs = 100,
  } = subject;
  const seed = fc.integer({ min: 0, max: 0xffff_ffff });
  const steps = fc.array(fc.record({ ms: fc.nat({ max: longestPause }), command: commands }), {
    maxLength: length,
    size: 'max',
  });
  const start = (seed: number): G => kind.start(ruleset, { seed });
  const play = (game: G, script: readonly Step<Command>[]): unknown[] =>
    script.map(({ ms, command }) => [game.advance(ms), game.dispatch(command)]);
  const text = (game: G): string => canonicalJson(game.snapshot());
  const same = (what: string, a: string, b: string): void => {
    if (a !== b) throw new Error(`${what}:\n${a}\n${b}`);
  };
  const restored = (snapshot: unknown): G => {
    const result = kind.restore(snapshot);
    if (!result.ok) throw new Error(`a snapshot of the game's own is refused: ${result.error.message}`);
    return result.value;
  };
  const law = (name: string, property: fc.IProperty<unknown>): Law => ({
    name,
    check: () => fc.assert(property, { numRuns: runs }),
  });

  /** A law that says nothing where no run reaches what it speaks of, and so fails there. */
  const reaching = (name: string, property: (reached: () => void) => fc.IProperty<unknown>): Law => ({
    name,
    check: () => {
      let count = 0;
      const runs = law(
        name,
        property(() => count++),
      );
      for (let round = 0; round < ROUNDS && count === 0; round++) runs.check();
      if (count === 0)
        throw new Error(`no run reached what the law speaks of: give a longer \`length\` or other commands`);
    },
  });

  return [
    law(
      'the same seed and commands give the same game',
      fc.property(seed, steps, (seed, script) => {
        const [a, b] = [start(seed), start(seed)];
        same('events', JSON.stringify(play(a, script)), JSON.stringify(play(b, script)));
        same('snapshots', text(a), text(b));
      }),
    ),
    law(
      'a refused command changes nothing',
      fc.property(seed, steps, (seed, script) => {
        const game = start(seed);
        for (const { ms, command } of script) {
          game.advance(ms);
          const before = text(game);
          if (!game.dispatch(command).ok) same('snapshots', before, text(game));
        }
      }),
    ),
    law(
      'a restored game has the same future',
      fc.property(seed, steps, steps, (seed, past, future) => {
        const game = start(seed);
        play(game, past);
        const twin = restored(JSON.parse(JSON.stringify(game.snapshot())));
        same('snapshots', text(game), text(twin));
        same('events', JSON.stringify(play(game, future)), JSON.stringify(play(twin, future)));
        same('later snapshots', text(game), text(twin));
      }),
    ),
    law(
      'time may be cut anywhere',
      fc.property(seed, steps, fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 40 }), (seed, script, cuts) => {
        const [whole, cut] = [start(seed), start(seed)];
        let k = 0;
        for (const { ms, command } of script) {
          const events = [...whole.advance(ms)];
          const pieces: unknown[] = [];
          for (let left = ms; left > 0; ) {
            const slice = Math.min(left, 1 + (cuts[k++ % cuts.length] as number));
            pieces.push(...cut.advance(slice));
            left -= slice;
          }
          same('events', JSON.stringify(events), JSON.stringify(pieces));
          same('outcomes', JSON.stringify(whole.dispatch(command)), JSON.stringify(cut.dispatch(command)));
        }
        same('snapshots', text(whole), text(cut));
      }),
    ),
    law(
      'JSON loses nothing of a snapshot',
      fc.property(seed, steps, (seed, script) => {
        const game = start(seed);
        const look = (snapshot: unknown): void => {
          canonicalJson(snapshot);
          refuseNegativeZero(snapshot, '$');
        };
        look(game.snapshot());
        for (const step of script) {
          play(game, [step]);
          look(game.snapshot());
        }
      }),
    ),
    reaching('over is final', (reached) =>
      fc.property(seed, steps, (seed, script) => {
        const game = start(seed);
        for (const { ms, command } of script) {
          const { over } = game;
          const before = over ? text(game) : '';
          if (over) reached();
          if (game.advance(ms).length > 0 && over) throw new Error('time goes on after the end');
          const isTaken = game.dispatch(command).ok;
          if (!over || allowedWhenOver(command)) continue;
          if (isTaken) throw new Error('a command was taken after the end');
          same('snapshots', before, text(game));
        }
      }),
    ),
    law(
      'a view once handed out never changes',
      fc.property(seed, steps, (seed, script) => {
        const game = start(seed);
        const seen: { read: () => string; was: string }[] = [];
        for (const { ms, command } of script) {
          const { read } = picture(game);
          seen.push({ read, was: read() });
          game.advance(ms);
          game.dispatch(command);
        }
        for (const { read, was } of seen) same('views', was, read());
      }),
    ),
    law(
      'a view stays the same object until something happens',
      fc.property(seed, steps, (seed, script) => {
        const game = start(seed);
        for (const { ms, command } of script) {
          const { view } = picture(game);
          const quiet = game.advance(ms).length === 0 && !game.dispatch(command).ok;
          if (quiet && picture(game).view !== view) throw new Error('a new view without an event');
        }
      }),
    ),
  ];
}

function refuseNegativeZero(value: unknown, path: string): void {
  if (Object.is(value, -0)) throw new Error(`${path} is −0, which JSON turns into 0`);
  if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) refuseNegativeZero(item, `${path}.${key}`);
  }
}
