import { policy } from '../../../contract/policy.ts';
import { before } from '../../platform/database/before.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { renewalQuestion } from './mails.ts';
import { removeAlerts } from './remove-alerts.ts';

const { unconfirmedDays, askedAgainAfterMonths: months, renewalDays } = policy.jobAlerts;

/** Forgets the alerts that nobody has said yes to, and asks whether the old ones are still wanted. */
export async function keepAlertsFresh(platform: Platform) {
  await removeUnwanted(platform);
  const old = await dueForQuestion(platform).select('id').execute();
  await oneByOne(platform, 'asking about a job alert', old, ({ id }) => ask(platform, id));
}

const removeUnwanted = ({ db, clock }: Platform) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const unwanted = await tx
      .selectFrom('jobAlerts')
      .select('id')
      .where(({ eb, or, and }) =>
        or([
          and([eb('confirmedAt', 'is', null), eb('askedAt', '<', before(now, { days: unconfirmedDays }))]),
          // However late it was asked, there is time to answer.
          eb('renewalAskedAt', '<', before(now, { days: renewalDays })),
        ]),
      )
      .forUpdate()
      .execute();
    await removeAlerts(
      tx,
      unwanted.map(({ id }) => id),
    );
  });

const dueForQuestion = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  db
    .selectFrom('jobAlerts')
    .where('confirmedAt', '<', before(clock.now(), { months }))
    .where('renewalAskedAt', 'is', null);

const ask = ({ db, clock }: Platform, id: string) =>
  db.transaction().execute(async (tx) => {
    // Answered, ended or asked by another instance since.
    const alert = await dueForQuestion({ db: tx, clock })
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!alert) return;
    const now = clock.now();
    await sendMail(tx, renewalQuestion(alert, now), { about: id });
    await tx.updateTable('jobAlerts').set({ renewalAskedAt: now }).where('id', '=', id).execute();
  });
