import type { ElsewhereState } from '../contract/applications/elsewhere-words.ts';
import { addDays, dayInOslo } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';

interface Noted {
  title: string;
  employer: string;
  place: string;
  daysAgo: number;
  state: ElsewhereState;
  note?: string;
  link?: string;
  /** From today. */
  remindInDays?: number;
}

const noted: Noted[] = [
  {
    title: 'Sykepleier, kommunal akutt døgnenhet',
    employer: 'Tromsø kommune',
    place: 'Tromsø',
    daysAgo: 4,
    state: 'applied',
    note: 'Snakket med enhetsleder på telefon. Hun svarer på spørsmål etter klokken 14.',
    link: 'https://karriere.demo.example/akutt-dognenhet',
    remindInDays: 12,
  },
  {
    title: 'Fagsykepleier',
    employer: 'Havn legevakt',
    place: 'Tromsø',
    daysAgo: 11,
    state: 'interview',
    note: 'Intervju i andre etasje. Ta med autorisasjon og to referanser.',
  },
  {
    title: 'Avdelingssykepleier',
    employer: 'Nordlys omsorgssenter',
    place: 'Balsfjord',
    daysAgo: 23,
    state: 'applied',
  },
  {
    title: 'Sykepleier i hjemmetjenesten',
    employer: 'Karlsøy kommune',
    place: 'Karlsøy',
    daysAgo: 38,
    state: 'rejected',
    note: 'De ville ha noen med videreutdanning i palliasjon.',
  },
  {
    title: 'Rådgiver, pasientsikkerhet',
    employer: 'Helse i nord',
    place: 'Tromsø',
    daysAgo: 52,
    state: 'withdrawn',
  },
  { title: 'Sykepleier, dialyse', employer: 'Fjordklinikken', place: 'Narvik', daysAgo: 80, state: 'rejected' },
];

/** What the job seeker noted by hand. */
export async function addDemoElsewhere({ db, clock }: Platform, userId: string) {
  const now = clock.now();
  const today = dayInOslo(now);
  const rows = noted.map(({ daysAgo, remindInDays, ...entry }) => ({
    ...entry,
    userId,
    appliedOn: addDays(today, -daysAgo),
    remindOn: remindInDays ? addDays(today, remindInDays) : null,
    createdAt: now,
    updatedAt: now,
  }));
  await db.insertInto('applicationsElsewhere').values(rows).execute();
}
