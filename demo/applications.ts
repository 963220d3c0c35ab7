import type { Insertable } from 'kysely';
import { hidePerson, hiderOf } from '../server/applications/anonymous/hide-person.ts';
import { DAY_MS, HOUR_MS } from '../server/platform/clock.ts';
import type { Schema } from '../server/platform/database/database.ts';
import type { Platform } from '../server/platform/platform.ts';
import { listEntryOf, openApplicantList } from './applicant-list.ts';
import { addApplicants, OLDEST_DAYS, type Person } from './applicants.ts';
import { addDemoAssessments } from './assessments.ts';
import { demoForm, demoReasons, demoReplies } from './data/application-form.ts';
import { smallPdf } from './data/small-pdf.ts';
import { addDemoInterviews } from './interviews.ts';
import { logIns } from './log-ins.ts';
import { addDemoMessages } from './messages.ts';
import { osloDate } from './oslo-time.ts';
import { type Random, seededRandom } from './random.ts';

const SEED = 3;
/** Of them, in a list for everybody who asks. */
const LISTED = 6;
/** Of them, where applications are read anonymously. */
const ANONYMOUS = 4;
/** Positions of the employer's own with applications of all kinds. */
const FILLED = 4;

/** What has come in at the demo's employer, some of it from the demo's job seeker. */
export async function addDemoApplications(platform: Platform) {
  const { db } = platform;
  if (await db.selectFrom('applications').select('id').limit(1).executeTakeFirst()) return;
  const [seeker, employer] = await Promise.all([findUser(platform, 'Job seeker'), findUser(platform, 'Employer')]);
  if (!seeker || !employer) return;
  const positions = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['positions.id', 'positions.businessId', 'applicationFormId'])
    .where('ownerId', '=', employer.id)
    .where('applicationMethod', '=', 'form')
    .where('positions.isActive', '=', true)
    .where('positions.approvalStatus', '=', 'approved')
    .orderBy('positions.createdAt', 'desc')
    .orderBy('positions.id')
    .limit(FILLED + 1)
    .execute();
  const [anonymous] = positions.splice(FILLED);
  const random = seededRandom(SEED);
  const silent = await findSilent(platform, employer.id);
  if (silent)
    await addApplication(platform, {
      position: silent,
      person: seeker,
      state: read,
      daysAgo: 30,
      random: seededRandom(SEED + 1),
    });
  const others = await addApplicants(platform, random);
  for (const [index, position] of positions.entries()) {
    const applicants = [
      ...(index < states.length - 1 ? [seeker] : []),
      ...others.filter((_, place) => place % positions.length === index),
    ];
    for (const [place, person] of applicants.entries()) {
      await addApplication(platform, { position, person, state: states[(index + place) % states.length], random });
    }
  }
  const listed = await openApplicantList(platform);
  for (const [index, person] of others.slice(0, LISTED).entries()) {
    if (!listed) break;
    const listEntry = JSON.stringify(listEntryOf(index, random));
    await addApplication(platform, {
      position: listed,
      person,
      state: index < 2 ? states[0] : read,
      random,
      listEntry,
    });
  }
  if (anonymous) await addAnonymous(platform, anonymous, others.slice(LISTED, LISTED + ANONYMOUS), random);
  await addDemoInterviews(platform, seeker.id);
  await addDemoMessages(platform, seeker.id, employer.id);
  const [position] = positions;
  if (!position) return;
  await addDemoAssessments(platform, employer.id, position.id);
  const wordings = demoReplies.map((wording) => ({ businessId: position.businessId, wording }));
  await db.insertInto('replyWordings').values(wordings).execute();
}

/** A position whose applications are read without knowing whose they are. */
async function addAnonymous(platform: Platform, position: Sent['position'], people: Person[], random: Random) {
  await platform.db.updateTable('positions').set({ isReadAnonymously: true }).where('id', '=', position.id).execute();
  for (const person of people)
    await addApplication(platform, { position, person, state: states[0], random, isAnonymous: true });
}

