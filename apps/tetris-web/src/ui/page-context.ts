import { useSettings } from '@blockyard/app-kit';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Page } from '../page.ts';
import type { SessionState } from '../session/session-state.ts';
import type { TetrisSettings } from '../settings.ts';

export type OpenDialog = 'settings' | 'keys' | 'help' | 'replays' | 'restart' | undefined;

/** Which dialogs the player has opened, beside those that the game's own state opens. */
export interface UiState {
  readonly dialog: OpenDialog;
  readonly notice: string | undefined;
  /** The replay that is asked for, as it came from outside. */
  readonly replay: { readonly source: unknown } | undefined;
}

export type Ui = StoreApi<UiState>;

export interface Shown extends Page {
  readonly ui: Ui;
}

export function createUi(begin: Partial<UiState> = {}): Ui {
  return createStore<UiState>(() => ({ dialog: undefined, notice: undefined, replay: undefined, ...begin }));
}

export const PageContext = createContext<Shown | undefined>(undefined);

export function usePage(): Shown {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('used outside the page');
  return page;
}

/** A part of the game's state, live; the selector must give back a stable value. */
export function useGame<Part>(selector: (state: SessionState) => Part): Part {
  return useStore(usePage().session.state, selector);
}

/** A part of the settings, live. */
export function useSetting<Part>(selector: (state: TetrisSettings) => Part): Part {
  return useSettings(usePage().settings, selector);
}

export function useUi<Part>(selector: (state: UiState) => Part): Part {
  return useStore(usePage().ui, selector);
}
