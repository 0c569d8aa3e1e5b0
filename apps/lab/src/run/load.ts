import { Failure } from '../cli/exit.ts';
import { harmless } from '../cli/paint.ts';
import { GAMES } from '../games/games.ts';
import { readText } from './files.ts';
import type { Run, RunPlan } from './run.ts';
import { parseRunText } from './text.ts';

/** Reads a run; `Failure` names the file and the place in it. */
export function loadRun(path: string): Run {
  const run = parseRunText(readText(path));
  if (!run.ok) throw new Failure(`${path}: ${run.error.message}`);
  return run.value;
}

const COMPARED = ['game', 'rules', 'digest', 'policy', 'limit', 'seed', 'games'] as const;

/** Where two runs do not play the same games: the field, and both values. `undefined` where they do. */
export function difference(a: RunPlan, b: RunPlan): string | undefined {
  const field = COMPARED.find((key) => a[key] !== b[key]);
  if (field === undefined) return undefined;
  const name = field === 'digest' ? 'ruleset' : field;
  const said = (plan: RunPlan) => (field === 'digest' ? rulesetName(plan) : String(plan[field]));
  return said(a) === said(b) ? `${name} differs` : `${name} is ${said(a)} there and ${said(b)} here`;
}

/** A ruleset's id, for a reader. */
export function rulesetName({ ruleset }: Pick<RunPlan, 'ruleset'>): string {
  return harmless(typeof ruleset === 'string' ? ruleset : (ruleset as { readonly id: string }).id);
}

/** Why the games of a run cannot be played again here: it is of other rules, or of a ruleset that is not the same here. */
export function whyUnplayable(run: RunPlan): string | undefined {
  const game = GAMES[run.game];
  if (run.rules !== game.rules) return `the run is of rules version ${run.rules}; this is version ${game.rules}`;
  if (run.digest !== game.digest(run.ruleset))
    return `the run's ruleset ${rulesetName(run)} is not known here as it was`;
  return undefined;
}
