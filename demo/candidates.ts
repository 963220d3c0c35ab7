import { candidateLimits } from '../contract/candidates/candidate-limits.ts';
import { cvDataSchema } from '../contract/cvs/cv-fields.ts';
import { saveCandidate } from '../server/candidates/save-candidate.ts';
import { createCv } from '../server/cvs/index.ts';
import { addDays, dayInOslo, daysAfter, HOUR_MS } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { livePositionIds } from '../server/positions/index.ts';
import { contactPerson } from './data/people.ts';
import { seekers } from './data/seekers.ts';
import { findUser } from './find-user.ts';
import { seededRandom } from './random.ts';

const SEED = 5;
const everything = { positionTypes: [], workLanguages: ['Norsk' as const], isVisible: true, seenAt: undefined };

/** Some whom the demo's employer can find, and its job seeker, whom another one has invited. */
export async function addDemoCandidates(platform: Platform) {
  const { db, clock } = platform;
  if (await db.selectFrom('candidates').select('id').limit(1).executeTakeFirst()) return;
  const random = seededRandom(SEED);
  const now = clock.now();
  for (const [index, { cv, availableInDays, ...said }] of seekers.entries()) {
    const { firstName, lastName } = contactPerson('', 'demo.example', random);
    const id = random.uuid();
    const email = `funnet-${index}@demo.example`;
    const person = { firstName, lastName, email, passwordHash: '', emailConfirmedAt: now, lastActiveAt: now };
    await db
      .insertInto('users')
      .values({ ...person, id })
      .execute();
    const availableFrom = availableInDays ? addDays(dayInOslo(now), availableInDays) : undefined;
    const cvId =
      cv && (await addCv(platform, id, { ...cv, title: said.headline, personalInfo: { firstName, lastName } }));
    await show(platform, id, { ...said, availableFrom, cvId }, index + 1);
  }
  const seeker = await findUser(platform, 'Job seeker');
  if (seeker) await addInvited(platform, seeker.id);
}

const addCv = async (platform: Platform, userId: string, data: object) =>
  (await createCv(platform, userId, { cvData: cvDataSchema.parse(data), image: undefined })).id;

/** As somebody who said so some days ago. */
async function show(
  platform: Platform,
  userId: string,
  said: Omit<Parameters<typeof saveCandidate>[2], keyof typeof everything>,
  daysAgo: number,
) {
  const { db, clock } = platform;
  await saveCandidate(platform, { userId }, { ...everything, ...said });
  await db
    .updateTable('candidates')
    .set({
      shownSince: daysAfter(clock.now(), -daysAgo),
      visibleUntil: daysAfter(clock.now(), candidateLimits.days - daysAgo),
    })
    .where('userId', '=', userId)
    .execute();
}

/** The nurse, by whoever looks for one. */
async function addInvited(platform: Platform, userId: string) {
  const { db, clock } = platform;
  const now = clock.now();
  const cv = await db.selectFrom('cvs').select('id').where('userId', '=', userId).executeTakeFirst();
  const about =
    'Åtte år på sengepost og i hjemmetjenesten. Leder gjerne fag, og veileder gjerne nye. Ser etter noe nærmere kysten.';
  const said = { headline: 'Sykepleier som er rolig når det haster', about, places: 'troms_nordland', cvId: cv?.id };
  await show(platform, userId, { ...said, professions: ['Sykepleier'], experience: 'senior' }, 3);
  const candidate = await db.selectFrom('candidates').select('id').where('userId', '=', userId).executeTakeFirst();
  const found = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['positions.id as positionId', 'positions.title as positionTitle', 'businessId', 'ownerId as invitedBy'])
    .where('positions.id', 'in', livePositionIds(db, dayInOslo(now)))
    .where('profession', '=', 'Sykepleier')
    .orderBy('positions.id')
    .executeTakeFirst();
  if (!candidate || !found) return;
  const sentAt = new Date(now.getTime() - 5 * HOUR_MS);
  const opening = { candidateId: candidate.id, businessId: found.businessId, firstAt: sentAt, lastAt: sentAt };
  await db.insertInto('candidateOpenings').values(opening).execute();
  const message =
    'Hei! Vi leter etter en sykepleier som vil ha fagansvar, og det du skriver om veiledning, er akkurat det vi trenger. Vi hjelper til med bolig de første månedene.';
  await db
    .insertInto('candidateInvitations')
    .values({ ...found, candidateId: candidate.id, id: seededRandom(SEED + 1).uuid(), message, sentAt })
    .execute();
}
