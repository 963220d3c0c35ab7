import { policy } from '../../contract/policy.ts';
import { addDays, dayInOslo } from '../platform/clock.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { answersDue } from './answer-mails.ts';

/** Tells employers some days before the answers that they promised are due, once for each such day. */
export async function warnOfPromises(platform: Platform) {
  const { db, clock } = platform;
  const today = dayInOslo(clock.now());
  const due = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .select(['positions.id', 'positions.businessId', 'title', 'contactName', 'contactEmail'])
    .select(['answerBy', (get) => get.fn.countAll<number>().as('count')])
    .where('status', '=', 'pending')
    .where('withdrawnAt', 'is', null)
    .where('emailNotificationsEnabled', '=', true)
    .where('answerBy', '>=', today)
    .where('answerBy', '<=', addDays(today, policy.applicationHandling.promiseWarningDays))
    .groupBy('positions.id')
    .$narrowType<{ answerBy: string }>()
    .execute();
  await oneByOne(platform, 'warning that answers are due', due, ({ count, ...position }) =>
    db
      .transaction()
      .execute((tx) =>
        sendMail(tx, answersDue(position, count), { key: `answers-due ${position.id} ${position.answerBy}` }),
      ),
  );
}
