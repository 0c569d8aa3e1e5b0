import { readFileSync } from 'node:fs';
import { decoder, encoder, Field } from 'tetris-fumen';
import { describe, expect, it } from 'vitest';
import { TetrisGame } from '../game.ts';
import { shapeOf } from '../pieces.ts';
import { PIECES, type Rotation, type TetrisPosition } from '../types.ts';
import { makeFumen, parseFumen } from './fumen.ts';

/** Fumens that are public: tests of knewjade/tetris-fumen, eight04/fancy-t-spin, a comment in MinusKelvin/cold-clear, tetrio/issues 506. */
const PUBLIC = [
  'v115@vhAAgH',
  'v115@vhARQJ',
  'v115@RhA8IeB8HeC8GeAQLvhAAAA',
  'v115@9gI8AeI8AeI8AeI8Ke5IYJA0no2AMOprDTBAAA',
  'v115@2gB8HeA8FeD8AeI8BeH8BeD8JeAgWEAz+T7B',
  'v115@2gB8HeA8FeD8AeH8CeH8AeE8JeAgWQAJ0trDy+zCEF?bs2BynEbE',
  'v115@4gB8IeA8CeE8AeH8CeG8BeD8JeVBnvhC9rflrBAAA',
  'v115@xghlIeglH8AeglH8AeI8AeI8AeA8JeR9XJATP0dElo?o2AQAAAA',
];
const pages = (text: string) => {
  const parsed = parseFumen(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe('a fumen', () => {
  it.each(PUBLIC)('%s has the cells and pieces that its own library reads', (text) => {
    const read = pages(text);
    for (const [i, page] of decoder.decode(text).entries()) {
      const position: TetrisPosition = read[i]?.position ?? { board: [] };
      const field = page.field.str({ reduced: true, garbage: false, separator: '\n' });
      const rows = field.split('\n').map((row) => row.replaceAll('_', '.').replaceAll('X', '#'));
      expect([...position.board]).toEqual(rows.every((row) => /^\.*$/.test(row)) ? [] : rows);
      const { active } = position;
      const cells =
        active && shapeOf(active.piece, active.rotation).cells.map(([x, y]) => `${active.x + x},${39 - active.y - y}`);
      expect(cells?.sort()).toEqual(
        page.operation &&
          page
            .mino()
            .positions()
            .map(({ x, y }) => `${x},${y}`)
            .sort(),
      );
    }
  });

  it.each(PUBLIC)('%s comes back as it was', (text) => {
    expect(pages(makeFumen(pages(text)))).toEqual(pages(text));
  });

  it('opens as a game', () => {
    const [page] = pages('v115@9gI8AeI8AeI8AeI8Ke5IYJA0no2AMOprDTBAAA');
    if (page === undefined) throw new Error('no page');
    const game = TetrisGame.fromPosition(page.position, { ruleset: 'guideline' });
    expect(game.ok && game.value.view.well.count()).toBe(36);
  });

  it('is read out of a link', () => {
    expect(parseFumen(' https://fumen.zui.jp/?v115@vhAAgH\n')).toMatchObject({ ok: true });
  });

  it.each<[string, TetrisPosition, string]>([
    ['#Q=[T](I)OS;go', { board: [], hold: 'T', queue: 'IOS' }, 'go'],
    ['#Q=[](I)OS;go', { board: [], queue: 'IOS' }, 'go'],
    ['#Q=[T]()OS;', { board: [], hold: 'T', queue: 'OS' }, ''],
    ['#Q=[](I)', { board: [], queue: 'I' }, ''],
    ['see #Q=[T](I)OS;', { board: [] }, 'see #Q=[T](I)OS;'],
    ['#Q=[T](I)OS;two\nlines', { board: [], hold: 'T', queue: 'IOS' }, 'two\nlines'],
  ])('with the comment %j is read for its quiz', (comment, position, words) => {
    const text = encoder.encode([{ field: Field.create(''), comment }]);
    expect(pages(text)).toEqual([{ position, comment: words }]);
  });

  it.each<TetrisPosition>([
    { board: [], hold: 'T' },
    { board: [], queue: 'T' },
    { board: [], active: { piece: 'L', rotation: 0, x: 3, y: 38 }, hold: 'T' },
    { board: Array.from({ length: 23 }, () => '#.........') },
  ])('comes back with what it has alone: %j', (position) => {
    expect(pages(makeFumen([{ position, comment: '' }]))).toEqual([{ position, comment: '' }]);
  });

  it('has no quiz where there is no piece to tell of', () => {
    expect(decoder.decode(makeFumen([{ position: { board: [] }, comment: 'words' }]))[0]?.comment).toBe('words');
    const active = { piece: 'L', rotation: 0, x: 3, y: 38 } as const;
    expect(decoder.decode(makeFumen([{ position: { board: [], active }, comment: 'words' }]))[0]?.comment).toBe(
      'words',
    );
  });

  it('may be as long as 100,000 letters', () => {
    expect(parseFumen('v115@vhAAgH'.padStart(100_000))).toMatchObject({ ok: true });
    expect(parseFumen('v115@vhAAgH'.padStart(100_001))).toMatchObject({ ok: false });
  });

  it.each([
    '',
    'v115@vhAAgH and more',
    'v115',
    'v116@vhAAgH',
    'v115@',
    'v115@vh',
    'v115@vhA\u0000',
    `v115@${'A'.repeat(200_000)}`,
    '{}',
  ])('%j is refused', (text) => {
    expect(parseFumen(text)).toMatchObject({ ok: false, error: { code: 'fumen', where: 'text' } });
  });

  it('holds a piece at every place, in every state', () => {
    for (const piece of PIECES) {
      for (const rotation of [0, 1, 2, 3] as const satisfies readonly Rotation[]) {
        const { bounds } = shapeOf(piece, rotation);
        for (let left = 0; left + bounds.width <= 10; left++) {
          const active = { piece, rotation, x: left - bounds.x, y: 30 };
          const [page] = pages(makeFumen([{ position: { board: [], active }, comment: '' }]));
          expect(page?.position.active).toEqual(active);
        }
      }
    }
  });

  it('keeps hold, queue and comment as a quiz', () => {
    const page = { position: { board: ['#.........'], hold: 'T', queue: 'IOS' }, comment: 'a tower' } as const;
    expect(pages(makeFumen([page]))).toEqual([page]);
    const placed = {
      ...page,
      position: { ...page.position, active: { piece: 'L', rotation: 0, x: 3, y: 38 } },
    } as const;
    expect(pages(makeFumen([placed]))).toEqual([placed]);
    const [, second] = pages(makeFumen([page, { position: { board: [] }, comment: 'then' }]));
    expect(second).toEqual({ position: { board: [] }, comment: 'then' });
  });

  it('is not made of what it cannot hold', () => {
    const of = (board: readonly string[]) => () => makeFumen([{ position: { board }, comment: '' }]);
    for (const row of ['#........', '#..........', 'x#.........', '#.........x']) expect(of([row])).toThrow(RangeError);
    expect(of(Array.from({ length: 24 }, () => '#.........'))).toThrow(RangeError);
    expect(of(Array.from({ length: 40 }, (_, y) => (y < 17 ? '..........' : '#.........')))).not.toThrow();
    const active = { piece: 'T', rotation: 0, x: 3, y: 2 } as const;
    expect(() => makeFumen([{ position: { board: [], active }, comment: '' }])).toThrow(RangeError);
  });

  it('of every scenario has its cells', () => {
    const { scenarios } = JSON.parse(
      readFileSync(new URL('../../test/fixtures/tetris-scenarios.json', import.meta.url), 'utf8'),
    ) as { scenarios: readonly { readonly fumen: string; readonly board: readonly string[] }[] };
    const filled = (rows: readonly string[]) => rows.map((row) => row.replace(/[^.]/g, '#'));
    for (const { fumen, board } of scenarios) {
      const drawn = filled(pages(fumen)[0]?.position.board ?? []);
      expect(drawn).toEqual(filled(board).slice(-drawn.length || board.length));
      expect(board.slice(0, board.length - drawn.length).join('')).toMatch(/^\.*$/);
    }
  });
});
