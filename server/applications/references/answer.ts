import { isDeepStrictEqual } from 'node:util';
import { cautionsIn } from '../../../contract/applications/message-cautions.ts';
import type { RefereeOutcome } from '../../../contract/applications/reference-words.ts';
import type { references } from '../../../contract/applications/references.ts';
import type { Received } from '../../../contract/endpoint.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameOf } from '../name-of.ts';
import { recordEvents } from '../record-events.ts';
import { isGoingOn, readAbout, readRequest } from './about-request.ts';
import { openRefereeLinks } from './links.ts';
import { refusedMail } from './mails.ts';
import { linkEnd } from './read-references.ts';
import { tellOfAll } from './tell-employer.ts';

/** What a referee is asked. Looking changes nothing, however often mail programs do. */
export async function checkAsked(platform: Platform, token: string) {
  const { db, clock } = platform;
  const asked = await readAsked(db, await refereeOf(platform, db, token));
  refuseEnded(asked, clock.now());
  const { referee, request, about } = asked;
  const { outcome, answeredAt, namedAt } = referee;
  return {
    referee: referee.name,
    applicant: nameOf(about),
    businessName: about.businessName,
    positionTitle: about.title,
    questions: request.questions,
    cautions: cautionsIn(request.questions.join('\n')).map(({ found, advice }) => ({ found, advice })),
    endsAt: linkEnd(namedAt),
    outcome,
    answeredAt,
  };
}

/** Once. What is sent again after a lost reply is done already. */
export const answerAsked = (platform: Platform, { token, answers: sent }: Received<typeof references.answer>['body']) =>
  settle(platform, token, async (tx, { referee, request }, now) => {
    const answers = request.questions.map((_, index) => sent[index] ?? '');
    if (referee.outcome === 'answered' && isDeepStrictEqual(referee.answers, answers)) return null;
    refuseDone(referee);
    if (answers.every((answer) => answer === ''))
      throw failureAt('invalid', 'answers.0', 'Svar på minst ett av spørsmålene.');
    await tx
      .updateTable('referees')
      .set({ outcome: 'answered', answeredAt: now, answers: JSON.stringify(answers) })
      .where('id', '=', referee.id)
      .execute();
    return 'reference-given';
  });

/** The applicant is told, and may name somebody else. */
export const refuseAsked = (platform: Platform, { token, isStranger }: Received<typeof references.refuse>['body']) =>
  settle(platform, token, async (tx, { referee, about }, now) => {
    const outcome: RefereeOutcome = isStranger ? 'stranger' : 'declined';
    if (referee.outcome === outcome) return null;
    refuseDone(referee);
    await tx.updateTable('referees').set({ outcome, answeredAt: now }).where('id', '=', referee.id).execute();
    if (about.isActive) await sendMail(tx, refusedMail(about, referee, outcome), { about: about.id });
    return 'reference-refused';
  });

async function refereeOf(platform: Platform, db: Db, token: string) {
  const id = (await openRefereeLinks(platform, db)).read(token);
  if (!id) throw new Failure('notFound', 'Lenken virker ikke. Kanskje er ikke hele adressen med.');
  return id;
}

const noNeed = 'Det er ikke lenger bruk for denne referansen. Du trenger ikke å gjøre noe.';

async function readAsked(db: Db, refereeId: string) {
  const referee = await db.selectFrom('referees').selectAll().where('id', '=', refereeId).executeTakeFirst();
  const about = referee && (await readAbout(db, referee.applicationId));
  const request = referee && (await readRequest(db, referee.applicationId));
  if (!about || !request) throw new Failure('gone', noNeed);
  return { referee, about, request };
}

type Asked = Awaited<ReturnType<typeof readAsked>>;

/** Who has answered reads that it was done. Why it is not needed any more is not theirs to know. */
function refuseEnded({ referee, about }: Asked, now: Date) {
  if (referee.outcome) return;
  if (!isGoingOn(about)) throw new Failure('gone', noNeed);
  if (linkEnd(referee.namedAt) <= now)
    throw new Failure('gone', 'Fristen for å svare er ute. Du trenger ikke å gjøre noe.');
}

function refuseDone({ outcome }: Asked['referee']) {
  if (outcome === 'answered') throw new Failure('conflict', 'Du har svart allerede. Det du sendte, står.');
  if (outcome) throw new Failure('conflict', 'Du har sagt fra allerede, og det er avsluttet.');
}

type Done = 'reference-given' | 'reference-refused';

/** What is decided about it is what stands there while nobody else can change it. */
async function settle(
  platform: Platform,
  token: string,
  act: (tx: Tx, asked: Asked, now: Date) => Promise<Done | null>,
) {
  await platform.db.transaction().execute(async (tx) => {
    const refereeId = await refereeOf(platform, tx, token);
    await holdApplication(tx, refereeId);
    const now = platform.clock.now();
    const asked = await readAsked(tx, refereeId);
    refuseEnded(asked, now);
    const done = await act(tx, asked, now);
    if (!done) return;
    await recordEvents(tx, [asked.about.id], null, done, now);
    await tellOfAll(tx, { ...asked, now });
  });
}

const holdApplication = (tx: Tx, refereeId: string) =>
  tx
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', ({ selectFrom }) => selectFrom('referees').select('applicationId').where('id', '=', refereeId))
    .forUpdate()
    .execute();
