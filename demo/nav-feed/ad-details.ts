import { DAY_MS, HOUR_MS, startOfDayInOslo } from '../../server/platform/clock.ts';
import categories from '../data/occupation-categories.json' with { type: 'json' };
import type { Job } from '../data/occupations/all-groups.ts';
import { type ContactPerson, contactPerson } from '../data/people.ts';
import { osloDate, osloIso } from '../oslo-time.ts';
import type { Random } from '../random.ts';
import type { NavContact } from './nav-ad.ts';

export function untidyTitle(title: string, random: Random) {
  const untidiness = random.next();
  if (untidiness < 0.02) return title.toUpperCase();
  if (untidiness < 0.03) return `  ${title} `;
  if (untidiness < 0.05) return `Ledig stilling: ${title} / ref. 26/${random.int(100, 9999)}`;
  return untidiness < 0.06 ? `${title} – 100 % & 50 %` : title;
}

/** Expires at midnight, a day that still counts; some today, some already past without any event. */
export function datesOf(now: Date, random: Random) {
  const age = Math.floor(random.next() ** 1.6 * 40);
  const published = new Date(now.getTime() - age * DAY_MS - random.int(1, 20) * HOUR_MS);
  const end = random.next();
  const daysLeft = end < 0.02 ? 0 : end < 0.03 ? -random.int(1, 3) : random.int(1, 45);
  return {
    published: random.chance(0.5) ? midnight(osloDate(published)) : osloIso(published),
    expires: midnight(osloDate(now, daysLeft)),
    updated: osloIso(published, random.int(0, 999)),
    applicationDue: applicationDue(osloDate(now, daysLeft - random.int(0, 3)), now, random),
  };
}

const midnight = (day: string) => osloIso(new Date(startOfDayInOslo(day)));

function applicationDue(day: string, now: Date, random: Random) {
  const [year, month, date] = day.split('-');
  return random.pick([
    'Snarest',
    'Snarest',
    '',
    `${date}.${month}.${year}`,
    `${date}.${month}.${year}`,
    day,
    day,
    day,
    `${day}T00:00:00`,
    `${day}T00:00:00`,
    `${day}T23:59:00`,
    'Fortløpende',
    `Snarest og senest ${Number(date)}.${Number(month)}.`,
    random.chance(0.5) ? osloDate(now, -4) : day,
  ]);
}

export function contacts(contact: ContactPerson, job: Job, domain: string, random: Random): NavContact[] {
  const shape = random.next();
  const full = {
    name: contact.name,
    email: contact.email,
    phone: `+47 ${contact.phone}`,
    role: null,
    title: contact.position,
  };
  if (shape < 0.15) return [];
  if (shape < 0.2)
    return [{ name: null, email: null, phone: contact.phone.replaceAll(' ', ''), role: null, title: null }];
  if (shape < 0.35) return [{ ...full, email: null }];
  if (shape < 0.45) {
    const second = contactPerson(job.group.key, domain, random);
    return [full, { ...full, name: second.name, email: second.email, title: second.position, phone: null }];
  }
  return [full];
}

export function origin(uuid: string, domain: string, random: Random) {
  const source = random.pick([
    'IMPORTAPI',
    'IMPORTAPI',
    'IMPORTAPI',
    'Stillingsregistrering',
    'Stillingsregistrering',
    'AMEDIA',
    'XML_STILLING',
    'EURES',
  ]);
  const number = random.int(10_000, 99_999);
  return {
    source,
    sourceurl: source === 'Stillingsregistrering' ? '' : `https://stillinger.${domain}/stilling/${number}`,
    applicationUrl: random.chance(0.75) ? `https://stillinger.${domain}/sok/${number}` : '',
    link: `https://arbeidsplassen.nav.no/stillinger/stilling/${uuid}`,
  };
}

export function classification({ occupation }: Job, random: Random) {
  const category = categories[occupation.styrk as keyof typeof categories];
  const score = random.chance(0.3) ? 0 : random.int(40, 99) / 100;
  const entry = (categoryType: string, code: string, name: string) => ({
    categoryType,
    code,
    name,
    description: '',
    score,
  });
  return {
    jobtitle: random.chance(0.9) ? occupation.title : '',
    occupationCategories: random.chance(0.97) ? [{ level1: category.level1, level2: category.level2 }] : [],
    categoryList: [
      ...(random.chance(0.5)
        ? [entry('ESCO', `http://data.europa.eu/esco/isco/c${occupation.styrk}`, category.name)]
        : []),
      ...(random.chance(0.6) ? [entry('JANZZ', String(random.int(10_000, 99_999)), occupation.title)] : []),
      entry('STYRK08', occupation.styrk, category.name),
    ],
  };
}

export function terms({ group }: Job, now: Date, random: Random) {
  return {
    engagementtype: random.pick([
      'Fast',
      'Fast',
      'Fast',
      'Fast',
      'Fast',
      'Fast',
      'Vikariat',
      'Vikariat',
      'Engasjement',
      'Sesong',
      'Annet',
      '',
    ]),
    extent: random.chance(0.75) ? 'Heltid' : 'Deltid',
    starttime: random.pick(['Etter avtale', 'Etter avtale', 'Snarest', osloDate(now, random.int(20, 120)), '']),
    positioncount: random.pick(['1', '1', '1', '1', '1', '2', '3', '10', '']),
    sector: random.pick([group.sector, group.sector, group.sector, 'Ikke oppgitt', '']),
  };
}
