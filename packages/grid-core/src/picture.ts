/** The rows of a text picture, an array of rows or one text; spaces around the lines of a text do not count. */
export function linesOf(rows: string | readonly string[]): readonly string[] {
  if (typeof rows !== 'string') return rows;
  return rows
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
