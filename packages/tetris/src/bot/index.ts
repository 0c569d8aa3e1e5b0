export { CONTROLLERS, type Controller, controllerById, FEATURES, type WellCount } from './controllers.ts';
export { type Drop, DropGame } from './drop-game.ts';
export { DROP_PIECES, type DropShape } from './drop-pieces.ts';
