export { type PerftOptions, perft, perftCounts } from './perft.ts';
