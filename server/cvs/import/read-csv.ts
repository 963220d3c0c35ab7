/** Values by the names of their columns: no more than its line has cells, however many columns the file names. */
export type Row = Map<string, string>;

/** More than any file that a CV is read from. Nobody else is answered meanwhile. */
const MOST_CELLS = 20_000;
const MOST_LINES = 1000;

/**
 * Comma-separated values as programs write them: quoted cells may hold commas, line breaks and doubled quotes. A Norwegian
 * spreadsheet that saved them puts semicolons between.
 */
export function readCsv(text: string): Row[] {
  const [names = [], ...rows] = cellsOf(text, /^[^,\r\n]*;/.test(text) ? ';' : ',');
  return rows
    .filter((cells) => cells.some(Boolean))
    .map((cells) => new Map(cells.map((cell, index) => [names[index]?.trim() ?? '', cell.trim()])));
}

function cellsOf(text: string, separator: ',' | ';') {
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'gy');
  for (let read = 0; read < MOST_CELLS && rows.length <= MOST_LINES && cell.lastIndex < text.length; read++) {
    const found = cell.exec(text);
    if (!found) break;
    const [, written = '', end] = found;
    const quoted = /^"(.*)"$/s.exec(written)?.[1];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? written);
    if (end !== separator && end !== '') rows.push([]);
  }
  return rows;
}
