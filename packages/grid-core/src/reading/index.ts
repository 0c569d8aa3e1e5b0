export { checkWhole } from '../whole.ts';
export { type Issue, outputOf, type Parsed } from './parsed.ts';
export { attempt, insist, readJson, refuse } from './reading.ts';
export { wholeBetween } from './whole.ts';
