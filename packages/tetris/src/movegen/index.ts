export type { Key } from './keys.ts';
export { type PerftOptions, perft, perftCounts } from './perft.ts';
export { type Landing, type PlacementOptions, placements, type TurnRules } from './placements.ts';
export type { DropKey } from './routes.ts';
