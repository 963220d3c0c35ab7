import type { Insertable } from 'kysely';
import { hidePerson, hiderOf } from '../server/applications/anonymous/hide-person.ts';
import { recordEvents } from '../server/applications/record-events.ts';
import { DAY_MS, HOUR_MS } from '../server/platform/clock.ts';
import type { Schema } from '../server/platform/database/database.ts';
import type { Platform } from '../server/platform/platform.ts';
import { OLDEST_DAYS, type Person } from './applicants.ts';
import { demoForm, demoReasons } from './data/application-form.ts';
import { smallPdf } from './data/small-pdf.ts';
import type { Random } from './random.ts';

export type State = Pick<Insertable<Schema['applications']>, 'status' | 'toldStatus' | 'isRead'>;
export interface Sent {
  position: { id: string; businessId: string; applicationFormId: string | null };
  person: Person;
  state: State | undefined;
  daysAgo?: number;
  listEntry?: string;
  isAnonymous?: boolean;
  wantsTips?: boolean;
  random: Random;
}

/** With a CV, and an answer to each question of the demo's form. */
export async function addApplication({ db, files, clock }: Platform, sent: Sent) {
  const { position, person, state, daysAgo, random, listEntry = null, isAnonymous = false, wantsTips = false } = sent;
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
      wantsTips,
      ...state,
      firstOpenedAt: state?.isRead ? new Date(submittedAt.getTime() + HOUR_MS) : null,
      submittedAt,
      announcedAt: submittedAt,
      updatedAt: submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('applicationFiles').set({ applicationId: application.id }).where('id', '=', file.id).execute();
  if (!state?.toldStatus) return;
  const toldAt = new Date(submittedAt.getTime() + (hoursAgo * HOUR_MS) / 2);
  await recordEvents(db, [application.id], null, 'told', toldAt, { to: state.toldStatus });
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
