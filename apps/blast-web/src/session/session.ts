import type { SaveSlot } from '@blockyard/app-kit';
import type { BlastCommand } from '@blockyard/blast';
import {
  type BlastEvent,
  BlastGame,
  type BlastOutcome,
  type BlastSnapshot,
  type BlastView,
  blastKind,
} from '@blockyard/blast';
import type { Result } from '@blockyard/grid-core';
import { Recorder, type Recording, type Replay } from '@blockyard/grid-core/replay';
import type { Archive } from './archive.ts';
import type { BestScores } from './best-scores.ts';
import { recordedFrom, type SavedGame } from './saved-game.ts';

/** What the session tells everyone who shows, sounds or says it. The game already stands as `view` says. */
export interface Happening {
  /** `outside`: another tab has played on in this game, or begun another. */
  readonly cause: 'move' | 'undo' | 'start' | 'restore' | 'load' | 'outside';
  readonly events: readonly BlastEvent[];
  readonly view: BlastView;
  /** This game's score has just passed the best there was. */
  readonly newBest: boolean;
  /** False when the browser could not keep the game. */
  readonly saved: boolean;
}

export interface SessionParts {
  readonly slot: SaveSlot<SavedGame>;
  readonly best: BestScores;
  readonly archive: Archive;
  /** Whole ms of game time to let pass, since the last call. */
  readonly elapsed: () => number;
}

export interface StartOptions {
  readonly seed: number;
  readonly ruleset: string;
}

type Listener = (happening: Happening) => void;

/** One game at a time between the devices and whoever shows it: plays it, records it, saves it after every move. It knows no page. */
export class BlastSession {
  private game: BlastGame;
  private recorder: Recorder<BlastCommand, BlastGame>;
  private beaten = false;
  /** The snapshot that this tab last wrote or read, as text; `undefined` before the first. */
  private kept: string | undefined;
  private unsaved = false;
  private readonly listeners = new Set<Listener>();

  private constructor(
    private readonly parts: SessionParts,
    begun: { game: BlastGame; recording: Recording<BlastCommand> },
  ) {
    this.game = begun.game;
    this.recorder = new Recorder(blastKind, begun.recording);
    this.beaten = this.isBest();
  }

  /** A new game that is not saved until the player's first move. `RangeError` for an unknown ruleset. */
  static start(parts: SessionParts, options: StartOptions): BlastSession {
    return new BlastSession(parts, begin(options));
  }

  /** The game that was saved. */
  static resume(parts: SessionParts, saved: SavedGame): BlastSession {
    const session = new BlastSession(parts, revive(saved));
    session.kept = JSON.stringify(saved.snapshot);
    return session;
  }

  get view(): BlastView {
    return this.game.view;
  }

  /** The live game, to be asked (`preview`, `placements`, `nearest`) and not to be played. */
  get rules(): Pick<BlastGame, 'preview' | 'placements' | 'nearest'> {
    return this.game;
  }

  get ruleset(): string {
    return this.game.ruleset.id;
  }

  /** What the game was dealt from; `undefined` for one that began from a position. */
  get seed(): number | undefined {
    const { start } = this.recorder.recorded();
    return 'seed' in start ? start.seed : undefined;
  }

  get best(): number {
    return this.parts.best.of(this.ruleset);
  }

