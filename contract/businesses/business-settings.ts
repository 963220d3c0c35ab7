import { z } from 'zod';
import { businessSchema, ofBusiness } from '../businesses.ts';
import { costlyLimit, endpoint, type RateLimit, readLimit, writeLimit } from '../endpoint.ts';
import { email, id, MINUTE, said, time } from '../values.ts';

const person = z.object({
  id,
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether we know that the address is theirs. */
  emailConfirmed: z.boolean(),
});
const sharedUserSchema = person.extend({ sharedAt: time });
const invitationSchema = z.object({ id, email: z.string(), createdAt: time, expiresAt: time });

export const shareSchema = z.object({ email: email() });
const saved = z.object({ message: z.string(), business: businessSchema });
/** An invitation is a mail to somebody who did not ask for it. */
const inviteLimit: RateLimit = { max: 20, windowSeconds: 10 * MINUTE };

const reading = { access: 'user', rateLimit: readLimit } as const;
const writing = { access: 'user', rateLimit: writeLimit, changesPages: true } as const;

/** What the owner of a business decides about it: who shares it, whether it is shown, where messages go. Others may leave. */
export const businessSettings = {
  read: endpoint({
    ...reading,
    method: 'GET',
    path: '/business-settings/:businessId/shared-users',
    summary: 'Who shares the business, and who is invited to; for its owner.',
    params: ofBusiness,
    reply: z.object({
      owner: person,
      sharedUsers: z.array(sharedUserSchema),
      invitations: z.array(invitationSchema),
      /** When the register was last asked; null before its first answer. */
      brregFetchedAt: time.nullable(),
      /** As people write it. The business may go by another, and may have changed its name in the register since. */
      registerName: z.string().nullable(),
      contactEmail: z.string().nullable(),
    }),
  }),
  toggleActive: endpoint({
    ...writing,
    method: 'PUT',
    path: '/business-settings/:businessId/toggle-active',
    summary:
      'Hides a business with its positions, or shows it again, with `isActive` to that, however often it is sent; for its owner.',
    params: ofBusiness,
    body: z.object({ isActive: z.boolean({ error: 'Ukjent valg' }).optional() }),
    reply: saved,
  }),
  share: endpoint({
    method: 'POST',
    path: '/business-settings/:businessId/share',
    summary: 'Shares a business with an account, or invites an address without one; for its owner.',
    access: 'user',
    rateLimit: inviteLimit,
    params: ofBusiness,
    body: shareSchema,
    reply: said.extend({ sharedUser: sharedUserSchema.nullable(), invitation: invitationSchema.nullable() }),
  }),
  unshare: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/business-settings/:businessId/share/:userId',
    summary: 'Takes the access of a shared user away; for the owner.',
    params: ofBusiness.extend({ userId: id }),
    reply: said,
  }),
  leave: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/business-settings/:businessId/access',
    summary: 'Gives up the access to a business that somebody else shared with the caller.',
    params: ofBusiness,
    reply: said,
  }),
  withdrawInvitation: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/business-settings/:businessId/invitations/:invitationId',
    summary: 'Withdraws an invitation that was not accepted yet; for the owner.',
    params: ofBusiness.extend({ invitationId: id }),
    reply: said,
  }),
  setContactAddress: endpoint({
    ...writing,
    method: 'PUT',
    path: '/business-settings/:businessId/contact-address',
    summary: 'Sets the address that messages through the profile go to; empty takes it away. For the owner.',
    params: ofBusiness,
    body: z.object({ contactEmail: z.union([z.literal(''), email()]) }),
    reply: said,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/business-settings/:businessId/register-data',
    summary: 'Asks Enhetsregisteret again about a business; for its owner and staff.',
    access: 'user',
    changesPages: true,
    rateLimit: costlyLimit,
    params: ofBusiness,
    reply: saved,
  }),
};
