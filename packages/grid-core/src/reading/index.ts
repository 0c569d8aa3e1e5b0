export { attempt, insist, refuse } from './reading.ts';
