/** Values by the names of their columns. */
export type Row = Map<string, string>;

/** Comma-separated values as programs write them: quoted cells may hold commas, line breaks and doubled quotes. */
export function readCsv(text: string): Row[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''));
  return rows
    .filter((cells) => cells.some(Boolean))
    .map((cells) => new Map(names.map((name, index) => [name.trim(), (cells[index] ?? '').trim()])));
}

function cellsOf(text: string) {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [, written = '', end] = found;
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end !== ',' && end !== '') rows.push([]);
  }
  return rows;
}
