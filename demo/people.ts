import { sql } from 'kysely';
import { ensureUser } from '../server/accounts/index.ts';
import { daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { OLDEST_DAYS } from './applicants.ts';
import { addDemoElsewhere } from './applications-elsewhere.ts';
import { addDemoApprovals } from './approvals.ts';
import { addDemoLetter } from './cover-letter.ts';
import { addDemoCv } from './cv.ts';
import { contactPerson } from './data/people.ts';
import { addEmployerPositions } from './employer-positions.ts';
import { addDemoFollowed } from './followed.ts';
import { logIns } from './log-ins.ts';
import { seededRandom } from './random.ts';
import { addDemoSharing } from './sharing.ts';

const SEED = 2;
const MEMBER_DAYS = 700;

/** The three demo log-ins and an owner for every demo business, in a database that has no people yet. */
export async function addDemoPeople(platform: Platform) {
  const { db, clock } = platform;
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  let employerId: string | undefined;
  for (const { role, ...person } of logIns) {
    const id = await ensureUser(platform, person);
    // They were here before what they have done.
    const createdAt = daysAfter(clock.now(), -MEMBER_DAYS);
    await db.updateTable('users').set({ createdAt }).where('id', '=', id).execute();
    if (role === 'Job seeker') {
      await addDemoCv(platform, id);
      await addDemoLetter(platform, id);
      await addDemoElsewhere(platform, id);
      await addDemoFollowed(platform, id);
    }
    if (role === 'Employer') {
      employerId = id;
      await giveBusiness(platform, id);
      await addEmployerPositions(platform, id);
    }
    if (role === 'Staff') await addDemoApprovals(platform, id);
  }
  await addOwners(platform);
  await nameMakersOfForms(platform);
  if (employerId) await addDemoSharing(platform, employerId);
}

/** The one with the most to look at. All of it is there since before the first application. */
async function giveBusiness({ db }: Platform, ownerId: string) {
  const business = await db
    .updateTable('businesses')
    .set({ ownerId })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('positions')
        .select('businessId')
        .where('isActive', '=', true)
        .groupBy('businessId')
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .orderBy('businessId')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  if (!business) return;
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(days => ${OLDEST_DAYS + 1})`;
  await db
    .updateTable('positions')
    .set({ createdAt: earlier('createdAt'), approvedAt: earlier('approvedAt'), updatedAt: earlier('updatedAt') })
    .where('businessId', '=', business.id)
    .execute();
}

/** Nobody can log in as them: their password is no hash of anything. */
async function addOwners({ db, clock }: Platform) {
  const random = seededRandom(SEED);
  const owners = await db
    .selectFrom('businesses')
    .select(['ownerId', 'organizationNumber', 'createdAt', 'brregData'])
    .where('ownerId', 'not in', ({ selectFrom }) => selectFrom('users').select('id'))
    .execute();
  if (owners.length === 0) return;
  const rows = owners.map(({ ownerId, organizationNumber, createdAt, brregData }) => {
    const { firstName, lastName } = contactPerson('', 'demo.example', random);
    return {
      id: ownerId,
      firstName,
      lastName,
      email: `eier-${organizationNumber}@${brregData.hjemmeside?.replace('www.', '') ?? 'demo.example'}`,
      passwordHash: '',
      createdAt,
      lastActiveAt: clock.now(),
    };
  });
  await db.insertInto('users').values(rows).execute();
}

/** A form was made by whoever owns its business. */
const nameMakersOfForms = ({ db }: Platform) =>
  db
    .updateTable('applicationForms')
    .from('businesses')
    .set(({ ref }) => ({ userId: ref('businesses.ownerId') }))
    .whereRef('businesses.id', '=', 'applicationForms.businessId')
    .where('applicationForms.userId', 'is', null)
    .execute();
