import { STATES, type State } from '../reference.ts';

/**
 * The random recipe in Python as one would first write it: a well of lists, pieces as lists of cells. Same tables as the reference
 * loop, Python's own random numbers. It takes and prints what the C program does.
 */
export const PYTHON_PROGRAM = `
import sys, time
from random import Random

WIDTH, HEIGHT, MOST_PIECES = 10, 30, 20000
CELLS = ${JSON.stringify(STATES.map((states) => states.map(cellsOf)))}
KICKS = ${JSON.stringify(STATES.map((states) => states.map(kicksOf)))}


def fits(well, cells, x, y):
    for dx, dy in cells:
        column, row = x + dx, y + dy
        if column < 0 or column >= WIDTH or row < 0 or row >= HEIGHT or well[row][column]:
            return False
    return True


def place(well, piece, random):
    rotation, x, y = 0, 4 if piece == 1 else 3, 8
    cells = CELLS[piece][0]
    if not fits(well, cells, x, y):
        return False
    for _ in range(3 + int(random() * 8)):
        dx = int(random() * 3) - 1
        if dx and fits(well, cells, x + dx, y):
            x += dx
        if random() < 0.3:
            turned = CELLS[piece][(rotation + 1) & 3]
            for kx, ky in KICKS[piece][rotation]:
                if fits(well, turned, x + kx, y + ky):
                    x, y, rotation, cells = x + kx, y + ky, (rotation + 1) & 3, turned
                    break
    while fits(well, cells, x, y + 1):
        y += 1
    for dx, dy in cells:
        well[y + dy][x + dx] = 1
    for row in range(HEIGHT):
        if all(well[row]):
            del well[row]
            well.insert(0, [0] * WIDTH)
    return True


def play(generator):
    well = [[0] * WIDTH for _ in range(HEIGHT)]
    bag, pieces = [], 0
    while pieces < MOST_PIECES:
        if not bag:
            bag = list(range(7))
            generator.shuffle(bag)
        if not place(well, bag.pop(), generator.random):
            break
        pieces += 1
    return pieces


generator = Random(int(sys.argv[2]))
begun = time.process_time()
counts = [play(generator) for _ in range(int(sys.argv[1]))]
print(sum(counts), round((time.process_time() - begun) * 1e6))
if len(sys.argv) > 3:
    print(*counts)
`;

function cellsOf({ rows, top, left }: State): number[][] {
  return rows.flatMap((row, y) => [0, 1, 2, 3].filter((x) => (row >> x) & 1).map((x) => [x + left, y + top]));
}

function kicksOf({ kicks }: State): number[][] {
  return Array.from({ length: kicks.length / 2 }, (_, i) => [kicks[2 * i] ?? 0, kicks[2 * i + 1] ?? 0]);
}
