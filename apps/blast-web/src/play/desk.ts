import type { BlastCommand } from '@blockyard/blast';
import type { Recording, Replay } from '@blockyard/grid-core/replay';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Panel = 'menu' | 'settings' | 'help' | 'restart' | 'modes' | 'journey' | 'stats' | 'viewer';

/** What is to be watched: a replay of ours, the text of one from outside, or what a finished game could have done. */
export type Show =
  | { readonly kind: 'replay'; readonly replay: Replay<BlastCommand> }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'chance'; readonly recording: Recording<BlastCommand> };

/** A line for the player, by its key in the words. The next one takes its place. */
export interface Notice {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Goes by itself after a while; others stay until they are closed. */
  readonly passing?: boolean;
  readonly action?: { readonly key: string; readonly run: () => void };
}

export interface DeskState {
  readonly panel: Panel | undefined;
  readonly notice: Notice | undefined;
  readonly show: Show | undefined;
}

/** What lies over the table: a dialog, a notice. */
export class Desk {
  readonly store: StoreApi<DeskState> = createStore<DeskState>(() => ({
    panel: undefined,
    notice: undefined,
    show: undefined,
  }));

  open(panel: Panel): void {
    this.store.setState({ panel });
  }

  watch(show: Show): void {
    this.store.setState({ panel: 'viewer', show });
  }

  close(): void {
    this.store.setState({ panel: undefined });
  }

  tell(notice: Notice): void {
    this.store.setState({ notice });
  }

  dismiss(): void {
    this.store.setState({ notice: undefined });
  }
}
