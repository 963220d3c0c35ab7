import { sql } from 'kysely';
import { isReachable } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { work } from '../../platform/jobs/job.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { hasDealtWith } from '../has-dealt-with.ts';
import { tipMail } from './mails.ts';
import { openPositions } from './open-positions.ts';

/** Its action stands where it is known what somebody has hidden. */
export const tipMailing = work<{ tipId: string }>('mail-tip');

/**
 * What the mail of a tip says; its application is held until the transaction ends. None where that is not to be: the consent was
 * taken back, the position is over, or its reader cannot be reached or has dealt with it already, which is not the employer's to know.
 */
export const holdTip = (tx: Tx, tipId: string, now: Date) =>
  tx
    .selectFrom('positionTips')
    .innerJoin('applications', 'applications.id', 'positionTips.applicationId')
    .innerJoin('positions as appliedFor', 'appliedFor.id', 'applications.positionId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .innerJoin(openPositions(tx, now).as('open'), 'open.id', 'positionTips.positionId')
    .select([
      'positionTips.id',
      'positionTips.applicationId',
      'positionTips.userId',
      'positionTips.message',
      'endToken',
    ])
    .select(['users.firstName', 'users.lastName', 'users.email', 'appliedFor.title as appliedTitle'])
    .select(['open.id as positionId', 'open.title', 'open.lastDay', 'open.location', 'open.municipality'])
    .select(['open.businessName', 'open.organizationNumber'])
    .where('positionTips.id', '=', tipId)
    .where('applications.wantsTips', '=', true)
    .where('applications.withdrawnAt', 'is', null)
    .where(isReachable())
    .where(({ not }) => not(hasDealtWith(sql.ref('positionTips.userId'), sql.ref('positionTips.positionId'))))
    .forUpdate('applications')
    .executeTakeFirst();

export type HeldTip = NonNullable<Awaited<ReturnType<typeof holdTip>>>;

/** Once. */
export async function mailHeldTip(tx: Tx, tip: HeldTip, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('positionTips')
    .set({ mailedAt: now })
    .where('id', '=', tip.id)
    .where('mailedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await sendMail(tx, tipMail(tip), { about: tip.applicationId });
}
