import { isManagedBy } from '../../businesses/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { alike } from '../alike.ts';
import { businessesOf } from '../businesses-of.ts';
import { type HandledLocked, lockWanted, type Wanted } from '../lock-wanted.ts';
import { nameOf } from '../name-of.ts';
import { recordEvents } from '../record-events.ts';
import { readColleagues } from './colleagues.ts';
import { planTellingResponsible } from './tell-responsible.ts';

/** Says who takes care of several; those that are stale are left alone and named, and those that are withdrawn or deleted. */
export async function setResponsible(
  { db, clock }: Platform,
  viewer: Viewer,
  all: Wanted[],
  responsibleId: string | null,
) {
  return await db.transaction().execute(async (tx) => {
    const businesses = await holdBusinesses(tx, viewer, all);
    const name = responsibleId && (await requireColleague(tx, viewer, businesses, responsibleId));
    const { fresh, stale: late, gone } = await lockWanted(tx, viewer, all);
    // Also one's own change, sent once more after a lost reply.
    const isAsWanted = (row: HandledLocked) => row.responsibleId === responsibleId;
    const stale = late.filter((row) => !isAsWanted(row));
    const toChange = fresh.filter((row) => !isAsWanted(row));
    const changed = [...fresh, ...late].filter(isAsWanted).map(({ id, version }) => ({ id, version }));
    for (const rows of alike(toChange, (row) => [row.responsibleId])) {
      changed.push(...(await changeAlike(tx, viewer, rows, responsibleId, clock.now())));
    }
    return { changed, stale: await withResponsible(tx, stale), gone, name };
  });
}

/** Whoever loses access waits until it is said who takes care, or is not there any more then. */
async function holdBusinesses(tx: Tx, viewer: Viewer, all: Wanted[]) {
  const ids = all.map(({ id }) => id);
  const held = await businessesOf(tx, ids).where(isManagedBy(viewer)).forShare().execute();
  return held.map(({ id }) => id);
}

/** By which name. Looked up once they are held. */
async function requireColleague(tx: Tx, viewer: Viewer, businesses: string[], responsibleId: string) {
  let name = '';
  for (const id of businesses) {
    const colleague = (await readColleagues(tx, viewer, id)).find((each) => each.id === responsibleId);
    if (!colleague) throw failureAt('invalid', 'responsibleId', 'Velg en som har tilgang til bedriften');
    name = colleague.name;
  }
  return name;
}

/** By name, for whoever was second. */
async function withResponsible(tx: Tx, rows: HandledLocked[]) {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('id', '=', anyOf(rows.flatMap(({ responsibleId }) => responsibleId ?? [])))
    .execute();
  return rows.map(({ id, version, responsibleId }) => {
    const person = people.find((each) => each.id === responsibleId);
    return { id, version, responsible: person ? { id: person.id, name: nameOf(person) } : null };
  });
}

/** Those which the same person took care of before, or nobody. */
async function changeAlike(tx: Tx, { userId }: Viewer, rows: HandledLocked[], responsibleId: string | null, now: Date) {
  const ids = rows.map(({ id }) => id);
  const isGiven = responsibleId !== null && responsibleId !== userId;
  const changed = await tx
    .updateTable('applications')
    .set(({ eb }) => ({
      responsibleId,
      responsibilityGivenAt: isGiven ? now : null,
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', anyOf(ids))
    .returning(['id', 'version'])
    .execute();
  const whom = responsibleId ?? rows[0]?.responsibleId;
  const kind = isGiven ? 'responsibility-given' : responsibleId ? 'responsibility-taken' : 'responsibility-ended';
  await recordEvents(tx, ids, userId, kind, now, whom ? { userId: whom } : {});
  if (isGiven) await planTellingResponsible(tx, responsibleId, rows, now);
  return changed;
}
