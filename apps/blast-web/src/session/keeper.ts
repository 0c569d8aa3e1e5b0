import type { SaveSlot } from '@blockyard/app-kit';
import { isMode } from '../modes/modes.ts';
import type { SavedGame } from './saved-game.ts';
import type { Shelf } from './shelf.ts';

/** Keeps the running game in its slot, and the games of the other modes on the shelf. */
export class Keeper {
  /** The snapshot that this tab last wrote or read, as text; `undefined` before the first. */
  private kept: string | undefined;
  private unsaved = false;
  /** A game that the slot holds and the next save would overwrite. */
  private displaced: SavedGame | undefined;
  /** Whether the shelf no longer holds an older state of the running game. */
  private cleared = false;

  constructor(
    private readonly slot: SaveSlot<SavedGame>,
    private readonly shelf: Shelf,
  ) {}

  /** Whether the last save failed and nothing has been saved since. */
  get pending(): boolean {
    return this.unsaved;
  }

  /** The running game is the one that the slot holds. */
  took(saved: SavedGame): void {
    this.kept = JSON.stringify(saved.snapshot);
    this.unsaved = false;
    this.displaced = undefined;
    this.cleared = false;
  }

  /** Another game runs from now on; `before` is what is to go to the shelf, where that is worth it. */
  change(before: SavedGame | undefined): void {
    this.displaced ??= before;
    this.kept = undefined;
    this.cleared = false;
  }

  /** False when the browser could not keep the game, or the one that it takes the place of. */
  save(game: SavedGame): boolean {
    this.unsaved = true;
    const place = placeOf(game);
    if (this.displaced !== undefined) {
      const old = placeOf(this.displaced);
      if (old !== undefined && old !== place && !this.shelf.put(old, this.displaced)) return false;
      this.displaced = undefined;
    }
    if (!this.slot.save(game)) return false;
    this.kept = JSON.stringify(game.snapshot);
    this.unsaved = false;
    if (!this.cleared && place !== undefined) this.shelf.drop(place);
    this.cleared = true;
    return true;
  }

  /** What the slot holds now; `undefined` for nothing, or nothing that can be read. */
  held(): SavedGame | undefined {
    const loaded = this.slot.load();
    return loaded.kind === 'loaded' ? loaded.value : undefined;
  }

  /** What another tab has saved since this one last wrote or read. */
  news(): SavedGame | undefined {
    if (this.kept === undefined || this.unsaved) return undefined;
    const held = this.held();
    return held !== undefined && JSON.stringify(held.snapshot) !== this.kept ? held : undefined;
  }
}

/** Where a game waits while another is played; `undefined` for a ruleset that only a script brought in. */
export function placeOf({ recording, level }: SavedGame): string | undefined {
  if (level !== undefined) return `journey.${level}`;
  const { ruleset } = recording;
  return typeof ruleset === 'string' && isMode(ruleset) ? ruleset : undefined;
}
