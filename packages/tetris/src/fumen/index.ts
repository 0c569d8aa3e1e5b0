export { type FumenOptions, type FumenPage, makeFumen, parseFumen } from './fumen.ts';
