import { extents } from '../../contract/national.ts';
import { namesOfCounties, namesOfMunicipality } from '../places/index.ts';
import { addDays, dayInOslo, startOfDayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { BATCH, type Part } from '../platform/database/follow-changes.ts';
import { workLanguagesOf } from '../positions/index.ts';
import { kindOfWork } from './kind-of-work.ts';
import { isListed } from './visibility.ts';

/** What the index reads of an ad. */
type ListedAd = Awaited<ReturnType<typeof readListedAds>>[number];

export function readListedAds(db: Db, now: Date, part: Part) {
  const listed = db
    .selectFrom('nationalPositions')
    .select([
      'id',
      'title',
      'jobTitle',
      'businessName',
      'description',
      'place',
      'workLocations',
      'municipalities',
      'counties',
      'occupations',
      'professions',
      'sector',
      'engagementType',
      'extent',
      'publishedAt',
      'hiddenAt',
      'applicationDeadline',
    ])
    .where(isListed(now))
    .orderBy('id');
  if ('ids' in part) return listed.where('id', '=', anyOf(part.ids)).execute();
  return listed.where('id', '>', part.after).limit(BATCH).execute();
}

/** "Sandvika" is no municipality, and one who looks for work there says so, or "1338"; nor are countries. */
const townsOf = ({ workLocations }: ListedAd) =>
  workLocations.flatMap(({ postalCode, city, municipal, country }) =>
    [postalCode, city, municipal, country].filter((name) => name !== null),
  );

/** As the search index takes it. */
export function asSearchDocument(ad: ListedAd) {
  const { id, title, jobTitle, municipalities, counties, hiddenAt, publishedAt } = ad;
  const openUntil = dayInOslo(new Date(hiddenAt.getTime() - 1));
  // It is open until it expires at the latest.
  const lastDay = ad.applicationDeadline && ad.applicationDeadline < openUntil ? ad.applicationDeadline : openUntil;
  return {
    id,
    fields: {
      title: title ?? jobTitle ?? [],
      description: [ad.description, jobTitle ?? '', ...ad.professions],
      business: ad.businessName ?? [],
      location: [...new Set([ad.place ?? [], townsOf(ad)].flat())],
      place: [...new Set([...municipalities.flatMap(namesOfMunicipality), ...namesOfCounties(counties)])],
      kind: [ad.engagementType ?? [], ad.extent ?? [], ad.sector ? `${ad.sector} sektor` : []].flat(),
    },
    facets: {
      fylke: counties,
      kommune: municipalities,
      steder: [...counties, ...municipalities],
      occupation: ad.occupations,
      profession: ad.professions,
      ...kindOfWork(ad),
      workLanguage: workLanguagesOf(`${title ?? jobTitle ?? ''}\n${ad.description}`),
      sector: ad.sector ?? [],
      extent: extents.filter((extent) => ad.extent?.toLowerCase().includes(extent.toLowerCase())),
      dueWithinDays: lastDay,
      publishedWithinDays: dayInOslo(publishedAt),
    },
    keys: {
      publishedAt: publishedAt.getTime(),
      expiry: startOfDayInOslo(addDays(lastDay, 1)),
      title: title ?? jobTitle,
    },
    expiresAt: hiddenAt.getTime(),
  };
}
