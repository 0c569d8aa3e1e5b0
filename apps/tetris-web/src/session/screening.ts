import type { TetrisEvent, TetrisGame } from '@blockyard/tetris';
import type { StoreApi } from 'zustand/vanilla';
import type { Moment, SessionListener, SessionState, Status } from './session-state.ts';

/** A replay, shown in place of the game, which is kept as it stands. */
export class Screening {
  private shown: { readonly moment: Moment; readonly behind: Status } | undefined;

  constructor(
    private readonly state: StoreApi<SessionState>,
    private readonly listeners: Iterable<SessionListener>,
    private readonly game: () => TetrisGame | undefined,
  ) {}

  get moment(): Moment | undefined {
    return this.shown?.moment;
  }

  /** Shows a moment, and the events that led there; none for one that was jumped to. */
  show(moment: Moment, events: readonly TetrisEvent[] = []): void {
    const { status, view: before } = this.state.getState();
    this.shown = { moment, behind: this.shown?.behind ?? status };
    if (status === 'watching' && events.length > 0) {
      for (const listener of this.listeners) listener(events, moment.view);
    }
    const { view, ruleset } = moment;
    if (status !== 'watching' || view !== before) {
      this.state.setState({ status: 'watching', view, ruleset, goal: view.goal });
    }
  }

  /** Back to the game, and to where the player was. */
  end(): void {
    if (this.shown === undefined) return;
    const { behind } = this.shown;
    this.shown = undefined;
    const game = this.game();
    const kind = game === undefined ? {} : { ruleset: game.ruleset.id, goal: game.goal.id };
    this.state.setState({ status: behind, view: game?.view, ...kind });
  }

  /** Another game has come in place of all. */
  drop(): void {
    this.shown = undefined;
  }
}
