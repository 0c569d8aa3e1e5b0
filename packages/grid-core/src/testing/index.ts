export { gameLaws, type Law, type LawSubject } from './laws.ts';
