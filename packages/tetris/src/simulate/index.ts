export { begin, type TetrisStart } from '../begin.ts';
export type { Events } from '../events.ts';
export type { ActivePiece, State } from '../state.ts';
export { advance } from '../transitions/clock.ts';
export { dispatch } from '../transitions/commands.ts';
