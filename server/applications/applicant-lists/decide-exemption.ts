import { Failure } from '../../../contract/errors.ts';
import type { Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockWanted, type Wanted } from '../lock-wanted.ts';
import { recordEvents } from '../record-events.ts';
import { changedMeanwhile, notFound, refuseAnonymous } from '../refusals.ts';
import { exemptionMail } from './mails.ts';

interface Decision {
  granted: boolean;
  message: string | undefined;
}

/** The applicant is told, and who is refused can still withdraw. */
export async function decideExemption({ db, clock }: Platform, viewer: Viewer, wanted: Wanted, decision: Decision) {
  const { granted, message } = decision;
  if (!granted && !message) throw failureAt('invalid', 'message', 'Skriv hvorfor søkeren ikke blir unntatt');
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { fresh, stale } = await lockWanted(tx, viewer, [wanted]);
    const [row = notFound()] = [...fresh, ...stale];
    refuseAnonymous([row], 'svarer');
    // Sent once more after a lost reply.
    if (row.exemptionGranted === granted && row.exemptionAnswer === (message ?? null)) return;
    if (stale.length > 0) changedMeanwhile();
    if (!row.listEntry?.exemptionReason) throw new Failure('conflict', 'Søkeren har ikke bedt om å bli unntatt.');
    await tx
      .updateTable('applications')
      .set({
        exemptionGranted: granted,
        exemptionAnswer: message ?? null,
        version: row.version + 1,
        updatedAt: now,
      })
      .where('id', '=', row.id)
      .execute();
    const details = { ...(message && { message }) };
    await recordEvents(tx, [row.id], viewer.userId, granted ? 'exemption-granted' : 'exemption-declined', now, details);
    await sendMail(tx, exemptionMail(await readTold(tx, row.id), decision), { about: row.id });
  });
}

const readTold = (tx: Tx, id: string) =>
  tx
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['applications.id', 'positions.title', 'positions.contactName', 'positions.contactEmail'])
    .select(['businesses.businessName', 'users.firstName', 'users.lastName', 'users.email'])
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
