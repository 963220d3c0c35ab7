import { isDeepStrictEqual } from 'node:util';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { sentCandidateSchema } from '../../contract/candidates/candidate-fields.ts';
import { candidateLimits } from '../../contract/candidates/candidate-limits.ts';
import { readFurtherPlaces, writeFurtherPlaces } from '../../contract/places.ts';
import { municipalitiesOfPlaces, placeFilters, UNKNOWN_PLACE } from '../places/index.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Schema, Tx } from '../platform/database/database.ts';
import { lockNamed } from '../platform/database/lock-named.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseStale } from '../platform/refuse-stale.ts';
import { asSeen } from './as-seen.ts';
import { requireConfirmed } from './require-confirmed.ts';

const DELETED_ELSEWHERE = 'Profilen er slettet et annet sted. Last inn siden på nytt for å lage en ny.';

type Sent = z.output<typeof sentCandidateSchema>;

const CHANGED_ELSEWHERE =
  'Profilen er lagret et annet sted etter at du åpnet den. Last inn siden på nytt for å se hva som står der nå.';

/** What employers see is made now, and stays so until the person says something else. */
export async function saveCandidate({ db, clock }: Platform, { userId }: Pick<Viewer, 'userId'>, sent: Sent) {
  const { seenAt, isFirst, isVisible, cvId, ...fields } = sent;
  const written = {
    ...fields,
    ...readPlaces(sent.places),
    about: sent.about ?? '',
    experience: sent.experience ?? null,
    availableFrom: sent.availableFrom ?? null,
  };
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    await lockNamed(tx, `candidate ${userId}`);
    const before = await tx
      .selectFrom('candidates')
      .leftJoin('candidateCvs', 'candidateCvs.candidateId', 'candidates.id')
      .selectAll('candidates')
      .select('candidateCvs.cvId')
      .where('userId', '=', userId)
      .forUpdate('candidates')
      .executeTakeFirst();
    if (seenAt && !before) throw failureAt('conflict', 'updatedAt', DELETED_ELSEWHERE);
    const isShown = before !== undefined && before.visibleUntil > now;
    // One's own, sent once more after a lost reply, is nothing that somebody has not seen.
    if (!isPartOf({ ...written, cvId: cvId ?? null, isShown: isVisible }, { ...before, isShown })) {
      if (isFirst && before) throw failureAt('conflict', 'updatedAt', CHANGED_ELSEWHERE);
      refuseStale(before?.updatedAt ?? null, seenAt, CHANGED_ELSEWHERE);
    }
    if (isVisible) await requireConfirmed(tx, userId);
    const { cv, ...seen } = await asSeen(tx, userId, sent);
    const { id } = await keep(tx, {
      ...written,
      ...seen,
      ...(isVisible ? shownFrom(now) : { visibleUntil: now }),
      userId,
      createdAt: now,
      updatedAt: now,
    });
    await tx.deleteFrom('candidateCvs').where('candidateId', '=', id).execute();
    if (cv)
      await tx
        .insertInto('candidateCvs')
        .values({ ...cv, candidateId: id })
        .execute();
  });
}

const isPartOf = (part: object, whole: object) => isDeepStrictEqual({ ...whole, ...part }, whole);

const keep = (tx: Tx, { createdAt, ...row }: Insertable<Schema['candidates']>) =>
  tx
    .insertInto('candidates')
    .values({ ...row, createdAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();

/** For as long as it counts. */
export const shownFrom = (now: Date) => ({
  shownSince: now,
  visibleUntil: daysAfter(now, candidateLimits.days),
  remindedAt: null,
});

/** As a search has them, and the municipalities that they are. */
function readPlaces(places: string) {
  const chosen = writeFurtherPlaces(readFurtherPlaces(places));
  const { steder } = placeFilters({ steder: chosen });
  if (steder.includes(UNKNOWN_PLACE)) throw failureAt('invalid', 'places', 'Stedet finnes ikke');
  return { places: chosen, municipalities: municipalitiesOfPlaces(steder) };
}
