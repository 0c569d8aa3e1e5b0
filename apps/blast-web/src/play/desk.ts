import { createStore, type StoreApi } from 'zustand/vanilla';

export type Panel = 'menu' | 'settings' | 'help' | 'restart' | 'modes' | 'journey';

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
}

/** What lies over the table: a dialog, a notice. */
export class Desk {
  readonly store: StoreApi<DeskState> = createStore<DeskState>(() => ({ panel: undefined, notice: undefined }));

  open(panel: Panel): void {
    this.store.setState({ panel });
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
