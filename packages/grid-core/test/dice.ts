import {
  checkMs,
  fail,
  type Game,
  type GameKind,
  hashOf,
  type Outcome,
  type RandomState,
  RandomStream,
  succeed,
} from '../src/index.ts';

export type DiceCommand = { readonly type: 'roll' };
export type DiceEvent =
  | { readonly type: 'rolled'; readonly eyes: number }
  | { readonly type: 'tick' }
  | { readonly type: 'over' };
export interface DiceSnapshot {
  readonly now: number;
  readonly score: number;
  readonly over: boolean;
  readonly random: RandomState;
}

/** What a careless author may get wrong; each turns one law red. */
export type Fault = 'clock' | 'refusal' | 'stream' | 'frames' | 'json' | 'zombie' | 'shared view' | 'fresh view';

const TICK = 1000;

/** The smallest game of the contract: roll until 30 are reached; a tick each second; no roll in an odd second. */
export class DiceGame implements Game<DiceCommand, DiceEvent, 'odd' | 'over', DiceSnapshot> {
  now = 0;
  over = false;
  private score = 0;
  private shown: { score: number } | undefined;
  private readonly shared = { score: 0 };

  constructor(
    private random: RandomStream,
    private readonly fault?: Fault,
  ) {}

  get view(): { readonly score: number } {
    if (this.fault === 'shared view') return Object.assign(this.shared, { score: this.score });
    if (this.fault === 'fresh view') return { score: this.score };
    this.shown ??= { score: this.score };
    return this.shown;
  }

  advance(ms: number): readonly DiceEvent[] {
    checkMs(ms);
    if (this.over && this.fault !== 'zombie') return [];
    const ticks = Math.floor((this.now + ms) / TICK) - Math.floor(this.now / TICK);
    this.now += ms;
    const count = this.fault === 'frames' ? Math.min(1, ticks) : ticks;
    if (count > 0) this.shown = undefined;
    return Array.from({ length: count }, () => ({ type: 'tick' }));
  }

  dispatch(command: DiceCommand): Outcome<DiceEvent, 'odd' | 'over'> {
    if (command.type !== 'roll') throw new TypeError('unknown command');
    if (this.over) return { ok: false, reason: 'over' };
    if (this.fault === 'refusal') this.random.below(6);
    if (Math.floor(this.now / TICK) % 2 === 1) return { ok: false, reason: 'odd' };
    const eyes = 1 + this.random.below(6) + (this.fault === 'clock' ? Number(process.hrtime.bigint() % 7n) : 0);
    this.score += eyes;
    this.shown = undefined;
    const rolled: DiceEvent = { type: 'rolled', eyes };
    this.over = this.score >= 30;
    return { ok: true, events: this.over ? [rolled, { type: 'over' }] : [rolled] };
  }

  snapshot(): DiceSnapshot {
    const snapshot = { now: this.now, score: this.score, over: this.over, random: this.random.state() };
    return this.fault === 'json' ? { ...snapshot, now: this.now === 0 ? -0 : this.now } : snapshot;
  }

  static from({ now, score, over, random }: DiceSnapshot, fault?: Fault): DiceGame {
    const game = new DiceGame(
      fault === 'stream' ? RandomStream.seeded(1, 'dice') : RandomStream.restored(random),
      fault,
    );
    game.now = now;
    game.over = over;
    game.score = score;
    return game;
  }
}

export function diceKind(fault?: Fault): GameKind<DiceCommand, DiceGame> {
  return {
    id: 'dice',
    rules: 3,
    digest: (ruleset) => (ruleset === 'plain' ? hashOf({ id: 'plain' }) : undefined),
    start: (ruleset, { seed }) => {
      if (ruleset !== 'plain') throw new RangeError(`unknown ruleset ${String(ruleset)}`);
      return new DiceGame(RandomStream.seeded(seed, 'dice'), fault);
    },
    restore: (snapshot) => {
      if (typeof snapshot !== 'object' || snapshot === null || !('random' in snapshot))
        return fail('shape', 'random', 'no random state');
      return succeed(DiceGame.from(snapshot as DiceSnapshot, fault));
    },
    parseCommand: (value) =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'roll'
        ? succeed({ type: 'roll' })
        : fail('command', 'type', 'unknown command'),
    score: (game) => game.snapshot().score,
  };
}
