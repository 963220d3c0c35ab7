import { personColumns, readPerson } from '../accounts/index.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { invitationAccepted } from './mails.ts';
import { recordBusinessEvent } from './record-event.ts';

/**
 * Whoever confirmed an address gets what was offered to it, while the account is active. Nobody else does: the address could be
 * anybody's.
 */
export async function acceptInvitations(tx: Tx, userId: string, now: Date) {
  const colleague = await tx
    .selectFrom('users')
    .select(personColumns)
    .where('id', '=', userId)
    .where('emailConfirmedAt', 'is not', null)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!colleague) return;
  const invitations = await tx
    .deleteFrom('businessInvitations')
    .using('businesses')
    .whereRef('businesses.id', '=', 'businessInvitations.businessId')
    .where('businessInvitations.emailKey', '=', colleague.emailKey)
    .returning(['businesses.id', 'businesses.businessName', 'businesses.ownerId', 'businessInvitations.expiresAt'])
    .execute();
  for (const { id, businessName, ownerId, expiresAt } of invitations) {
    if (expiresAt <= now || ownerId === userId) continue;
    const given = await tx
      .insertInto('businessShares')
      .values({ businessId: id, userId, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (!given) continue;
    await recordBusinessEvent(tx, { businessId: id, kind: 'invitation-accepted', actorId: userId, now });
    const owner = await readPerson(tx, ownerId);
    if (owner) await sendMail(tx, invitationAccepted(owner, colleague, businessName));
  }
}

/** What is kept of invitations to the user's address, for the download of one's own data. */
export const invitationsTo = (db: Db, userId: string) =>
  db
    .selectFrom('businessInvitations')
    .innerJoin('users', 'users.emailKey', 'businessInvitations.emailKey')
    .innerJoin('businesses', 'businesses.id', 'businessInvitations.businessId')
    .select(['businesses.businessName', 'businessInvitations.email'])
    .select(['businessInvitations.createdAt', 'businessInvitations.expiresAt'])
    .where('users.id', '=', userId)
    .execute();

export async function forgetInvitationsTo(tx: Tx, userId: string) {
  await tx
    .deleteFrom('businessInvitations')
    .using('users')
    .whereRef('users.emailKey', '=', 'businessInvitations.emailKey')
    .where('users.id', '=', userId)
    .execute();
}
