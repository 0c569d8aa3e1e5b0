import { type KeyStore, saveSlot } from '@blockyard/app-kit';
import { parseSavedGame, SAVE_KEY, SAVE_VERSION, type SavedGame } from './saved-game.ts';

/** The games that wait while another mode is played, one for each mode and each level of the journey. */
export interface Shelf {
  /** False when the browser could not keep it. */
  put(key: string, game: SavedGame): boolean;
  /** The unfinished game that waits; it stays until it is dropped. */
  peek(key: string): SavedGame | undefined;
  drop(key: string): void;
}

export function shelf(store: KeyStore): Shelf {
  const slot = (key: string) =>
    saveSlot({ store, key: `${SAVE_KEY}.${key}`, version: SAVE_VERSION, parse: parseSavedGame });
  return {
    put: (key, game) => slot(key).save(game),
    peek(key) {
      const loaded = slot(key).load();
      return loaded.kind === 'loaded' ? loaded.value : undefined;
    },
    drop: (key) => slot(key).clear(),
  };
}
