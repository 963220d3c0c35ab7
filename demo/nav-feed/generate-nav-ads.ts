import { type AdText, fill, writeAd } from '../data/ad-text.ts';
import type { DemoBusiness } from '../data/generate-businesses.ts';
import type { DemoPosition } from '../data/generate-positions.ts';
import { type Job, jobsOf, weightedGroups } from '../data/occupations/all-groups.ts';
import { contactPerson, mailPart } from '../data/people.ts';
import { syntheticOrganisationNumber } from '../organisation-number.ts';
import { anyPlace, municipalitiesWithParallelNames, type Place, placeIn, placeInCounty } from '../places.ts';
import { type Random, seededRandom } from '../random.ts';
import { classification, contacts, datesOf, origin, terms, untidyTitle } from './ad-details.ts';
import { descriptionHtml } from './ad-html.ts';
import { isInEnglish, writeEnglishAd } from './english-ad.ts';
import type { NavAd } from './nav-ad.ts';
import { workLocations } from './work-locations.ts';

/** Our own businesses and their positions: some of NAV's ads are theirs too, as it is in real life. */
export interface LocalSide {
  businesses: readonly DemoBusiness[];
  positions: readonly DemoPosition[];
}

interface Assignment {
  job: Job;
  place: Place;
  employer: { name: string; orgnr: string | null; homepage: string; domain: string };
}

/** Ad number `index`: always the same uuid for the same seed, with dates relative to `now`. */
export function generateNavAd(index: number, seed: number | string, now: Date, local?: LocalSide): NavAd {
  const random = seededRandom(`${seed} nav ${index}`);
  const uuid = random.uuid();
  const position = local && index % 75 === 0 ? local.positions[index / 75] : undefined;
  const assignment = assign(random, local, position);
  const { job, place, employer } = assignment;
  const facts = { employer: employer.name, place: place.spokenTown };
  const ad =
    !position && isInEnglish(job, random)
      ? writeEnglishAd(job, facts, random)
      : writeAd(job, { ...facts, isTemporary: random.chance(0.12), isPartTime: random.chance(0.15) }, random);
  const title = position?.title ?? untidyTitle(ad.title, random);
  const contact = contactPerson(job.group.key, employer.domain, random);
  const dates = datesOf(now, random);
  return {
    uuid,
    ...dates,
    workLocations: workLocations(place, () => anyPlace(random), random),
    contactList: contacts(contact, job, employer.domain, random),
    title,
    description: descriptionHtml(ad, contact, random),
    ...origin(uuid, employer.domain, random),
    ...classification(job, random),
    employer: {
      name: employer.name,
      orgnr: employer.orgnr,
      description: random.chance(0.5) ? `<p>${employerStory(ad, employer.name)}</p>` : '',
      homepage: employer.homepage,
    },
    ...terms(job, now, random),
  };
}

function assign(random: Random, local: LocalSide | undefined, position: DemoPosition | undefined): Assignment {
  const business =
    local?.businesses.find(({ organizationNumber }) => organizationNumber === position?.organizationNumber) ??
    (local && local.businesses.length > 0 && random.chance(0.03) ? random.pick(local.businesses) : undefined);
  if (business) return assignTo(business, position, random);
  const group = random.pick(weightedGroups);
  const place =
    group.language === 'nn'
      ? placeInCounty(random.pick(['Vestland', 'Møre og Romsdal']), random)
      : random.chance(0.04)
        ? placeIn(random.pick(municipalitiesWithParallelNames), random)
        : anyPlace(random);
  const name = fill(random.pick(group.employers), {
    kommune: place.municipal,
    sted: place.spokenTown,
    fylke: place.county,
    navn: random.pick(companyNames),
  });
  const domain = `${mailPart(name).slice(0, 30)}.example`;
  const homepage = random.pick([`https://www.${domain}/`, `www.${domain}`, domain, '', '']);
  return {
    job: random.pick(jobsOf([group.key])),
    place,
    employer: { name, orgnr: orgnrOf(name, random), homepage, domain },
  };
}

function assignTo(business: DemoBusiness, position: DemoPosition | undefined, random: Random): Assignment {
  const jobs = jobsOf(business.groups);
  const fitting = jobs.filter(({ occupation }) => business.occupations?.test(occupation.title) ?? true);
  const same = jobs.find(({ occupation }) => position?.title.toLowerCase().includes(occupation.title.toLowerCase()));
  const { domain, organizationNumber: orgnr, businessName: name } = business;
  return {
    job: same ?? random.pick(fitting),
    place: placeIn(position?.municipality ?? business.place.municipality, random),
    employer: { name, orgnr, homepage: `https://www.${domain}`, domain },
  };
}

const companyNames = [
  'Solberg',
  'Nordlys',
  'Havblikk',
  'Fjelltun',
  'Granheim',
  'Bjørkelia',
  'Vestavind',
  'Kornmo',
  'Sjøholt',
  'Lyngstad',
  'Tindfoss',
  'Furuset',
  'Måløyvåg',
  'Rimfrost',
  'Sommero',
  'Kvernhaug',
  'Ravneberg',
  'Steinsvik',
  'Heimdal',
  'Østlia',
  'Skarv',
  'Ternen',
];

/** One employer keeps its number over all its ads, and one in five ads comes without. */
function orgnrOf(name: string, random: Random) {
  const number = syntheticOrganisationNumber(31_000_000 + seededRandom(name).int(0, 8_000_000));
  return random.chance(0.2) ? null : number;
}

const employerStory = (ad: AdText, name: string) =>
  `${name.replaceAll('&', '&amp;')}: ${ad.headings.weOffer.toLowerCase()} ${ad.offers[0]}.`;
