import { sql } from 'kysely';
import { daysAfter } from '../../platform/clock.ts';
import { NO_ID } from '../../platform/database/no-id.ts';
import { work } from '../../platform/jobs/job.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import type { Platform } from '../../platform/platform.ts';
import { askRegister } from './ask-register.ts';
import { keepAnswer } from './keep-answer.ts';
import { type Lookup, lookUp, ofUnit } from './look-up.ts';
import { readUnits } from './read-unit.ts';

export const registerReading = work<{ businessId: string }>('refresh-register-data');

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
  await keepAnswer(platform, business, lookup);
  return lookup;
}

/**
 * Everything that was not asked about for a week; fails, and is tried again, where nobody answers. What a list of answers
 * leaves out is asked about by itself.
 */
export const refreshOldest = (platform: Platform) =>
  oneByOne(platform, 'refresh of register data', oldest(platform), async (due) =>
    keepAnswer(platform, due, due.unit ? ofUnit(due.unit) : await lookUp(platform, due.organizationNumber)),
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
