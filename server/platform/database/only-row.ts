/** The row of a question that always has exactly one, such as one that only counts. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a question that always has a row was answered without one');
  return row;
}
