import { isProfession, type Profession } from '../../contract/positions/professions.ts';
import type { WorkLanguage } from '../../contract/positions.ts';
import { anyPlace, type Place, placeIn } from '../places.ts';
import { type Random, seededRandom } from '../random.ts';
import { plainDescription, plainRequirements, writeAd } from './ad-text.ts';
import { type AdCheckFlag, unlawfulSentences } from './ads-for-the-ad-check.ts';
import type { DemoBusiness } from './generate-businesses.ts';
import categories from './occupation-categories.json' with { type: 'json' };
import { type Job, jobsOf } from './occupations/all-groups.ts';
import { openingOf } from './opening.ts';
import { contactPerson } from './people.ts';
import { datesOf, kindOf, payOf } from './position-terms.ts';
import { workLanguagesAt } from './work-languages.ts';

export interface DemoPosition {
  id: string;
  organizationNumber: string;
  title: string;
  profession: Profession | null;
  description: string;
  requirements: string;
  positionType: 'Fast' | 'Deltid' | 'Vikariat' | 'Freelance' | 'Konsulent';
  engagement: 'Fast' | 'Midlertidig' | 'Prosjekt';
  experience: 'entry' | 'junior' | 'senior' | 'lead';
  workLanguages: WorkLanguage[];
  remote: boolean;
  /** Slug and name, as in places.json. */
  municipality: string;
  municipal: string;
  location: string;
  workSchedule: string;
  salaryRange: { min?: number; max?: number; currency: 'NOK'; period?: 'hour' } | undefined;
  contactInfo: { name: string; email: string; position: string };
  applicationMethod: 'email' | 'external' | 'form';
  externalApplicationUrl: string | undefined;
  emailNotificationsEnabled: boolean;
  createdAt: string;
  /** Days in Oslo; a deadline is always before the expiry. */
  expiryDate: string;
  applicationDeadline: string | undefined;
  isActive: boolean;
  featured: boolean;
  approvalStatus: 'approved' | 'pending';
  /** What the ad check ought to find; absent in nearly all. */
  adCheckFlag?: AdCheckFlag;
}

/** Always the same positions for the same arguments. Some 200 000 take a few seconds. */
export function generatePositions(
  businesses: readonly DemoBusiness[],
  count: number,
  seed: number | string,
  now: Date,
): DemoPosition[] {
  const random = seededRandom(`${seed} positions`);
  const jobs = new Map(businesses.map((business) => [business, jobsAt(business)]));
  const large = businesses.flatMap((business) => Array.from({ length: openings(business) }, () => business));
  return Array.from({ length: count }, (_, index) => {
    // Every business has one before the large ones get more.
    const business = businesses[index] ?? random.pick(large);
    const position = generatePosition(business, random.pick(jobs.get(business) ?? []), now, random);
    const flawed = count > businesses.length ? unlawfulSentences[index - businesses.length] : undefined;
    return flawed ? withFlaw(position, flawed) : position;
  });
}

function jobsAt({ groups, occupations }: DemoBusiness): Job[] {
  const jobs = jobsOf(groups);
  return occupations ? jobs.filter(({ occupation }) => occupations.test(occupation.title)) : jobs;
}

const openings = ({ employees = 3 }: DemoBusiness) => Math.max(1, Math.round(Math.sqrt(employees)));

function generatePosition(business: DemoBusiness, job: Job, now: Date, random: Random): DemoPosition {
  const kind = kindOf(job, random);
  const place = workPlace(business, random);
  const { isLead, ...words } = kind;
  const ad = writeAd(
    job,
    {
      employer: business.businessName,
      place: place.spokenTown,
      opening: openingOf(business.longDescription, job.group.language, random),
      isTemporary: kind.positionType === 'Vikariat',
      isPartTime: kind.positionType === 'Deltid',
      isSenior: kind.experience === 'senior' && !isLead,
    },
    random,
  );
  return {
    id: random.uuid(),
    organizationNumber: business.organizationNumber,
    title: ad.title,
    profession: professionOf(job),
    description: plainDescription(ad, random),
    requirements: plainRequirements(ad, random),
    ...words,
    workLanguages: workLanguagesAt(business, job),
    remote: random.chance(job.group.remote),
    municipality: place.municipality,
    municipal: place.municipal,
    location: random.chance(0.5) ? `${place.street}, ${place.postalCode} ${place.town}` : place.town,
    workSchedule: random.pick(job.group.schedules),
    salaryRange: payOf(job, kind, random),
    ...applicationOf(business, job, random),
    ...datesOf(now, random),
    featured: random.chance(0.008),
    approvalStatus: random.chance(0.985) ? 'approved' : 'pending',
  };
}

/** NAV's word for it, where one can choose it here. */
function professionOf({ occupation }: Job) {
  const { level2 } = categories[occupation.styrk as keyof typeof categories];
  return isProfession(level2) ? level2 : null;
}

function workPlace(business: DemoBusiness, random: Random): Place {
  if (business.isNational && random.chance(0.75)) return anyPlace(random);
  return placeIn(business.place.municipality, random);
}

function applicationOf(business: DemoBusiness, job: Job, random: Random) {
  const { name, email, position } = contactPerson(job.group.key, business.domain, random);
  const applicationMethod = random.pick(['email', 'email', 'external', 'external', 'form'] as const);
  return {
    contactInfo: { name, email, position },
    applicationMethod,
    externalApplicationUrl:
      applicationMethod === 'external' ? `https://jobb.${business.domain}/ledig/${random.int(1000, 9999)}` : undefined,
    emailNotificationsEnabled: random.chance(0.9),
  };
}

function withFlaw(position: DemoPosition, flaw: (typeof unlawfulSentences)[number]): DemoPosition {
  return {
    ...position,
    [flaw.where]: `${position[flaw.where]}\n\n${flaw.text}`,
    isActive: true,
    approvalStatus: 'pending',
    adCheckFlag: flaw.flag,
  };
}
