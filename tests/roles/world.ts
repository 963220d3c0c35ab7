import { randomUUID } from 'node:crypto';
import { letterDataSchema } from '../../contract/cvs/cover-letter-fields.ts';
import { cvDataSchema } from '../../contract/cvs/cv-fields.ts';
import type { Db } from '../../server/platform/database/database.ts';
import { addBusiness, addPosition } from '../support/hiring.ts';

/** Everybody who may stand before a route. The user has applied to a position of the owner's business. */
export const callers = ['visitor', 'user', 'shared user', 'owner', 'other owner', 'staff'] as const;
export type Caller = (typeof callers)[number];

/** The ids of everybody but the visitor. */
export type People = Record<Exclude<Caller, 'visitor'>, string>;

/** What somebody has who is not the caller, unless the caller is who the name says. */
export type World = Awaited<ReturnType<typeof makeWorld>>;

const questions = ['a', 'b'].map((id) => ({
  id,
  type: 'short_answer',
  question: 'Hva kan du?',
  required: false,
  placeholder: '',
  options: [],
  maxLength: 500,
  allowedFileTypes: [],
  maxFileSize: 10,
}));

/** A business of the owner, shared with the shared user, with a position, a form and the user's application. */
export async function makeWorld(db: Db, people: People) {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const { id: businessId, organizationNumber } = await addBusiness(db, {
    ownerId: people.owner,
    maxActivePositions: 50,
  });
  const share = { businessId, userId: people['shared user'] };
  await db.insertInto('businessShares').values(share).execute();
  const { id: formId } = await db
    .insertInto('applicationForms')
    .values({ businessId, userId: people.owner, title: 'Mal', questions: JSON.stringify(questions), ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: positionId } = await addPosition(db, businessId);
  const { id: formPositionId } = await addPosition(db, businessId, {
    applicationMethod: 'form',
    applicationFormId: formId,
  });
  const { id: pendingPositionId } = await addPosition(db, businessId, { approvalStatus: 'pending' });
  const { id: applicationId } = await db
    .insertInto('applications')
    .values({
      positionId,
      businessId,
      userId: people.user,
      formTitle: 'Mal',
      formSnapshot: JSON.stringify({ title: 'Mal', description: '', questions }),
      firstName: 'Ola',
      lastName: 'Søker',
      email: 'ola@example.no',
      responses: '[]',
      submittedAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = await addSession(db, people.owner);
  const { id: passkeyId } = await db
    .insertInto('passkeys')
    .values({
      userId: people.owner,
      credentialId: randomUUID(),
      publicKey: Buffer.from(''),
      counter: 0,
      transports: [],
      name: 'Mobilen',
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: invitationId } = await db
    .insertInto('businessInvitations')
    .values({ businessId, email: `${randomUUID()}@example.no`, createdAt: now, expiresAt: new Date('2999-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: keyId } = await db
    .insertInto('businessKeys')
    .values({
      businessId,
      name: 'Eget system',
      secretHash: Buffer.from(randomUUID()),
      lastSigns: 'abcd',
      madeBy: people.owner,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: pictureId } = await db
    .insertInto('businessPictures')
    .values({ businessId, imageKey: randomUUID(), description: 'Lageret', place: 0, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cv = JSON.stringify(cvDataSchema.parse({ title: 'CV' }));
  const { id: cvId } = await db
    .insertInto('cvs')
    .values({ userId: people.owner, data: cv, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const letter = JSON.stringify(letterDataSchema.parse({ title: 'Brev' }));
  const { id: letterId } = await db
    .insertInto('coverLetters')
    .values({ userId: people.owner, data: letter, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const draft = { userId: people.owner, savedAt: now };
  await db
    .insertInto('cvDrafts')
    .values({ ...draft, cvId, data: cv })
    .execute();
  await db
    .insertInto('coverLetterDrafts')
    .values({ ...draft, letterId, data: letter })
    .execute();
  const { id: entryId } = await db
    .insertInto('applicationsElsewhere')
    .values({ userId: people.user, title: 'Kokk', employer: 'Havn AS', appliedOn: '2026-01-02', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const candidateId = await addCandidate(db, await addReachable(db));
  const ownCandidateId = await addCandidate(db, people.user);
  const { id: toApplyId } = await db
    .insertInto('candidateInvitations')
    .values({
      id: randomUUID(),
      candidateId: ownCandidateId,
      businessId,
      positionTitle: 'Kokk',
      message: 'Søk hos oss.',
      sentAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sharedUserId = people['shared user'];
  return {
    sharedUserId,
    invitationId,
    keyId,
    pictureId,
    cvId,
    letterId,
    entryId,
    candidateId,
    toApplyId,
    businessId,
    organizationNumber,
    formId,
    positionId,
    formPositionId,
    pendingPositionId,
    applicationId,
    sessionId,
    passkeyId,
  };
}

/** Somebody who can be reached, and is none of the callers. */
async function addReachable(db: Db) {
  const [email, emailConfirmedAt] = [`${randomUUID()}@example.no`, new Date()];
  const row = { email, emailConfirmedAt, firstName: 'Siv', lastName: 'Søker', passwordHash: '' };
  const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Everybody has one, in whatever world. */
async function addCandidate(db: Db, userId: string) {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const { id } = await db
    .insertInto('candidates')
    .values({
      userId,
      ...{ headline: 'Kokk', about: '', seenHeadline: 'Kokk', seenAbout: '', places: '' },
      ...{ professions: ['Kokk'], municipalities: [], positionTypes: [], workLanguages: [], employerKeys: [] },
      ...{ shownSince: now, visibleUntil: new Date('2999-01-01'), ...times },
    })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(times))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addSession(db: Db, userId: string) {
  const device = { browser: 'Firefox', os: 'Linux', device: 'Desktop', ipAddress: '10.0.0.1' } as const;
  const times = { createdAt: new Date(), lastAccessed: new Date() };
  const { id } = await db
    .insertInto('sessions')
    .values({ userId, tokenHash: Buffer.from(randomUUID()), ...device, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
