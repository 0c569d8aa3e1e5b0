import { STATES, type State } from '../reference.ts';

const MOST_KICKS = Math.max(...STATES.flat().map(({ kicks }) => kicks.length / 2));

/**
 * The reference loop in C, on the same tables and with the same random numbers: equal seeds are equal games. It takes games and
 * seed, and prints pieces and microseconds of processor time; with a third argument also the pieces of each game.
 */
export const C_PROGRAM = String.raw`
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 10, HEIGHT = 30, FULL = 1023, MOST_PIECES = 20000 };
typedef struct { int top, left, width, height, rows[4], kicks, kick[${MOST_KICKS}][2]; } State;
static const State STATES[7][4] = {
${STATES.map((states) => `  {${states.map(stateText).join(', ')}}`).join(',\n')}
};
static uint32_t word;
static int well[HEIGHT];

static int below(int count) {
  word ^= word << 13;
  word ^= word >> 17;
  word ^= word << 5;
  return (int)(word % (uint32_t)count);
}

static int fits(const State *s, int x, int y) {
  int column = x + s->left, row = y + s->top;
  if (column < 0 || column + s->width > WIDTH || row < 0 || row + s->height > HEIGHT) return 0;
  for (int i = 0; i < s->height; i++)
    if (well[row + i] & (s->rows[i] << column)) return 0;
  return 1;
}

static int place(int piece) {
  int rotation = 0, x = piece == 1 ? 4 : 3, y = 8;
  const State *s = &STATES[piece][0];
  if (!fits(s, x, y)) return 0;
  for (int step = 3 + below(8); step > 0; step--) {
    int dx = below(3) - 1;
    if (dx != 0 && fits(s, x + dx, y)) x += dx;
    if (below(10) >= 3) continue;
    const State *turned = &STATES[piece][(rotation + 1) & 3];
    for (int i = 0; i < s->kicks; i++) {
      if (!fits(turned, x + s->kick[i][0], y + s->kick[i][1])) continue;
      x += s->kick[i][0];
      y += s->kick[i][1];
      rotation = (rotation + 1) & 3;
      s = turned;
      break;
    }
  }
  while (fits(s, x, y + 1)) y++;
  for (int i = 0; i < s->height; i++) {
    int at = y + s->top + i;
    well[at] |= s->rows[i] << (x + s->left);
    if (well[at] != FULL) continue;
    memmove(well + 1, well, (size_t)at * sizeof *well);
    well[0] = 0;
  }
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  int games = atoi(argv[1]), bag[7], left = 0;
  long total = 0;
  int *counts = malloc((size_t)games * sizeof *counts);
  if (counts == NULL) return 1;
  word = (uint32_t)strtoul(argv[2], NULL, 10) | 1;
  clock_t begun = clock();
  for (int game = 0; game < games; game++) {
    int pieces = 0;
    memset(well, 0, sizeof well);
    left = 0;
    while (pieces < MOST_PIECES) {
      if (left == 0) {
        for (; left < 7; left++) bag[left] = left;
        for (int i = 6; i > 0; i--) {
          int j = below(i + 1), piece = bag[i];
          bag[i] = bag[j];
          bag[j] = piece;
        }
      }
      if (!place(bag[--left])) break;
      pieces++;
    }
    counts[game] = pieces;
    total += pieces;
  }
  printf("%ld %.0f\n", total, (double)(clock() - begun) * 1e6 / CLOCKS_PER_SEC);
  for (int game = 0; argc > 3 && game < games; game++) printf("%d ", counts[game]);
  return 0;
}
`;

function stateText({ top, left, width, rows, kicks }: State): string {
  const pairs = Array.from({ length: kicks.length / 2 }, (_, i) => `{${kicks[2 * i]}, ${kicks[2 * i + 1]}}`);
  return `{${top}, ${left}, ${width}, ${rows.length}, {${rows.join(', ')}}, ${pairs.length}, {${pairs.join(', ') || '{0}'}}}`;
}
