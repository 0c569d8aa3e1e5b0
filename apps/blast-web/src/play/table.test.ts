import { describe, expect, test } from 'vitest';
import { NEAR_END, NEARLY, sessionAt } from '../testing.ts';
import { Table } from './table.ts';

function tableAt(position = NEARLY) {
  const session = sessionAt(position);
  const table = new Table(session);
  const refusals: string[] = [];
  table.onRefusal = (refusal, slot) => refusals.push(`${refusal} ${slot}`);
  return { table, session, refusals };
}

describe('a dragged piece', () => {
  test('aims at the nearest legal place within the magnet, and lands exactly there', () => {
    const { table, session } = tableAt();
    table.lift(0);
    table.aimAt(5.4, 3.7);
    expect(table.state.hand).toMatchObject({ mode: 'dragged', slot: 0, target: { x: 5, y: 4 } });
    expect(table.state.aim).toMatchObject({
      legal: true,
      rows: [4],
      columns: [],
      cells: [
        [5, 4],
        [6, 4],
        [7, 4],
      ],
    });
    expect(table.drop()).toBe(true);
    expect(session.view.score).toBe(13);
    expect(table.state).toMatchObject({ hand: { mode: 'empty' }, aim: undefined, best: 13 });
    expect(table.state.view).toBe(session.view);
  });

  test('has no target beyond the magnet, and goes back', () => {
    const { table, session } = tableAt();
    const before = session.snapshot();
    table.lift(0);
    table.aimAt(2, 2);
    table.aimAt(2, -1.3);
    expect(table.state).toMatchObject({ hand: { target: undefined }, aim: undefined });
    expect(table.drop()).toBe(false);
    expect(table.state.hand.mode).toBe('empty');
    expect(session.snapshot()).toEqual(before);
  });

  test('changes nothing in the store while its target stays the same', () => {
    const { table } = tableAt();
    table.lift(0);
    table.aimAt(2, 2);
    const { state } = table;
    table.aimAt(2.3, 1.8);
    expect(table.state).toBe(state);
  });

  test('cannot be taken from a used slot or after the end', () => {
    const { table } = tableAt(NEAR_END);
    expect([0, 1, 2, 3].map((slot) => table.has(slot))).toEqual([true, true, false, false]);
    table.lift(2);
    expect(table.state.hand.mode).toBe('empty');
    table.lift(0);
    table.aimAt(3, 3);
    table.drop();
    expect(table.state.view.over).toBe(true);
    expect(table.has(1)).toBe(false);
  });
});

describe('a chosen piece', () => {
  test('shows under a hovering pointer and is placed by a tap', () => {
    const { table } = tableAt();
    table.choose(1);
    table.hover({ x: 7, y: 7 });
    expect(table.state.hand).toMatchObject({ mode: 'chosen', target: { x: 6, y: 6 } });
    table.hover(undefined);
    expect(table.state.aim).toBeUndefined();
    expect(table.tap({ x: 7, y: 7 })).toBe(true);
    expect(table.state.view.score).toBe(4);
  });

  test('is put back by a second tap, and another takes its place', () => {
    const { table } = tableAt();
    table.choose(1);
    table.choose(1);
    expect(table.state.hand.mode).toBe('empty');
    table.choose(1);
    table.choose(2);
    expect(table.state.hand).toMatchObject({ mode: 'chosen', slot: 2 });
  });

  test('is refused where it does not fit, and where there is none', () => {
    const { table, refusals } = tableAt(NEAR_END);
    table.choose(1);
    table.choose(2);
    expect(table.state.hand.mode).toBe('empty');
    table.choose(0);
    expect(table.tap({ x: 0, y: 0 })).toBe(false);
    expect(refusals).toEqual(['fits-nowhere 1', 'no-piece 2', 'does-not-fit 0']);
    expect(table.state.hand).toMatchObject({ mode: 'chosen', slot: 0 });
  });
});

describe('a steered piece', () => {
  test('begins at the legal place nearest to the cursor, and the cursor goes with it', () => {
    const { table } = tableAt();
    expect(table.pickUp(1)).toBe(true);
    expect(table.state).toMatchObject({ hand: { mode: 'steered', target: { x: 3, y: 2 } }, cursor: { x: 3, y: 2 } });
    table.step(1, 0);
    expect(table.state.cursor).toEqual({ x: 4, y: 2 });
  });

  test('may stand where it does not fit, and is not dropped there', () => {
    const { table, refusals } = tableAt();
    table.pickUp(1);
    table.step(0, 2);
    expect(table.state.aim).toMatchObject({ legal: false, rows: [] });
    expect(table.commit()).toBe(false);
    expect(refusals).toEqual(['does-not-fit 1']);
    table.jump(1);
    expect(table.state.aim?.legal).toBe(true);
    expect(table.commit()).toBe(true);
    expect(table.state).toMatchObject({ hand: { mode: 'empty' }, view: { score: 4 } });
  });

  test('follows a choice by pointer from where it was shown', () => {
    const { table } = tableAt();
    table.choose(0);
    table.hover({ x: 5, y: 4 });
    table.pickUp(0);
    expect(table.state.hand).toMatchObject({ mode: 'steered', target: { x: 5, y: 4 } });
  });
});

test('with nothing held the cursor walks the board', () => {
  const { table } = tableAt();
  table.step(-1, 0);
  table.step(0, 9);
  expect(table.state.cursor).toEqual({ x: 2, y: 7 });
});

test('whatever the session does, the hand is empty afterwards', () => {
  const { table, session } = tableAt();
  table.lift(0);
  session.startNew({ seed: 5, ruleset: 'classic' });
  expect(table.state).toMatchObject({ hand: { mode: 'empty' }, aim: undefined, seed: 5, view: { score: 0 } });
});