/** A position that is over, with a promise of answers that was not kept. */
const findSilent = ({ db, clock }: Platform, ownerId: string) =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['positions.id', 'positions.businessId', 'applicationFormId'])
    .where('ownerId', '=', ownerId)
    .where('answerBy', '<', osloDate(clock.now()))
    .where('applicationFormId', 'is not', null)
    .executeTakeFirst();

const findUser = ({ db }: Platform, role: (typeof logIns)[number]['role']) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('email', '=', logIns.find((each) => each.role === role)?.email ?? '')
    .executeTakeFirst();

type State = Pick<Insertable<Schema['applications']>, 'status' | 'toldStatus' | 'isRead'>;
const read: State = { status: 'pending', isRead: true };
const states: State[] = [
  { status: 'pending', isRead: false },
  { status: 'contacted', toldStatus: 'contacted', isRead: true },
  read,
  { status: 'denied', toldStatus: 'denied', isRead: true },
];

interface Sent {
  position: { id: string; businessId: string; applicationFormId: string | null };
  person: Person;
  state: State | undefined;
  daysAgo?: number;
  listEntry?: string;
  isAnonymous?: boolean;
  random: Random;
}

async function addApplication({ db, files, clock }: Platform, sent: Sent) {
  const { position, person, state, daysAgo, random, listEntry = null, isAnonymous = false } = sent;
  const now = clock.now();
  const hoursAgo = daysAgo ? daysAgo * 24 : random.int(1, OLDEST_DAYS * 24);
  const submittedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { firstName, lastName, email } = person;
  const key = `private/application-files/${random.uuid()}.pdf`;
  const content = smallPdf([`${firstName} ${lastName}`, email, '', 'CV', ...random.sample(demoReasons, 1)]);
  await files.disk.put(key, content, { contentType: 'application/pdf' });
  const file = await db
    .insertInto('applicationFiles')
    .values({
      userId: person.id,
      positionId: position.id,
      fileKey: key,
      fileName: `CV ${firstName} ${lastName}.pdf`,
      type: 'application/pdf',
      sizeBytes: content.length,
      createdAt: submittedAt,
    })
    .returning(['id', 'fileName'])
    .executeTakeFirstOrThrow();
  const phone = `00 ${random.int(10, 99)} ${random.int(10, 99)} ${random.int(10, 99)}`;
  const answers = answersOf(random, now, file);
  const hidden = isAnonymous
    ? hidePerson(answers, demoForm.questions, hiderOf({ firstName, lastName, email, phone }))
    : null;
  const application = await db
    .insertInto('applications')
    .values({
      ...position,
      positionId: position.id,
      id: random.uuid(),
      userId: person.id,
      formTitle: demoForm.title,
      formSnapshot: JSON.stringify(demoForm),
      firstName,
      lastName,
      email,
      phone,
      responses: JSON.stringify(answers),
      anonymousResponses: hidden && JSON.stringify(hidden),
      listEntry,
      ...state,
      firstOpenedAt: state?.isRead ? new Date(submittedAt.getTime() + HOUR_MS) : null,
      submittedAt,
      announcedAt: submittedAt,
      updatedAt: submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('applicationFiles').set({ applicationId: application.id }).where('id', '=', file.id).execute();
}

type Answers = [questionId: string, response: string | string[]][];

const licences: Answers[] = [
  [
    ['forerkort', 'ja'],
    ['klasser', ['B']],
  ],
  [['forerkort', 'nei']],
];

function answersOf(random: Random, now: Date, file: { id: string; fileName: string }) {
  const start = new Date(now.getTime() + random.int(14, 120) * DAY_MS).toISOString().slice(0, 10);
  const [experience] = random.sample(demoForm.questions.find(({ id }) => id === 'erfaring')?.options ?? [], 1);
  const answers: Answers = [
    ['hvorfor', random.pick(demoReasons)],
    ['start', start],
    ['erfaring', experience ?? ''],
    ['spraak', ['Norsk', 'Engelsk']],
    ...random.pick(licences),
  ];
  return [
    ...answers.map(([questionId, response]) => ({ questionId, response, files: [] })),
    { questionId: 'cv', response: file.fileName, files: [file.id] },
  ];
}
