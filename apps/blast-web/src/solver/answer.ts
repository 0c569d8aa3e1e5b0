import { BlastGame } from '@blockyard/blast';
import { hint, historyOf, lastChance } from '@blockyard/blast/solver';
import type { Answers, ChanceAnswer, HintAnswer, Question } from './question.ts';

/** Answers a question; this is what keeps the worker busy. Throws for a game that cannot be. */
export function answer(question: Question): Answers[keyof Answers] {
  return question.kind === 'hint' ? hintFor(question) : chanceFor(question);
}

function hintFor({ snapshot }: Extract<Question, { kind: 'hint' }>): HintAnswer {
  const game = BlastGame.restore(snapshot);
  if (!game.ok) throw new RangeError(game.error.message);
  const { view, ruleset } = game.value;
  return hint({ ...view, ruleset });
}

function chanceFor({ recording }: Extract<Question, { kind: 'lastChance' }>): ChanceAnswer {
  const history = historyOf(recording);
  const chance = lastChance(history);
  if (!chance.found) return chance;
  const start = history.find(({ round }) => round === chance.round);
  if (start === undefined) throw new RangeError(`round ${chance.round} is not in the history`);
  return { ...chance, start };
}
