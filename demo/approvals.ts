import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { placeOfBusiness } from '../server/businesses/index.ts';
import { daysAfter } from '../server/platform/clock.ts';
import type { Schema } from '../server/platform/database/database.ts';
import type { Platform } from '../server/platform/platform.ts';
import { type DemoBusiness, generateBusinesses, registerUnitOf } from './data/generate-businesses.ts';
import { BUSINESSES, SEED } from './load.ts';

const APPROVED = 15;

type Decision = Insertable<Schema['approvalDecisions']>;

/** Businesses that wait, earlier decisions, and changes to look at, so that staff have something to decide about. */
export async function addDemoApprovals({ db, clock }: Platform, staffId: string) {
  const daysAgo = (days: number) => daysAfter(clock.now(), -days);
  const decided = { actorId: staffId, actorName: 'Anna Ansatt' };
  const [known, stranger, bankrupt] = generateBusinesses(BUSINESSES + 3, SEED).slice(BUSINESSES);
  if (!known || !stranger || !bankrupt) return;
  const owners = {
    known: person('Marit', 'Solberg', `marit.solberg@${known.domain}`, daysAgo(3), true),
    stranger: person('Geir', 'Hovland', 'geir@nettbutikken.example', daysAgo(1), false),
  };
  const rejection: Decision = {
    subject: 'business',
    subjectId: randomUUID(),
    subjectName: stranger.businessName,
    organizationNumber: stranger.organizationNumber,
    ownerId: owners.stranger.id,
    decision: 'rejected',
    reason: 'Vi finner ikke noen sammenheng mellom deg og bedriften.',
    createdAt: daysAgo(9),
    ...decided,
  };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('users').values(Object.values(owners)).execute();
    const waiting = [
      waitingBusiness(known, owners.known.id, daysAgo(2.4), {}),
      waitingBusiness(stranger, owners.stranger.id, daysAgo(0.8), {}),
      waitingBusiness(bankrupt, owners.stranger.id, daysAgo(0.3), { konkurs: true }),
    ];
    await tx.insertInto('businesses').values(waiting).execute();
    const approved = await tx
      .selectFrom('businesses')
      .select(['id', 'businessName', 'organizationNumber', 'ownerId', 'shortDescription', 'longDescription'])
      .select('approvedAt')
      .where('approvedAt', 'is not', null)
      .orderBy('approvedAt', 'desc')
      .limit(APPROVED)
      .execute();
    const approvals = approved.reverse().map(
      ({ id, businessName, shortDescription, longDescription, approvedAt, ...business }, index): Decision => ({
        subject: 'business',
        subjectId: id,
        subjectName: businessName,
        decision: 'approved',
        createdAt: approvedAt ?? daysAgo(1),
        content: JSON.stringify({
          Navn: businessName,
          // The first one has written something new since.
          'Kort beskrivelse': index === 0 ? `${shortDescription} Vi har kontor i hele landet.` : shortDescription,
          'Lang beskrivelse': longDescription,
        }),
        ...business,
        ...decided,
      }),
    );
    await tx
      .insertInto('approvalDecisions')
      .values([...approvals, rejection].sort((one, other) => +one.createdAt - +other.createdAt))
      .execute();
    await tx
      .updateTable('businesses')
      .set({ changedAfterApprovalAt: daysAgo(0.5) })
      .where('id', '=', approved[0]?.id ?? '')
      .execute();
  });
}

const person = (firstName: string, lastName: string, email: string, createdAt: Date, isConfirmed: boolean) => ({
  id: randomUUID(),
  firstName,
  lastName,
  email,
  emailConfirmedAt: isConfirmed ? createdAt : null,
  passwordHash: '',
  createdAt,
  lastActiveAt: createdAt,
});

function waitingBusiness(business: DemoBusiness, ownerId: string, createdAt: Date, facts: object) {
  const unit = { ...registerUnitOf(business), ...facts };
  return {
    ownerId,
    organizationNumber: business.organizationNumber,
    businessName: business.businessName,
    shortDescription: business.shortDescription,
    longDescription: business.longDescription,
    brregData: JSON.stringify(unit),
    brregFetchedAt: createdAt,
    ...placeOfBusiness(unit),
    createdAt,
    updatedAt: createdAt,
  };
}
