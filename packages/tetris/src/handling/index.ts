export { drive, give, type Told } from './drive.ts';
export { ACTIONS, type Action, Handling, type TimedCommand } from './handling.ts';
export { checkSettings, DEFAULT_SETTINGS, type HandlingSettings } from './settings.ts';
