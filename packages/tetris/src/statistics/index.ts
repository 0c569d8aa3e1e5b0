export { Finesse } from './finesse.ts';
export { type Figures, type SavedStatistics, Statistics, type StatisticsOptions } from './statistics.ts';