  /** Whether a new game would take something from the player. */
  get worthKeeping(): boolean {
    return !this.game.over && (this.view.score > 0 || this.recorder.recorded().log.length > 0);
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  place(slot: number, x: number, y: number): BlastOutcome {
    const { game } = this;
    // A refused command leaves everything as it was, the clock included.
    const preview = game.preview(slot, x, y);
    if (!preview.ok) return { ok: false, reason: preview.reason };
    const outcome = this.play({ type: 'place', slot, x, y });
    if (!outcome.ok) return outcome;
    const newBest = this.recordBest();
    const saved = this.save();
    if (game.over) void this.parts.archive.keep(this.replay());
    this.tell({ cause: 'move', events: outcome.events, newBest, saved });
    return outcome;
  }

  /** Whether the ruleset lets placements be taken back at all. */
  get mayUndo(): boolean {
    return (this.game.ruleset.undo ?? 'none') !== 'none';
  }

  /** Takes the last placement back, also the one that ended the game. */
  undo(): BlastOutcome {
    if (!this.mayUndo) return { ok: false, reason: 'no-undo' };
    if (!this.view.canUndo) return { ok: false, reason: 'nothing-to-undo' };
    const outcome = this.play({ type: 'undo' });
    if (outcome.ok) this.tell({ cause: 'undo', events: outcome.events, newBest: false, saved: this.save() });
    return outcome;
  }

  /** A new game in the place of this one, saved at once. */
  startNew(options: StartOptions): void {
    this.take(begin(options));
    this.tell({ cause: 'start', events: [], newBest: false, saved: this.save() });
  }

  /** Goes on from a snapshot, recorded anew from there. Refused, with the reason, it leaves the running game alone. */
  load(snapshot: unknown): Result<BlastView> {
    const restored = blastKind.restore(snapshot);
    if (!restored.ok) return restored;
    this.take({ game: restored.value, recording: recordedFrom(restored.value) });
    this.tell({ cause: 'load', events: [], newBest: false, saved: this.save() });
    return { ok: true, value: this.view };
  }

  /** Takes over what another tab has saved; a save that cannot be read is left to it. */
  takeOver(): void {
    const loaded = this.parts.slot.load();
    if (loaded.kind !== 'loaded') return;
    this.take(revive(loaded.value));
    this.kept = JSON.stringify(loaded.value.snapshot);
    this.unsaved = false;
    this.tell({ cause: 'outside', events: [], newBest: false, saved: true });
  }

  /** Puts back a game that was saved earlier. */
  goBackTo(saved: SavedGame): void {
    this.take(revive(saved));
    this.tell({ cause: 'restore', events: [], newBest: false, saved: this.save() });
  }

  snapshot(): BlastSnapshot {
    return this.game.snapshot();
  }

  /** All that is needed to go on later, here or elsewhere. */
  saved(): SavedGame {
    return { snapshot: this.game.snapshot(), recording: this.recorder.recorded() };
  }

  replay(): Replay<BlastCommand> {
    return this.recorder.replay(this.game);
  }

  /** Tries again to save what could not be saved: the page may be about to go. All else is saved already. */
  keep(): void {
    if (this.unsaved) this.save();
  }

  /** Takes over what another tab has saved while this one slept. */
  catchUp(): void {
    if (this.kept === undefined || this.unsaved) return;
    const loaded = this.parts.slot.load();
    if (loaded.kind === 'loaded' && JSON.stringify(loaded.value.snapshot) !== this.kept) this.takeOver();
  }

  /** Lets the time pass that has gone by, then gives the command, and writes it down. */
  private play(command: BlastCommand): BlastOutcome {
    const { game } = this;
    const passed = game.advance(this.parts.elapsed());
    const outcome = game.dispatch(command);
    if (!outcome.ok) return outcome;
    this.recorder.record(game.now, command);
    return { ok: true, events: [...passed, ...outcome.events] };
  }

  private take(begun: { game: BlastGame; recording: Recording<BlastCommand> }): void {
    this.game = begun.game;
    this.recorder = new Recorder(blastKind, begun.recording);
    this.parts.elapsed();
    this.beaten = this.isBest();
  }

  private save(): boolean {
    const game = this.saved();
    const written = this.parts.slot.save(game);
    this.unsaved = !written;
    if (written) this.kept = JSON.stringify(game.snapshot);
    return written;
  }

  private recordBest(): boolean {
    const raised = this.parts.best.record(this.ruleset, this.view.score);
    const first = raised && !this.beaten;
    this.beaten ||= raised;
    return first;
  }

  private isBest(): boolean {
    return this.view.score > 0 && this.view.score >= this.best;
  }

  private tell(happening: Omit<Happening, 'view'>): void {
    for (const listener of this.listeners) listener({ ...happening, view: this.view });
  }
}

function begin({ seed, ruleset }: StartOptions): { game: BlastGame; recording: Recording<BlastCommand> } {
  return { game: BlastGame.start({ seed, ruleset }), recording: { ruleset, start: { seed }, log: [] } };
}

function revive(saved: SavedGame): { game: BlastGame; recording: Recording<BlastCommand> } {
  const restored = blastKind.restore(saved.snapshot);
  if (!restored.ok) throw new Error(`a checked save is refused: ${restored.error.message}`);
  return { game: restored.value, recording: saved.recording };
}
