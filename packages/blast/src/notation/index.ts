export { makePosition, type NotationProblem, type NotedPosition, parsePosition } from './notation.ts';
