import type { BlastCommand, BlastSnapshot } from '@blockyard/blast';
import type { Hint, LastChance } from '@blockyard/blast/solver';
import type { Recording } from '@blockyard/grid-core/replay';

/** What the page asks its worker, as plain JSON. */
export type Question =
  | { readonly kind: 'hint'; readonly snapshot: BlastSnapshot }
  | { readonly kind: 'lastChance'; readonly recording: Recording<BlastCommand> };

/** The move to make next; `undefined` when nothing fits. */
export type HintAnswer = Hint | undefined;

/** The round that could have been survived, with the game as it stood at its start; or how many rounds were searched in vain. */
export type ChanceAnswer =
  | (Extract<LastChance, { found: true }> & { readonly start: BlastSnapshot })
  | Extract<LastChance, { found: false }>;

export interface Answers {
  readonly hint: HintAnswer;
  readonly lastChance: ChanceAnswer;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly ok: false; readonly message: string };
