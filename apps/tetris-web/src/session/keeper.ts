import type { KeyStore } from '@blockyard/app-kit';
import { type Bests, openBests } from './bests.ts';
import type { Driver } from './driver.ts';
import { worthOf } from './measure.ts';
import type { RevivedGame } from './new-game.ts';
import { GAME_KEY, type GameSlot, openGameSlot, revive, storedGame } from './saved-game.ts';

/** Keeps the running game and the best scores between visits. */
export class Keeper {
  readonly bests: Bests;
  private readonly slot: GameSlot;

  constructor(private readonly store: KeyStore) {
    this.slot = openGameSlot(store);
    this.bests = openBests(store);
  }

  /** The game of an earlier visit that still goes on, if there is one; or why the save could not be read. */
  restore(): { readonly game: RevivedGame | undefined; readonly refused: string | undefined } {
    const saved = this.slot.load();
    if (saved.kind === 'refused') return { game: undefined, refused: saved.reason };
    const revived = saved.kind === 'loaded' ? revive(saved.value) : undefined;
    return { game: revived?.game.over === false ? revived : undefined, refused: undefined };
  }

  /**
   * Keeps the game, at once and whole, and what it is worth if that is the best; false where the browser has no room. A game that
   * nobody has touched yet is not worth another's place.
   */
  save(driver: Driver): boolean {
    const { game } = driver;
    const recording = driver.recorded();
    if (game.over || (game.now === 0 && recording.log.length === 0)) return true;
    const kept = this.slot.save(storedGame(game, recording, driver.statistics.save()));
    return this.offerBest(driver) && kept;
  }

  /** A game that has ended does not come back with a reload. */
  finish(driver: Driver): boolean {
    this.slot.clear();
    return this.offerBest(driver);
  }

  /**
   * Tells `listener` when another tab saves a game, and when the place is free again. What this page found when it began is not
   * news: a browser may tell of it late, as of another tab's, when the page before this one saved it as it was left.
   */
  onSavedElsewhere(listener: (taken: boolean) => void): void {
    const found = this.store.read(GAME_KEY);
    this.store.onOutsideChange(GAME_KEY, (text) => {
      if (text === undefined || text !== found) listener(text !== undefined);
    });
  }

  private offerBest({ game }: Driver): boolean {
    return this.bests.offer({ ruleset: game.ruleset.id, goal: game.goal.id }, worthOf(game.view));
  }
}
