import { standardQuestions } from '../contract/applications/reference-words.ts';
import { recordEvents } from '../server/applications/record-events.ts';
import { DAY_MS } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { readContacted } from './interviews.ts';
import { seededRandom } from './random.ts';

const SEED = 6;

/** By the questions: what a former manager says. */
const answers = [
  'Tre år i samme avdeling, til i vår. Jeg var nærmeste leder hele tiden.',
  'Lett å be om hjelp og lett å hjelpe. Sier fra i god tid når noe ikke går, og gjør det rolig.',
  'Åpnet om morgenen alene og hadde nøkkel. Det ble alltid gjort, og overleveringen var skrevet så vi skjønte den.',
  'Ser hva som trengs før noen ber om det. Liker å vite dagen før hva som kommer, og gjør da en bedre jobb.',
  'Ja, gjerne. Vi spurte om å få beholde flere vakter.',
];

/** The demo's job seeker is asked for references; another applicant has named two, of whom one has answered. */
export async function addDemoReferences({ db, clock }: Platform, seekerId: string, employerId: string) {
  const random = seededRandom(SEED);
  const contacted = await readContacted(db);
  const own = contacted.find(({ userId }) => userId === seekerId);
  const other = contacted.find(({ userId }) => userId !== seekerId);
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const request = {
    authorId: employerId,
    wanted: 2,
    message: 'Vi liker godt det du har skrevet, og vil gjerne høre fra noen som har arbeidet sammen med deg.',
    questions: JSON.stringify(standardQuestions),
  };
  if (own) {
    const asked = { ...request, id: random.uuid(), applicationId: own.id, askedAt: daysAgo(1) };
    await db.insertInto('referenceRequests').values(asked).execute();
    await recordEvents(db, [own.id], employerId, 'references-asked', daysAgo(1));
  }
  if (!other) return;
  const id = other.id;
  const asked = { ...request, id: random.uuid(), applicationId: id, askedAt: daysAgo(12), named: 2 };
  await db.insertInto('referenceRequests').values(asked).execute();
  const referees = [
    { name: 'Torunn Vik', relation: 'former-manager', email: 'torunn.vik@kystlager.example' },
    { name: 'Amir Haugen', relation: 'colleague', email: 'amir.haugen@kystlager.example' },
  ] as const;
  const rows = referees.map((each, place) => ({
    ...each,
    id: random.uuid(),
    applicationId: id,
    place,
    workplace: 'Kystlager AS',
    namedAt: daysAgo(11),
    ...(place === 0
      ? { outcome: 'answered' as const, answeredAt: daysAgo(9), answers: JSON.stringify(answers) }
      : { remindedAt: daysAgo(4) }),
  }));
  for (const row of rows) await db.insertInto('referees').values(row).execute();
  await recordEvents(db, [id], employerId, 'references-asked', daysAgo(12));
  await recordEvents(db, [id], other.userId, 'referees-named', daysAgo(11));
  await recordEvents(db, [id], null, 'reference-given', daysAgo(9));
}
