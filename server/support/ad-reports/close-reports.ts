import { Failure } from '../../../contract/errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordStaffAction } from '../../staff-trace/index.ts';

interface Closing {
  id: string;
  /** What came later, nobody has read yet. */
  until: Date;
  answer?: string | undefined;
}

/** Staff are done with an ad: every report of it is closed, and whoever asked for an answer gets it. */
export async function closeReports({ db, clock }: Platform, viewer: Viewer, { id, until, answer }: Closing) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const ad = await tx.selectFrom('adReports').selectAll().where('id', '=', id).executeTakeFirst();
    if (!ad) throw new Failure('notFound', 'Meldingen finnes ikke lenger');
    const closed = await tx
      .updateTable('adReports')
      .set({ closedAt: now, answer: answer ?? null })
      .where('kind', '=', ad.kind)
      .where('adId', '=', ad.adId)
      .where('closedAt', 'is', null)
      .where('createdAt', '<=', until)
      .returning(['id', 'email'])
      .execute();
    if (closed.length === 0) throw new Failure('conflict', 'Noen andre har avsluttet saken');
    const readers = [...new Set(closed.flatMap(({ email }) => email ?? []))];
    if (readers.length > 0 && !answer) throw noAnswer();
    await sendMails(
      tx,
      readers.map((address) => outgoing(answerMail(address, ad, answer ?? ''))),
    );
    const { title: subjectName, adId: subjectId } = ad;
    await recordStaffAction(
      tx,
      viewer,
      { kind: 'closed', subject: 'ad-report', subjectId, subjectName, after: { answer } },
      now,
    );
  });
}

const noAnswer = () =>
  new Failure('invalid', 'Skriv et svar', {
    errors: [{ path: 'answer', msg: 'Noen har bedt om svar. Skriv det her.' }],
  });

const answerMail = (address: string, ad: { title: string; businessName: string }, answer: string) => ({
  to: { address },
  subject: `Svar om annonsen du meldte: ${ad.title}`,
  preview: answer,
  heading: 'Takk for at du sa fra',
  paragraphs: [`Du meldte fra om «${ad.title}» hos ${ad.businessName}. Vi har sett på annonsen:`, answer],
  button: { label: 'Kontakt oss', path: '/kontakt' },
  smallPrint: ['Er du ikke enig, eller vet du mer, så skriv til oss.'],
});
