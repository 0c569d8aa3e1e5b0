export { CONTROLLERS, type Controller, controllerById, FEATURES, type WellCount } from './controllers.ts';
export { type Drop, DropGame } from './drop-game.ts';
export { DROP_PIECES, type DropShape } from './drop-pieces.ts';
export { type Board, worth } from './features.ts';
export { type Aim, aim, landingOf, type PlannerOptions, type PlannerView } from './planner.ts';
export { PLANNER_WEIGHTS, type PlannerWeights } from './planner-weights.ts';
