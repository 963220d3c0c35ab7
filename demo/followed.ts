import { businessToFollowSchema, positionToFollowSchema, searchToSaveSchema } from '../contract/followed.ts';
import { followBusiness, followPosition, saveSearch } from '../server/followed/index.ts';
import { dayInOslo, daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';

const ADS = 6;
const EMPLOYERS = 3;
const LAST_DAYS_AGO = 5;

/** What the job seeker keeps an eye on: her trade, the nearest deadlines first, who wants her kind, and a search. */
export async function addDemoFollowed(platform: Platform, userId: string) {
  const viewer = { userId, sessionId: '', isAdmin: false };
  const ads = await adsInHerTrade(platform);
  // What was followed last stands first.
  for (const [index, { id, createdAt }] of ads.slice(0, ADS).entries()) {
    const seenAt = daysAfter(platform.clock.now(), -LAST_DAYS_AGO - index);
    const followedAt = seenAt > createdAt ? seenAt : createdAt;
    await followPosition(platform, viewer, positionToFollowSchema.parse({ id, followedAt }));
  }
  const employers = new Set(ads.map(({ organizationNumber }) => organizationNumber));
  for (const organizationNumber of [...employers].slice(0, EMPLOYERS)) {
    await followBusiness(platform, viewer, businessToFollowSchema.parse({ organizationNumber }));
  }
  await saveSearch(
    platform,
    viewer,
    searchToSaveSchema.parse({ searchTerm: 'sykepleier', filters: { selectedFylke: 'troms', sortBy: 'newest' } }),
  );
}

const adsInHerTrade = ({ db, clock }: Platform) =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select(['positions.id', 'positions.createdAt', 'organizationNumber'])
    .where('title', 'ilike', '%pleie%')
    .where('positions.isActive', '=', true)
    .where('positions.approvalStatus', '=', 'approved')
    .where('applicationDeadline', '>=', dayInOslo(clock.now()))
    .orderBy('applicationDeadline')
    .orderBy('positions.id')
    .execute();
