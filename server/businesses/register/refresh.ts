import { type Selectable, sql } from 'kysely';
import type { RegisterTrouble } from '../../../contract/businesses.ts';
import { readPerson } from '../../accounts/index.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';
import { NO_ID } from '../../platform/database/no-id.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { pausedByRegister, pausedForStaff, resumedByRegister } from '../mails.ts';
import { recordBusinessEvent } from '../record-event.ts';
import { placeOfBusiness } from '../register-address.ts';
import { askRegister } from './ask-register.ts';
import { type Lookup, lookUp, ofUnit } from './look-up.ts';
import { readUnits } from './read-unit.ts';
import { troubleTexts } from './tell-lookup.ts';

const ASKED_AGAIN_AFTER_DAYS = 7;
const AT_A_TIME = 100;

/** Asks about one business now. Answers what the register said; nothing of one that is gone or was rejected. */
export async function refreshBusiness(platform: Platform, businessId: string): Promise<Lookup | undefined> {
  const business = await platform.db
    .selectFrom('businesses')
    .select(['id', 'organizationNumber'])
    .where('id', '=', businessId)
    .where('approvalStatus', '<>', 'rejected')
    .executeTakeFirst();
  if (!business) return undefined;
  const lookup = await lookUp(platform, business.organizationNumber);
  await keep(platform, business, lookup);
  return lookup;
}

/**
 * Everything that was not asked about for a week; fails, and is tried again, where nobody answers. What a list of answers
 * leaves out is asked about by itself.
 */
export const refreshOldest = (platform: Platform) =>
  oneByOne(platform, 'refresh of register data', oldest(platform), async (due) =>
    keep(platform, due, due.unit ? ofUnit(due.unit) : await lookUp(platform, due.organizationNumber)),
  );

/** With what the register answered, in lists. */
async function* oldest(platform: Platform) {
  const before = daysAfter(platform.clock.now(), -ASKED_AGAIN_AFTER_DAYS);
  let after = NO_ID;
  for (;;) {
    const due = await platform.db
      .selectFrom('businesses')
      .select(['id', 'organizationNumber'])
      // Of a rejected one what is kept may have to go.
      .where(({ eb, or }) => or([eb('approvalStatus', '<>', 'rejected'), sql<boolean>`brreg_data <> '{}'`]))
      .where('id', '>', after)
      .where(({ eb, or }) => or([eb('brregFetchedAt', 'is', null), eb('brregFetchedAt', '<', before)]))
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    const units = await askAboutMany(
      platform,
      due.map(({ organizationNumber }) => organizationNumber),
    );
    if (!units) throw new Error('Enhetsregisteret gives no answer');
    for (const each of due) yield { ...each, unit: units.get(each.organizationNumber) };
    const last = due.at(-1);
    if (due.length < AT_A_TIME || !last) return;
    after = last.id;
  }
}

/** Deleted, removed and unknown ones are not among the hits; without any there is no `_embedded`. */
async function askAboutMany(platform: Platform, numbers: string[]) {
  if (numbers.length === 0) return new Map<string, never>();
  const answer = await askRegister(platform, 'enheter', `?organisasjonsnummer=${numbers.join(',')}&size=${AT_A_TIME}`);
  if (answer?.status !== 200) return null;
  const units = readUnits(answer.body, 'enheter');
  return units && new Map(units.map((unit) => [unit.organisasjonsnummer, unit]));
}

type Asked = Pick<Business, 'id' | 'organizationNumber'>;

/** Of one that was given another number meanwhile, nothing. */
async function keep({ db, clock, config }: Platform, { id, organizationNumber }: Asked, lookup: Lookup) {
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

type Business = Selectable<Schema['businesses']>;

/** Unknown counts only where the number was never known: a register does not forget, but it may err. */
function troubleOf(business: Business, lookup: Lookup): RegisterTrouble | null {
  if (lookup.outcome === 'found' || lookup.outcome === 'silent') return null;
  if (lookup.outcome === 'unknown' && business.brregFetchedAt) return business.registerTrouble;
  return lookup.outcome;
}

/** Without what the register said. */
export const noFacts = { brregData: '{}', municipality: null, location: null };

async function keepData(tx: Tx, { id }: Business, lookup: Lookup, now: Date) {
  const changes = () => {
    if (lookup.outcome === 'found' || lookup.outcome === 'bankrupt') {
      return { brregData: JSON.stringify(lookup.unit), ...placeOfBusiness(lookup.unit) };
    }
    // Whoever was removed for legal reasons is removed here too.
    return lookup.outcome === 'removed' ? noFacts : {};
  };
  await tx
    .updateTable('businesses')
    .set({ ...changes(), brregFetchedAt: now })
    .where('id', '=', id)
    .execute();
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
  const { id, isActive, pausedAt } = business;
  await tx
    .updateTable('businesses')
    .set({ registerTrouble: null, isActive: isActive || pausedAt !== null, pausedAt: null, updatedAt: now })
    .where('id', '=', id)
    .execute();
  await recordBusinessEvent(tx, { businessId: id, kind: 'register-resumed', actorId: null, now });
  const owner = await readPerson(tx, business.ownerId);
  if (owner) await sendMail(tx, resumedByRegister(owner, business.businessName));
}
