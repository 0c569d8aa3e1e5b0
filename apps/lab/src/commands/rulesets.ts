import { existsSync } from 'node:fs';
import { Failure, UsageError } from '../cli/exit.ts';
import type { LabGame } from '../games/lab-game.ts';
import { readText } from '../run/files.ts';

export interface ChosenRuleset {
  /** The id of a built-in ruleset, or the ruleset itself. */
  readonly ruleset: unknown;
  readonly digest: string;
}

/** The ruleset that is meant by an id or by a file's path. `UsageError` for neither; `Failure` names the file and the field. */
export function chosenRuleset(game: LabGame, named: string): ChosenRuleset {
  if (game.rulesets.includes(named)) return digested(game, named);
  if (!existsSync(named)) {
    throw new UsageError(
      `--ruleset must be one of ${game.rulesets.join(', ')}, or a file; "${named}" is no ${game.id} ruleset and there is no such file`,
    );
  }
  const parsed = game.parseRuleset(jsonOf(named));
  if (!parsed.ok) throw new Failure(`${named}: ${parsed.error.message}`);
  const built = game.rulesets.find((id) => game.digest(id) === game.digest(parsed.value));
  return digested(game, built ?? parsed.value);
}

function digested(game: LabGame, ruleset: unknown): ChosenRuleset {
  const digest = game.digest(ruleset);
  if (digest === undefined) throw new Error('a ruleset that was read has no digest');
  return { ruleset, digest };
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Failure(`${path}: this is not JSON: ${error.message}`);
  }
}
