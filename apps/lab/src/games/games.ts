import { blastLab } from './blast/blast-lab.ts';
import type { GameId, LabGame } from './lab-game.ts';
import { tetrisLab } from './tetris/tetris-lab.ts';

export const GAMES: Readonly<Record<GameId, LabGame>> = { tetris: tetrisLab, blast: blastLab };
