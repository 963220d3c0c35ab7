/** The rows that were found, in the order of the ids. */
export function inOrderOf<T extends { id: string | number }>(ids: T['id'][], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
