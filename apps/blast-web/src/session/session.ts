import {
  type BlastCommand,
  type BlastGame,
  type BlastOutcome,
  type BlastSnapshot,
  type BlastView,
  blastKind,
} from '@blockyard/blast';
import type { JourneyView, Level } from '@blockyard/blast/journey';
import type { Result } from '@blockyard/grid-core';
import { Recorder, type Replay } from '@blockyard/grid-core/replay';
import type { Start } from '../modes/modes.ts';
import type { Happening } from './happening.ts';
import { Keeper } from './keeper.ts';
import { Ledger } from './ledger.ts';
import { LineCount } from './line-count.ts';
import { begin, type Running, revive } from './running.ts';
import { recordedFrom, type SavedGame } from './saved-game.ts';
import type { SessionParts } from './session-parts.ts';

type Listener = (happening: Happening) => void;

/** One game at a time between the devices and whoever shows it: plays it, records it, saves it after every move. It knows no page. */
export class BlastSession {
  private running: Running;
  private recorder: Recorder<BlastCommand, BlastGame>;
  private count: LineCount;
  private readonly keeper: Keeper;
  private readonly ledger: Ledger;
  private readonly listeners = new Set<Listener>();

  private constructor(
    private readonly parts: SessionParts,
    begun: Running,
  ) {
    this.running = begun;
    this.keeper = new Keeper(parts.slot, parts.shelf);
    this.ledger = new Ledger(parts);
    this.recorder = new Recorder(blastKind, begun.recording);
    this.count = new LineCount(() => this.recorder.recorded(), begun.kinds);
    this.ledger.begin(this);
  }

  /** A new game that is not saved until the player's first move. `RangeError` for an unknown ruleset or level. */
  static start(parts: SessionParts, start: Start): BlastSession {
    return new BlastSession(parts, begin(start));
  }

  /** The game that was saved. */
  static resume(parts: SessionParts, saved: SavedGame): BlastSession {
    const session = new BlastSession(parts, revive(saved));
    session.keeper.took(saved);
    return session;
  }

  get view(): BlastView {
    return this.running.game.view;
  }

  /** The live game, to be asked (`preview`, `placements`, `nearest`) and not to be played. */
  get rules(): Pick<BlastGame, 'preview' | 'placements' | 'nearest' | 'ruleset'> {
    return this.running.game;
  }

  get ruleset(): string {
    return this.running.game.ruleset.id;
  }

  /** The way of playing: `journey` for a level, else the ruleset's id. */
  get mode(): string {
    return this.level === undefined ? this.ruleset : 'journey';
  }

  get level(): Level | undefined {
    return this.running.journey?.level;
  }

  get journey(): JourneyView | undefined {
    return this.running.journey?.view;
  }

  /** The date of a daily game. */
  get day(): string | undefined {
    return this.running.day;
  }

  /** Whether no placement is taken any more: nothing fits, or the level is won or lost. */
  get ended(): boolean {
    return this.view.over || (this.journey?.state ?? 'playing') !== 'playing';
  }

  /** What the game was dealt from; `undefined` for one that began from a position. */
  get seed(): number | undefined {
    const { start } = this.recorder.recorded();
    return 'seed' in start ? start.seed : undefined;
  }

  get best(): number {
    return this.level === undefined ? this.parts.best.of(this.ruleset) : 0;
  }

  /** Whether a new game would take something from the player. */
  get worthKeeping(): boolean {
    return !this.ended && (this.view.score > 0 || this.recorder.recorded().log.length > 0);
  }

  /** Whether the ruleset lets placements be taken back at all. */
  get mayUndo(): boolean {
    return (this.running.game.ruleset.undo ?? 'none') !== 'none';
  }

