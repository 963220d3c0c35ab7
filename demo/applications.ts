import type { Platform } from '../server/platform/platform.ts';
import { addApplication, type Sent, type State } from './add-application.ts';
import { listEntryOf, openApplicantList } from './applicant-list.ts';
import { addApplicants, type Person } from './applicants.ts';
import { addDemoAssessments } from './assessments.ts';
import { demoReplies } from './data/application-form.ts';
import { findUser } from './find-user.ts';
import { addDemoInterviews } from './interviews.ts';
import { addDemoLabels } from './labels.ts';
import { addDemoMessages } from './messages.ts';
import { osloDate } from './oslo-time.ts';
import { type Random, seededRandom } from './random.ts';
import { addDemoReferences } from './references.ts';
import { addDemoRefusals } from './refusals.ts';
import { addDemoResponsible } from './responsible.ts';
import { addDemoSurvey } from './survey.ts';

const SEED = 3;
/** Of them, in a list for everybody who asks. */
const LISTED = 6;
/** Of them, where applications are read anonymously. */
const ANONYMOUS = 4;
/** Positions of the employer's own with applications of all kinds. */
const FILLED = 4;

/** Every third wants to hear of other positions. */
const WILLING = 3;

const read: State = { status: 'pending', isRead: true };
const states: State[] = [
  { status: 'pending', isRead: false },
  { status: 'contacted', toldStatus: 'contacted', isRead: true },
  read,
  { status: 'denied', toldStatus: 'denied', isRead: true },
];

/** What has come in at the demo's employer, some of it from the demo's job seeker. */
export async function addDemoApplications(platform: Platform) {
  const { db } = platform;
  if (await db.selectFrom('applications').select('id').limit(1).executeTakeFirst()) return;
  const [seeker, employer] = await Promise.all([findUser(platform, 'Job seeker'), findUser(platform, 'Employer')]);
  if (!seeker || !employer) return;
  const [positions, anonymous] = await findFilled(platform, employer.id);
  const random = seededRandom(SEED);
  await addUnanswered(platform, seeker, employer.id);
  const others = await addApplicants(platform, random);
  for (const [index, position] of positions.entries()) {
    const applicants = [
      ...(index < states.length - 1 ? [seeker] : []),
      ...others.filter((_, place) => place % positions.length === index),
    ];
    for (const [place, person] of applicants.entries()) {
      const state = states[(index + place) % states.length];
      await addApplication(platform, { position, person, state, random, wantsTips: place % WILLING === 0 });
    }
  }
  await addListed(platform, others.slice(0, LISTED), random);
  if (anonymous) await addAnonymous(platform, anonymous, others.slice(LISTED, LISTED + ANONYMOUS), random);
  await addDemoInterviews(platform, seeker.id);
  await addDemoMessages(platform, seeker.id, employer.id);
  await addDemoReferences(platform, seeker.id, employer.id);
  const last = positions[FILLED - 1];
  if (last) await addDemoSurvey(platform, seeker, last);
  await addDemoRefusals(db);
  const [position] = positions;
  if (!position) return;
  await addDemoAssessments(platform, employer.id, position.id);
  await addDemoResponsible(platform, employer.id, position.businessId);
  await addDemoLabels(platform, position.businessId);
  const wordings = demoReplies.map((wording) => ({ businessId: position.businessId, wording }));
  await db.insertInto('replyWordings').values(wordings).execute();
}

/** Those that many apply for, and one more. */
async function findFilled({ db }: Platform, ownerId: string) {
  const positions = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['positions.id', 'positions.businessId', 'applicationFormId'])
    .where('ownerId', '=', ownerId)
    .where('applicationMethod', '=', 'form')
    .where('positions.isActive', '=', true)
    .where('positions.approvalStatus', '=', 'approved')
    .orderBy('positions.createdAt', 'desc')
    .orderBy('positions.id')
    .limit(FILLED + 1)
    .execute();
  return [positions.slice(0, FILLED), positions[FILLED]] as const;
}

/** For a position of a public employer, in the list of its applicants. */
async function addListed(platform: Platform, people: Person[], random: Random) {
  const position = await openApplicantList(platform);
  if (!position) return;
  for (const [index, person] of people.entries()) {
    const state = index < 2 ? states[0] : read;
    const listEntry = JSON.stringify(listEntryOf(index, random));
    await addApplication(platform, { position, person, state, random, listEntry });
  }
}

/** A position whose applications are read without knowing whose they are. */
async function addAnonymous(platform: Platform, position: Sent['position'], people: Person[], random: Random) {
  await platform.db.updateTable('positions').set({ isReadAnonymously: true }).where('id', '=', position.id).execute();
  for (const person of people)
    await addApplication(platform, { position, person, state: states[0], random, isAnonymous: true });
}

/** For a position that is over, with a promise of answers that was not kept. */
async function addUnanswered(platform: Platform, person: Person, ownerId: string) {
  const { db, clock } = platform;
  const position = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['positions.id', 'positions.businessId', 'applicationFormId'])
    .where('ownerId', '=', ownerId)
    .where('answerBy', '<', osloDate(clock.now()))
    .where('applicationFormId', 'is not', null)
    .executeTakeFirst();
  if (!position) return;
  await addApplication(platform, { position, person, state: read, daysAgo: 30, random: seededRandom(SEED + 1) });
}
