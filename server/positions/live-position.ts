import { occupationOf } from '../../contract/positions/professions.ts';
import type { Experience } from '../../contract/positions.ts';
import { countyOf, namesOfCounties, namesOfMunicipality } from '../places/index.ts';
import { addDays, dayInOslo, startOfDayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { BATCH, type Part } from '../platform/database/follow-changes.ts';
import { readPlain } from '../platform/database/read-plain.ts';
import type { Facet } from './find-positions.ts';
import { dayOut, isLive, lastDay, publicSince, publishedAt } from './visibility.ts';
import { workLanguagesOf } from './work-languages.ts';
import { floorsReached, yearlyPay } from './yearly-pay.ts';

/** What the index reads of a position. */
export type LivePosition = Awaited<ReturnType<typeof readLivePositions>>[number];

export function readLivePositions(db: Db, today: string, part: Part) {
  const live = db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select([
      'positions.id',
      'positions.title',
      'positions.description',
      'positions.requirements',
      'positions.workSchedule',
      'positions.location',
      'positions.municipality',
      'positions.positionType',
      'positions.profession',
      'positions.engagement',
      'positions.workLanguages',
      'positions.experience',
      'positions.remote',
      'positions.salaryMin',
      'positions.salaryMax',
      'positions.salaryCurrency',
      'positions.salaryPeriod',
      'positions.featured',
      'positions.expiryDate',
      'positions.businessId',
      'businesses.businessName',
      'businesses.organizationNumber',
      lastDay.as('lastDay'),
      publishedAt.as('publishedAt'),
      publicSince.as('publicSince'),
    ])
    .where(isLive(today))
    .orderBy('positions.id');
  if ('ids' in part) return readPlain(db, live.where('positions.id', '=', anyOf(part.ids)));
  return readPlain(db, live.where('positions.id', '>', part.after).limit(BATCH));
}

/** Of the positions whose day to come out is after the first and not after the second. */
export async function readPositionsDue(db: Db, after: string, until: string) {
  const rows = await db
    .selectFrom('positions')
    .select('id')
    .where(dayOut, '>', after)
    .where(dayOut, '<=', until)
    .execute();
  return rows.map(({ id }) => id);
}

interface Place {
  counties: string[];
  names: string[];
}

const NOWHERE: Place = { counties: [], names: [] };
const places = new Map<string, Place>();

/** The counties of a municipality, today's and that of 2020–2023, and the names that it and its county have. */
function placeOf(municipality: string): Place {
  const known = places.get(municipality);
  if (known) return known;
  const county = countyOf(municipality);
  const counties = [county?.id, county?.partOf].filter((id) => typeof id === 'string');
  const place = {
    counties,
    names: [...new Set([...namesOfMunicipality(municipality), ...namesOfCounties(counties), 'Norge'])],
  };
  places.set(municipality, place);
  return place;
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** The place counts once, where it is written or by its municipality. */
function unlessWritten(location: string | null, names: string[]) {
  const written = new Set(wordsOf(location ?? ''));
  return names.filter((name) => !wordsOf(name).every((word) => written.has(word)));
}

/** Beside what the text says, so that "uten erfaring" leaves out who is to have some. */
const experienceSought = (experience: Experience) => (experience === 'entry' ? 'Nyutdannet' : 'Erfaring');

/** "Sykepleier", but not "Tog-, sporvogn- og vegtrafikk": who asks for trains would be shown who drives lorries. */
const isOneWord = (profession: string) => /^\p{L}+$/u.test(profession);

/** As the search index takes it. */
export function asSearchDocument(position: LivePosition) {
  const { municipality, experience, engagement, profession, work_languages: workLanguages } = position;
  const texts = [position.description, position.requirements, position.work_schedule ?? []].flat();
  const expiresAt = startOfDayInOslo(position.expiry_date);
  const pay = {
    min: position.salary_min,
    max: position.salary_max,
    currency: position.salary_currency,
    period: position.salary_period,
  };
  const place = municipality ? placeOf(municipality) : NOWHERE;
  return {
    id: position.id,
    fields: {
      title: position.title,
      description: texts,
      business: position.business_name,
      location: position.location ?? [],
      place: unlessWritten(position.location, place.names),
      kind: [
        position.position_type,
        engagement ?? [],
        profession && isOneWord(profession) ? profession : [],
        position.remote ? 'Hjemmekontor' : [],
        experience ? experienceSought(experience) : [],
      ].flat(),
    },
    facets: {
      fylke: place.counties,
      kommune: municipality ?? [],
      steder: [...place.counties, municipality ?? []].flat(),
      occupation: (profession && occupationOf(profession)) ?? [],
      profession: profession ?? [],
      jobType: position.position_type,
      experience: experience ?? [],
      engagement: engagement ?? [],
      workLanguage: workLanguages.length > 0 ? workLanguages : workLanguagesOf([position.title, ...texts].join('\n')),
      pay: floorsReached(pay),
      remote: position.remote ? 'true' : [],
      dueWithinDays: position.last_day,
      publishedWithinDays: dayInOslo(position.published_at),
      businessId: [position.business_id, position.organization_number],
    } satisfies Record<Facet, string | string[]>,
    standsFor: { business: position.organization_number },
    keys: {
      published: position.published_at.getTime(),
      publicSince: position.public_since.getTime(),
      expiry: startOfDayInOslo(addDays(position.last_day, 1)),
      title: position.title,
      pay: yearlyPay(pay),
    },
    featured: position.featured,
    expiresAt,
  };
}
