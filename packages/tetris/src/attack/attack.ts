import { insist } from '@blockyard/grid-core/reading';
import { readId } from '../form.ts';
import type { Spin } from '../types.ts';
import type { AttackTable, RowLines } from './table.ts';
import { ATTACK_TABLES } from './tables.ts';

/** A clear, and where the runs stand **after** it: 0 for the first in a row, −1 where none runs. */
export interface Attack {
  readonly lines: number;
  readonly spin?: Spin;
  readonly backToBack?: number;
  readonly combo?: number;
  /** The well is empty after it. */
  readonly perfect?: boolean;
}

/**
 * The lines that a clear sends, rounded down; 0 where nothing is cleared. The table is given by id or as an object:
 * `RangeError` for an unknown id.
 */
export function attackOf(
  table: keyof typeof ATTACK_TABLES | AttackTable,
  { lines, spin = 'none', backToBack = -1, combo = -1, perfect = false }: Attack,
): number {
  const rules = tableOf(table);
  if (lines === 0) return 0;
  const clear = at(rules[spin], lines) + backToBackLines(rules, backToBack);
  return Math.floor(withCombo(rules, clear, Math.max(0, combo))) + (perfect ? rules.perfect : 0);
}

/** What breaking a back-to-back run (its count before the clear that breaks it) sends, in the parts in which it goes out; none where it sends nothing. */
export function surgeOf(table: keyof typeof ATTACK_TABLES | AttackTable, broken: number): readonly number[] {
  const { surgeFrom } = tableOf(table);
  if (surgeFrom === null || broken < surgeFrom) return [];
  const third = Math.round(broken / 3);
  return [third, third, broken - 2 * third];
}

function tableOf(table: string | AttackTable): AttackTable {
  return typeof table === 'string' ? insist(() => readId('attack table', table, Object.values(ATTACK_TABLES))) : table;
}

function at(list: RowLines, index: number): number {
  return list[Math.min(index, list.length - 1)] ?? 0;
}

/** Engines may differ in the last digit of a logarithm; what is rounded down never comes so near to a whole number that it counts. */
function backToBackLines({ backToBack }: AttackTable, run: number): number {
  if (run < 1) return 0;
  if (backToBack.kind === 'flat') return backToBack.lines;
  const chain = Math.log(1 + 0.8 * run);
  return Math.floor(1 + chain) + (run === 1 ? 0 : (1 + (chain % 1)) / 3);
}

function withCombo({ combo: rule }: AttackTable, lines: number, combo: number): number {
  if (rule.kind === 'list') return lines + at(rule.lines, combo);
  const multiplied = lines * (1 + 0.25 * combo);
  return combo > 1 ? Math.max(multiplied, Math.log(1 + 1.25 * combo)) : multiplied;
}
