import { BlastGame } from '@blockyard/blast';
import { describe, expect, test } from 'vitest';
import { BlastSession } from '../session/session.ts';
import { drawn, NEAR_END, NEARLY, testParts } from '../testing.ts';
import { answer } from './answer.ts';
import type { Question, Reply } from './question.ts';
import { Solver, type Thread } from './solver.ts';

/** A worker's thread without the worker: answers by itself, a task later, with what JSON leaves of it. */
function fakeThread(): Thread & { ended: boolean } {
  const thread: Thread & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    terminate: () => {
      thread.ended = true;
    },
    postMessage(message) {
      const { id, question } = JSON.parse(JSON.stringify(message)) as { id: number; question: Question };
      setTimeout(() => {
        if (thread.ended) return;
        let data: Reply;
        try {
          data = { id, ok: true, answer: answer(question) };
        } catch (error) {
          data = { id, ok: false, message: String(error) };
        }
        thread.onmessage?.(new MessageEvent('message', { data }));
      });
    },
  };
  return thread;
}

describe('the solver’s thread', () => {
  test('hints at a move that the game takes, with its reason', async () => {
    const snapshot = drawn(NEARLY);
    const hint = await new Solver(fakeThread).ask({ kind: 'hint', snapshot });
    const game = BlastGame.restore(snapshot);
    if (hint === undefined || !game.ok) throw new Error('no hint');
    expect(hint.reason.turnLines).toBeGreaterThan(0);
    for (const move of hint.moves) expect(game.value.dispatch(move).ok).toBe(true);
  });

  test('finds the moves that would have gone on, from the start of their round', async () => {
    const session = BlastSession.start(testParts(), { seed: 7, ruleset: 'classic' });
    while (!session.view.over) {
      const slot = session.view.fits.indexOf(true);
      const [place] = session.rules.placements(slot);
      if (place !== undefined) session.place(slot, place.x, place.y);
    }
    const chance = await new Solver(fakeThread).ask({ kind: 'lastChance', recording: session.saved().recording });
    if (!chance.found) throw new Error('this game could have gone on');
    const game = BlastGame.restore(chance.start);
    if (!game.ok) throw new Error(game.error.message);
    for (const move of chance.moves) expect(game.value.dispatch(move).ok).toBe(true);
    expect(game.value.view.round).toBeGreaterThan(session.view.round);
  });

  test('answers each question with its own answer, and refuses a game that cannot be', async () => {
    const solver = new Solver(fakeThread);
    const bad = { ...drawn(NEARLY), board: ['?'] };
    const asked = [drawn(NEARLY), bad, drawn({ ...NEAR_END, tray: ['dot', null, null] })].map((snapshot) =>
      solver.ask({ kind: 'hint', snapshot }),
    );
    const [first, second, third] = await Promise.allSettled(asked);
    expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('fails what was asked when it dies or is given up, and begins anew with the next question', async () => {
    const threads: ReturnType<typeof fakeThread>[] = [];
    const solver = new Solver(() => {
      const thread = fakeThread();
      threads.push(thread);
      return thread;
    });
    const asked = solver.ask({ kind: 'hint', snapshot: drawn(NEARLY) });
    threads[0]?.onerror?.(new ErrorEvent('error', { message: 'it died' }));
    await expect(asked).rejects.toThrow('it died');
    const again = solver.ask({ kind: 'hint', snapshot: drawn(NEARLY) });
    solver.giveUp();
    await expect(again).rejects.toThrow('given up');
    await expect(solver.ask({ kind: 'hint', snapshot: drawn(NEARLY) })).resolves.toBeDefined();
    expect(threads.map(({ ended }) => ended)).toEqual([true, true, false]);
  });
});
