import type { TetrisEvent } from '@blockyard/tetris';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Moment } from '../session/session-state.ts';
import type { Film } from './film.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ProjectorState {
  readonly playing: boolean;
  readonly speed: Speed;
}

/** Wall time beyond this between two frames is a pause of the page's, in ms. */
const LONGEST_FRAME = 100;

/** Shows a film: plays it by wall time at some speed, stops, and goes to any place. */
export class Projector {
  readonly state: StoreApi<ProjectorState> = createStore<ProjectorState>(() => ({ playing: false, speed: 1 }));
  /** Where the film stands, in ms of game time. */
  private at: number;
  private wall: number | undefined;

  constructor(
    readonly film: Film,
    private readonly show: (moment: Moment, events: readonly TetrisEvent[]) => void,
  ) {
    this.at = film.start;
    show(film.seek(this.at), []);
  }

  get position(): number {
    return this.at;
  }

  /** Plays, from the start if the film stands at its end. */
  play(): void {
    if (this.at >= this.film.end) this.jump(this.film.start);
    this.wall = undefined;
    this.state.setState({ playing: true });
  }

  pause(): void {
    this.state.setState({ playing: false });
  }

  toggle(): void {
    if (this.state.getState().playing) this.pause();
    else this.play();
  }

  setSpeed(speed: Speed): void {
    this.state.setState({ speed });
  }

  /** One speed up or down, as far as there are. */
  shiftSpeed(by: 1 | -1): void {
    const next = SPEEDS[SPEEDS.indexOf(this.state.getState().speed) + by];
    if (next !== undefined) this.setSpeed(next);
  }

  /** To any time; play goes on from there. */
  seek(ms: number): void {
    this.jump(Math.max(this.film.start, Math.min(ms, this.film.end)));
    if (this.at >= this.film.end) this.pause();
  }

  /** Stops where the next piece comes into play, or the one before. */
  step(by: 1 | -1): void {
    this.pause();
    const { pieces, start, end } = this.film;
    const to = by > 0 ? pieces.find((at) => at > this.at) : pieces.findLast((at) => at < Math.floor(this.at));
    this.jump(to ?? (by > 0 ? end : start));
  }

  /** A frame; true while the film plays. */
  frame(wall: number): boolean {
    const { playing, speed } = this.state.getState();
    if (!playing) return false;
    const passed = Math.min(wall - (this.wall ?? wall), LONGEST_FRAME);
    this.wall = wall;
    this.at = Math.min(this.at + passed * speed, this.film.end);
    const { moment, events } = this.film.advanceTo(Math.floor(this.at));
    this.show(moment, events);
    if (this.at >= this.film.end) this.pause();
    return this.state.getState().playing;
  }

  private jump(to: number): void {
    this.at = to;
    this.show(this.film.seek(Math.floor(to)), []);
  }
}
