export { JourneyGame, type JourneyView } from './journey-game.ts';
export type { Goal, Level, Progress } from './level.ts';
export { LEVELS, levelById } from './levels.ts';
export { after, doneOf, starsOf, startOf } from './progress.ts';
