import type {
  Announcements,
  CommonSettings,
  KeyStore,
  SettingsStore,
  Soundboard,
  UpdateState,
} from '@blockyard/app-kit';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Desk } from '../play/desk.ts';
import type { Table } from '../play/table.ts';
import type { BestScores } from '../session/best-scores.ts';
import type { Results } from '../session/results.ts';
import type { BlastSession } from '../session/session.ts';
import type { Shelf } from '../session/shelf.ts';
import type { SoundName } from '../voice/sounds.ts';
import type { Stage } from './stage.ts';

/** What the page is made of, put together once in `main.tsx`. */
export interface Parts {
  readonly session: BlastSession;
  readonly best: BestScores;
  /** The most stars of each level. */
  readonly stars: BestScores;
  /** The best score of each day's game. */
  readonly days: BestScores;
  readonly results: Results;
  /** The games that wait in other modes. */
  readonly shelf: Shelf;
  readonly table: Table;
  readonly desk: Desk;
  readonly stage: Stage;
  readonly settings: SettingsStore<CommonSettings>;
  readonly soundboard: Soundboard<SoundName>;
  readonly announcer: Announcements;
  readonly language: i18n;
  readonly store: KeyStore;
  readonly updates: StoreApi<UpdateState>;
}

const PartsContext = createContext<Parts | undefined>(undefined);

export const PartsProvider = PartsContext.Provider;

export function useParts(): Parts {
  const parts = useContext(PartsContext);
  if (parts === undefined) throw new Error('the views are shown inside PartsProvider');
  return parts;
}
