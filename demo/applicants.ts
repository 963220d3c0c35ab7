import { daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { contactPerson } from './data/people.ts';
import type { Random } from './random.ts';

const OTHERS = 14;
/** Of what has come in. */
export const OLDEST_DAYS = 12;

export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Nobody can log in as them: their password is no hash of anything. */
export async function addApplicants({ db, clock }: Platform, random: Random): Promise<Person[]> {
  const rows = Array.from({ length: OTHERS }, (_, index) => {
    const { firstName, lastName } = contactPerson('', 'demo.example', random);
    const person = { id: random.uuid(), firstName, lastName, email: `soker-${index}@demo.example` };
    const createdAt = daysAfter(clock.now(), -OLDEST_DAYS - 1);
    return { ...person, passwordHash: '', createdAt, lastActiveAt: clock.now() };
  });
  await db.insertInto('users').values(rows).execute();
  return rows;
}
