import { Bag, RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { type TetrisGame as Game, PALETTE, PIECES, type Piece, rulesetById, TetrisGame } from '../src/index.ts';
import { commandsFor } from './bot.ts';
import { fuzz, script } from './fuzz.ts';
import { hardDrop, only, opened, play, turn } from './support.ts';

/** Faults that games of this kind have shipped with, as checks of their kind. */
const RULESETS = ['basic', 'guideline'] as const;
const SEEDS = 100;

describe.each(RULESETS)('random play, %s', (ruleset) => {
  it('never leaves the well, never overlaps, and the well holds settled blocks only', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      fuzz(ruleset, seed, 300, (game) => {
        game.check();
        const { active, well } = game.view;
        if (active?.cells.some(([x, y]) => well.at(x, y) !== 0)) throw new Error(`overlap, seed ${seed}`);
      });
    }
  });

  it('locks a piece only on the floor or on a block', () => {
    let locks = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      let before = TetrisGame.start({ seed, ruleset }).view.well;
      fuzz(ruleset, seed, 300, (game, { events }) => {
        const locked = only(events, 'locked');
        if (locked.length === 1) {
          locks++;
          const cells = locked[0]?.cells ?? [];
          const under = cells.some(([x, y]) => y + 1 === before.height || before.at(x, y + 1) !== 0);
          expect(under).toBe(true);
        }
        before = game.view.well;
      });
    }
    expect(locks).toBeGreaterThan(500);
  });

  it('drops a hard drop to where the ghost is', () => {
    let drops = 0;
    for (let seed = 0; seed < 220; seed++) {
      const game = TetrisGame.start({ seed, ruleset });
      const steps = script(seed, 2000);
      for (let i = 0; !game.over; i += 3) {
        for (const { command } of steps.slice(i, i + 3)) if (command.type !== 'hardDrop') game.dispatch(command);
        const aim = game.view.ghost;
        if (aim === null) break;
        const { piece, x, y, rotation, cells } = aim;
        expect(only(play(game, hardDrop), 'locked')[0]).toMatchObject({ piece, x, y, rotation, cells });
        drops++;
      }
    }
    expect(drops).toBeGreaterThan(2000);
  });

  it('deals each piece once: dealt = locked + in play + held', () => {
    for (let seed = 0; seed < 40; seed++) {
      const locked: Piece[] = [];
      const dealt = new Bag(PIECES, RandomStream.seeded(seed, 'pieces'));
      fuzz(ruleset, seed, 300, (game, { events }) => {
        locked.push(...only(events, 'locked').map(({ piece }) => piece));
        const { active, hold } = game.view;
        if (active === null) return;
        const owned = [...locked, active.piece, ...(hold === null ? [] : [hold])];
        const expected = dealt.peek(owned.length);
        expect([...owned].sort()).toEqual([...expected].sort());
        expect(game.view.queue).toEqual(dealt.peek(owned.length + 5).slice(owned.length));
      });
    }
  });

  it('takes rows away as a ten-line model does, hidden rows included', () => {
    let clears = 0;
    for (let seed = 0; seed < 30; seed++) {
      const game = TetrisGame.start({ seed, ruleset });
      let rows = pictureOf(game);
      while (!game.over) {
        const events = commandsFor(game).flatMap((command) => {
          const outcome = game.dispatch(command);
          return outcome.ok ? outcome.events : [];
        });
        for (const { cells, piece } of only(events, 'locked')) {
          for (const [x, y] of cells) rows[y] = replaced(rows[y] ?? '', x, piece);
          const kept = rows.filter((row) => row.includes('.'));
          clears += rows.length - kept.length;
          rows = [...Array.from({ length: rows.length - kept.length }, () => '.'.repeat(10)), ...kept];
          if (pictureOf(game).join('\n') !== rows.join('\n')) expect(pictureOf(game)).toEqual(rows);
        }
        if (game.view.lines > 20) break;
      }
    }
    expect(clears).toBeGreaterThan(500);
  });

  it('refuses a turn without a trace, or makes it inside the well: every piece, state and wall', () => {
    const { width, height } = rulesetById(ruleset)?.board ?? { width: 0, height: 0 };
    const random = RandomStream.seeded(7, 'stack');
    const stack = Array.from({ length: 10 }, () => {
      const row = Array.from({ length: width }, () => (random.below(10) < 6 ? '#' : '.')).join('');
      return row.includes('.') ? row : `.${row.slice(1)}`;
    });
    for (const board of [[], stack]) {
      for (const piece of PIECES) {
        for (const rotation of [0, 1, 2, 3] as const) {
          for (let x = -2; x < width; x++) {
            for (const y of [height - 16, height - 11, height - 9, height - 4]) {
              const opening = TetrisGame.fromPosition({ board, active: { piece, x, y, rotation } }, { ruleset });
              if (!opening.ok) continue;
              for (const dir of ['cw', 'ccw', '180'] as const) {
                const game = opened({ board, active: { piece, x, y, rotation } }, { ruleset });
                const { active } = game.view;
                const outcome = game.dispatch(turn(dir));
                game.check();
                if (!outcome.ok) expect(game.view.active).toEqual(active);
              }
            }
          }
        }
      }
    }
  });
});

function pictureOf(game: Game): string[] {
  return game.view.well.toString(PALETTE).split('\n');
}

function replaced(row: string, x: number, letter: string): string {
  return row.slice(0, x) + letter + row.slice(x + 1);
}
