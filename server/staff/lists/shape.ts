export function inOrderOf<T extends { id: string }>(ids: string[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Joined {
  personId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** Somebody who was joined, if the account still exists. */
export const personOf = ({ personId, firstName, lastName, email }: Joined) =>
  personId
    ? { id: personId, _id: personId, firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' }
    : null;
