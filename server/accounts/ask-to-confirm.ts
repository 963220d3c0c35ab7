import { HOUR } from '../../contract/values.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Person } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { makeLinkToken } from './mailed-links.ts';
import { addressWanted, alreadyRegistered, confirmAddress } from './mails.ts';
import { findUser } from './queries.ts';

type User = Person & { id: string };

/** Each mails somebody who perhaps has nothing to do with us: enough for one who types it wrong, too few to bother strangers. */
const mailsPerHour = { max: 5, windowSeconds: HOUR };

/** Before asking: for a new address, and once more for the same one. */
export const countAsking = ({ rateLimits }: Platform, userId: string) =>
  rateLimits.count(`new address ${userId}`, mailsPerHour);

/** Mails the link that confirms an address. Where it is somebody else's, its owner hears of it instead. */
export async function askToConfirm(tx: Tx, user: User, email: string, now: Date) {
  const token = await makeLinkToken(tx, { userId: user.id, purpose: 'confirm-email', email, now });
  const owner = await findUser(tx, email);
  if (owner && owner.id !== user.id) await tellOnce(tx, 'address wanted', owner, addressWanted(owner), now);
  else await sendMail(tx, confirmAddress(user, email, token));
}

/** Somebody wants to make an account for an address that has one. */
export const tellOwner = (tx: Tx, owner: User, now: Date) =>
  tellOnce(tx, 'already registered', owner, alreadyRegistered(owner), now);

/** Whoever wants an address that is taken may try as often as they like: once a day is enough to know. */
const tellOnce = (tx: Tx, what: string, { id }: User, mail: Mail, now: Date) =>
  sendMail(tx, mail, { key: `${what} ${id} ${dayInOslo(now)}` });