  get canUndo(): boolean {
    return this.mayUndo && this.view.canUndo && this.journey?.state !== 'won';
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  place(slot: number, x: number, y: number): BlastOutcome {
    // A refused command leaves everything as it was, the clock included.
    if (this.ended) return { ok: false, reason: 'over' };
    const preview = this.rules.preview(slot, x, y);
    if (!preview.ok) return { ok: false, reason: preview.reason };
    const outcome = this.play({ type: 'place', slot, x, y });
    if (!outcome.ok) return outcome;
    const newBest = this.ledger.score(this);
    const saved = this.keeper.save(this.saved());
    if (this.ended) this.ledger.end(this, this.count.now, () => this.replay());
    this.tell({ cause: 'move', events: outcome.events, newBest, saved });
    return outcome;
  }

  /** Takes the last placement back, also the one that ended the game. */
  undo(): BlastOutcome {
    if (!this.mayUndo) return { ok: false, reason: 'no-undo' };
    if (!this.canUndo) return { ok: false, reason: 'nothing-to-undo' };
    const outcome = this.play({ type: 'undo' });
    if (outcome.ok)
      this.tell({ cause: 'undo', events: outcome.events, newBest: false, saved: this.keeper.save(this.saved()) });
    return outcome;
  }

  /** A new game in the place of this one, saved at once; a game of another mode goes to the shelf. */
  startNew(start: Start): void {
    this.take(begin(start));
    this.tell({ cause: 'start', events: [], newBest: false, saved: this.keeper.save(this.saved()) });
  }

  /** The game that waits where `start` would begin one, unless `mayGoOn` says no; else a new one. */
  open(start: Start, mayGoOn: (saved: SavedGame) => boolean): void {
    const waiting = this.parts.shelf.peek('level' in start ? `journey.${start.level}` : start.ruleset);
    if (waiting !== undefined && mayGoOn(waiting)) this.goBackTo(waiting);
    else this.startNew(start);
  }

  /** Goes on from a snapshot, recorded anew from there. Refused, with the reason, it leaves the running game alone. */
  load(snapshot: unknown): Result<BlastView> {
    const restored = blastKind.restore(snapshot);
    if (!restored.ok) return restored;
    this.take({ game: restored.value, recording: recordedFrom(restored.value) });
    this.tell({ cause: 'load', events: [], newBest: false, saved: this.keeper.save(this.saved()) });
    return { ok: true, value: this.view };
  }

  /** Takes over what another tab has saved; a save that cannot be read is left to it. */
  takeOver(saved: SavedGame | undefined = this.keeper.held()): void {
    if (saved === undefined) return;
    this.take(revive(saved));
    // The other tab has put on the shelf what was there.
    this.keeper.took(saved);
    this.tell({ cause: 'outside', events: [], newBest: false, saved: true });
  }

  /** Puts back a game that was saved earlier; a game of another mode goes to the shelf. */
  goBackTo(saved: SavedGame): void {
    this.take(revive(saved));
    this.tell({ cause: 'restore', events: [], newBest: false, saved: this.keeper.save(this.saved()) });
  }

  /** The slot does not hold this game; what it holds, where that is worth it, is not to be lost to the first save. */
  displace(saved: SavedGame | undefined): void {
    this.keeper.change(saved);
  }

  snapshot(): BlastSnapshot {
    return this.running.game.snapshot();
  }

  /** All that is needed to go on later, here or elsewhere. */
  saved(): SavedGame {
    const { level, day } = this;
    return {
      snapshot: this.snapshot(),
      recording: this.recorder.recorded(),
      level: level?.id,
      day,
      kinds: this.count.now,
    };
  }

  replay(): Replay<BlastCommand> {
    return this.recorder.replay(this.running.game);
  }

  /** Tries again to save what could not be saved: the page may be about to go. */
  keep(): void {
    if (this.keeper.pending) this.keeper.save(this.saved());
  }

  /** Takes over what another tab has saved while this one slept. */
  catchUp(): void {
    const news = this.keeper.news();
    if (news !== undefined) this.takeOver(news);
  }

  /** Lets the time pass that has gone by, then gives the command, and writes it down. */
  private play(command: BlastCommand): BlastOutcome {
    const { game, journey } = this.running;
    const passed = game.advance(this.parts.elapsed());
    const outcome = (journey ?? game).dispatch(command);
    if (!outcome.ok) return outcome;
    this.recorder.record(game.now, command);
    this.count.add(outcome.events);
    return { ok: true, events: [...passed, ...outcome.events] };
  }

  private take(next: Running): void {
    // A finished daily game waits too: its result can be looked at all day.
    this.keeper.change(this.worthKeeping || this.day !== undefined ? this.saved() : undefined);
    this.running = next;
    this.recorder = new Recorder(blastKind, next.recording);
    this.count = new LineCount(() => this.recorder.recorded(), next.kinds);
    this.parts.elapsed();
    this.ledger.begin(this);
  }

  private tell(happening: Pick<Happening, 'cause' | 'events' | 'newBest' | 'saved'>): void {
    const { view, level, journey } = this;
    for (const listener of this.listeners) listener({ ...happening, view, level, journey });
  }
}
