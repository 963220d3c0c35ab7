import type { Selectable } from 'kysely';
import type { Gender } from '../../../contract/applications/applicant-list-words.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/database.ts';
import { inNorwegianOrder } from '../../platform/database/norwegian.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { pseudonymOf } from '../anonymous/as-seen.ts';
import { handledApplications, requireHandledPosition } from '../handled-applications.ts';
import { nameOf } from '../name-of.ts';
import { showEntry } from './show-entry.ts';

type Row = Parameters<typeof showEntry>[0] &
  Pick<Selectable<Schema['applications']>, 'id' | 'firstName' | 'lastName' | 'anonymousResponses'>;

/** What is given out on demand: who waits for an answer to the wish to be left out is left out as yet. */
export async function readApplicantList(
  { db, clock }: Platform,
  viewer: Viewer,
  businessId: string,
  positionId: string,
) {
  const { business, position } = await requireHandledPosition(db, viewer, businessId, positionId);
  const rows = await handledApplications(db, viewer)
    .select(['applications.id', 'applications.firstName', 'applications.lastName', 'applications.anonymousResponses'])
    .select(['applications.listEntry', 'applications.exemptionGranted', 'applications.exemptionAnswer'])
    .where('applications.positionId', '=', positionId)
    .orderBy('applications.lastName', inNorwegianOrder)
    .orderBy('applications.firstName', inNorwegianOrder)
    .orderBy('applications.id')
    .execute();
  const isOver = dayInOslo(clock.now()) > (position.applicationDeadline ?? position.expiryDate);
  const applicants = numberedLast(rows.map((row) => asListed(row, isOver)));
  const byState = Map.groupBy(applicants, ({ state }) => state);
  const listed = applicants.filter(({ state }) => !state || state === 'declined');
  const countOf = (gender: Gender) => applicants.filter(({ entry }) => (entry?.gender ?? 'unstated') === gender).length;
  return {
    business: { id: business.id, name: business.businessName },
    position,
    total: applicants.length,
    genders: { woman: countOf('woman'), man: countOf('man'), unstated: countOf('unstated') },
    listed: listed.map(({ name, entry }) => ({
      name,
      age: entry?.age ?? null,
      occupation: entry?.occupation ?? null,
      municipality: entry?.municipality ?? null,
    })),
    unnamed: listed.filter(({ isNumbered }) => isNumbered).length,
    exempt: byState.get('granted')?.length ?? 0,
    undecided: byState.get('asked')?.map(({ id, name }) => ({ applicationId: id, name })) ?? [],
  };
}

/**
 * Of an anonymous one, a number while it waits for an answer, or where its sender was never told of a list. And while one can apply:
 * read after each new application, the list would tell whose that is.
 */
function asListed(row: Row, isOver: boolean) {
  const entry = showEntry(row);
  const isAnonymous = row.anonymousResponses !== null;
  const isNumbered = isAnonymous && (!isOver || !entry || entry.exemption?.state === 'asked');
  const state = entry?.exemption?.state;
  return {
    id: row.id,
    name: nameOf(isNumbered ? pseudonymOf(row.id) : row),
    state,
    entry: isAnonymous && !isOver ? null : entry,
    isNumbered,
  };
}

/** The order of their names would tell something of them. */
function numberedLast(all: ReturnType<typeof asListed>[]) {
  const numbered = all.filter(({ isNumbered }) => isNumbered);
  return [
    ...all.filter(({ isNumbered }) => !isNumbered),
    ...numbered.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  ];
}
