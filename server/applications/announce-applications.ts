import { anyOf } from '../platform/database/any-of.ts';
import { enqueueAll } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { type Outgoing, outgoing, sendMails } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { announcingBegins } from './announce-soon.ts';
import { type AnswerLinks, openAnswerLinks } from './mailed-answers/links.ts';
import { newApplication } from './mails.ts';
import { answerPath } from './paths.ts';
import { receiptOf, type SentApplication, sentApplications } from './receipt-of.ts';
import { type FileRow, readFilesOf } from './show-answers.ts';

export const announcingOne = work<{ applicationId: string }>('announce-application');

const AT_ONCE = 50;

/** Tells of everything that came in since: a receipt for the applicant, and word to the employer who wants it. */
export async function announceApplications(platform: Platform) {
  announcingBegins(platform);
  let announced = AT_ONCE;
  while (announced === AT_ONCE) announced = await announceSome(platform);
}

async function announceSome({ config, db, clock, log, files }: Platform) {
  return await db.transaction().execute(async (tx) => {
    const applications = await sentApplications(tx)
      .where('applications.announcedAt', 'is', null)
      .orderBy('applications.submittedAt')
      .limit(AT_ONCE)
      .skipLocked()
      .execute();
    if (applications.length === 0) return 0;
    const ids = applications.map(({ id }) => id);
    const attached = Map.groupBy(await readFilesOf(tx, ...ids), ({ applicationId }) => applicationId);
    const links = await openAnswerLinks({ config }, tx);
    const mails: Outgoing[] = [];
    const left: { applicationId: string }[] = [];
    for (const application of applications) {
      try {
        mails.push(...(await mailsAbout({ files, links, clock }, application, attached.get(application.id))));
      } catch (error) {
        // One that cannot be told of must not keep the others waiting, and is not forgotten.
        log.error({ applicationId: application.id, reason: (error as Error).message }, 'application not announced');
        left.push({ applicationId: application.id });
      }
    }
    await sendMails(tx, mails);
    await enqueueAll(tx, announcingOne, left);
    await tx.updateTable('applications').set({ announcedAt: clock.now() }).where('id', '=', anyOf(ids)).execute();
    return applications.length;
  });
}

/** One that could not be told of with the others: tried again with growing pauses, and seen by staff where none helps. */
export async function announceOne(
  { config, db, files, clock }: Platform,
  { applicationId }: { applicationId: string },
) {
  await db.transaction().execute(async (tx) => {
    const application = await sentApplications(tx).where('applications.id', '=', applicationId).executeTakeFirst();
    if (!application) return;
    const links = await openAnswerLinks({ config }, tx);
    await sendMails(tx, await mailsAbout({ files, links, clock }, application, await readFilesOf(tx, applicationId)));
  });
}

interface Writing extends Pick<Platform, 'files' | 'clock'> {
  links: AnswerLinks;
}

/** The keys make each one mail, however often this runs. */
async function mailsAbout(writing: Writing, sent: SentApplication, attached: FileRow[] = []): Promise<Outgoing[]> {
  const { files, links, clock } = writing;
  if (sent.withdrawnAt) return [];
  const { id: applicationId, positionTitle, businessId } = sent;
  const mail = await receiptOf(files, sent, attached);
  const toApplicant = outgoing(mail, { key: `application-receipt ${applicationId}`, about: applicationId });
  if (!sent.emailNotificationsEnabled) return [toApplicant];
  const { contactEmail: address, contactName } = sent;
  // Whose it is is not for whoever has the mail to see, as long as it is not for those who log in.
  const answer = sent.anonymousResponses ? null : answerPath(links.make(applicationId, address, clock.now()));
  const word = newApplication({ address, contactName, positionTitle, businessId, applicationId, answer });
  return [toApplicant, outgoing(word, { key: `application-received ${applicationId}`, about: applicationId })];
}
