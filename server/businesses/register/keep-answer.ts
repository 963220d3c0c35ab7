import type { Selectable } from 'kysely';
import type { RegisterTrouble } from '../../../contract/businesses.ts';
import { readPerson } from '../../accounts/index.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordBusinessEvent } from '../record-event.ts';
import { placeOfBusiness } from '../register-address.ts';
import type { Lookup } from './look-up.ts';
import { pausedByRegister, pausedForStaff, resumedByRegister } from './mails.ts';
import { troubleTexts } from './tell-lookup.ts';

type Business = Selectable<Schema['businesses']>;

type Asked = Pick<Business, 'id' | 'organizationNumber'>;

/** What the register said of a business, and what follows from it. Of one that was given another number meanwhile, nothing. */
export async function keepAnswer({ db, clock, config }: Platform, { id, organizationNumber }: Asked, lookup: Lookup) {
  if (lookup.outcome === 'silent') return;
  await db.transaction().execute(async (tx) => {
    const business = await tx
      .selectFrom('businesses')
      .selectAll()
      .where('id', '=', id)
      .where('organizationNumber', '=', organizationNumber)
      .forUpdate()
      .executeTakeFirst();
    if (!business) return;
    const now = clock.now();
    await keepData(tx, business, lookup, now);
    if (business.approvalStatus === 'rejected') return;
    const trouble = troubleOf(business, lookup);
    if (trouble && trouble !== business.registerTrouble) {
      await pause(tx, business, { trouble, support: config.mail.support, now });
    }
    if (!trouble && business.registerTrouble) await resume(tx, business, now);
  });
}

/** Unknown counts only where the number was never known: a register does not forget, but it may err. */
function troubleOf(business: Business, lookup: Lookup): RegisterTrouble | null {
  if (lookup.outcome === 'found' || lookup.outcome === 'silent') return null;
  if (lookup.outcome === 'unknown' && business.brregFetchedAt) return business.registerTrouble;
  return lookup.outcome;
}

/** Without what the register said. */
export const noFacts = { brregData: '{}', municipality: null, location: null };

async function keepData(tx: Tx, { id }: Business, lookup: Lookup, now: Date) {
  await tx
    .updateTable('businesses')
    .set({ ...factsIn(lookup), brregFetchedAt: now })
    .where('id', '=', id)
    .execute();
}

function factsIn(lookup: Lookup) {
  if (lookup.outcome === 'found' || lookup.outcome === 'bankrupt') {
    return { brregData: JSON.stringify(lookup.unit), ...placeOfBusiness(lookup.unit) };
  }
  // Whoever was removed for legal reasons is removed here too.
  return lookup.outcome === 'removed' ? noFacts : {};
}

/** An inactive business takes its positions along into hiding. */
async function pause(
  tx: Tx,
  business: Business,
  { trouble, support, now }: { trouble: RegisterTrouble; support: string; now: Date },
) {
  const { id, isActive, pausedAt } = business;
  await tx
    .updateTable('businesses')
    .set({ registerTrouble: trouble, isActive: false, pausedAt: isActive ? now : pausedAt, updatedAt: now })
    .where('id', '=', id)
    .execute();
  const details = { trouble };
  await recordBusinessEvent(tx, { businessId: id, kind: 'register-paused', actorId: null, details, now });
  const reason = troubleTexts[trouble];
  const owner = await readPerson(tx, business.ownerId);
  if (owner) await sendMail(tx, pausedByRegister(owner, business.businessName, reason));
  await sendMail(tx, pausedForStaff(support, business, reason));
}

/** Only what the register switched off is switched on again. */
async function resume(tx: Tx, business: Business, now: Date) {
  const { id, pausedAt } = business;
  const isActive = business.isActive || pausedAt !== null;
  await tx
    .updateTable('businesses')
    .set({ registerTrouble: null, isActive, pausedAt: null, updatedAt: now })
    .where('id', '=', id)
    .execute();
  await recordBusinessEvent(tx, { businessId: id, kind: 'register-resumed', actorId: null, now });
  const owner = await readPerson(tx, business.ownerId);
  if (owner) await sendMail(tx, resumedByRegister(owner, business.businessName, isActive));
}
