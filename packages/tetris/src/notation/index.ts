export { makePosition, type NotedPosition, parsePosition, positionOf } from './notation.ts';
