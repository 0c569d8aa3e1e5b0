export { type Bot, greedy, greedyFor, planner, plannerFor, random } from './bots.ts';
