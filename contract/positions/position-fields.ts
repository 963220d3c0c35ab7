import { z } from 'zod';
import { addDays, dayInOslo } from '../oslo-day.ts';
import { policy } from '../policy.ts';
import {
  applicationMethods,
  currencies,
  engagements,
  experiences,
  payPeriods,
  positionTypes,
  workLanguages,
} from '../positions.ts';
import { calendarDay, email, line, longestLine, optional, phoneNumber, text } from '../values.ts';
import { webAddress } from '../web-address.ts';
import { professions } from './professions.ts';

/** Of the position form: the fields, their limits and the words when something is wrong with them. */
export const positionLimits = {
  title: { min: 3, max: longestLine },
  description: { min: 50, max: 20_000 },
  requirements: { min: 20, max: 10_000 },
  workSchedule: { max: 1000 },
  location: { max: longestLine },
  /** Name and position of who answers questions, each. */
  contact: { max: longestLine },
  url: { max: 2000 },
  salary: { max: 100_000_000 },
} as const;

const { mostDaysToAnswer } = policy.applicationHandling;
const { title, description, requirements, workSchedule, location, contact, url, salary } = positionLimits;

const atLeast = (min: number, name: string) => z.string().min(min, `${name} må være minst ${min} tegn`);

/** People part thousands by a space or a dot, and say of an even amount that it is kroner. */
export function amountOf(typed: string) {
  const number = typed.replace(/\s/g, '').replace(/^(kr\.?|nok)|(,([-–]|00))?(kr\.?)?$|\.(?=\d{3}(?!\d))/gi, '');
  // One with øre is a number too, though a whole one is asked for. What has three digits behind its comma may mean thousands.
  return number ? Number(number.replace(/,(?=\d{1,2}$)/, '.')) : Number.NaN;
}

/** Of a field for numbers. */
export const typedAmount = (sent: unknown) => (typeof sent === 'string' ? amountOf(sent) : sent);

const amount = optional(
  z.preprocess(
    typedAmount,
    z
      .number({ error: 'Lønn må være et tall' })
      .int('Lønn må være et helt tall')
      .min(0, 'Lønn kan ikke være negativ')
      .max(salary.max, 'Lønn er for høy'),
  ),
);

const moment = z.iso.datetime({ offset: true });

/** A day. Of a moment, as programs write one, the day that it is in Norway. */
const day = (required: string, malformed: string) =>
  z.preprocess(
    (value) => (moment.safeParse(value).success ? dayInOslo(new Date(value as string)) : value),
    calendarDay({ error: ({ input }) => (typeof input === 'string' && input !== '' ? malformed : required) }),
  );

export const expiryDay = day('Utløpsdato er påkrevd', 'Utløpsdato er ikke en gyldig dato');
const choose = <const T extends readonly [string, ...string[]]>(values: T, error: string) => z.enum(values, { error });

const fields = z.object({
  title: line('Tittel er påkrevd', title.max).pipe(atLeast(title.min, 'Tittel')),
  profession: optional(choose(professions, 'Yrket finnes ikke')),
  positionType: choose(positionTypes, 'Stillingstype er påkrevd'),
  location: optional(line('Ugyldig sted', location.max, 'Sted')),
  municipality: optional(line('Ugyldig kommune', longestLine, 'Kommune')),
  remote: z.boolean({ error: 'Ukjent valg' }).nullish(),
  description: text('Beskrivelse er påkrevd', description.max).pipe(atLeast(description.min, 'Beskrivelse')),
  requirements: text('Krav er påkrevd', requirements.max).pipe(atLeast(requirements.min, 'Krav')),
  engagement: optional(choose(engagements, 'Ukjent valg')),
  experience: optional(choose(experiences, 'Ukjent valg')),
  workLanguages: z
    .array(choose(workLanguages, 'Ukjent språk'), { error: 'Ukjent språk' })
    .max(workLanguages.length, 'Ukjent språk')
    .nullish(),
  workSchedule: optional(text('Ugyldig arbeidstid', workSchedule.max, 'Arbeidstid')),
  salaryRange: z
    .object(
      {
        min: amount,
        max: amount,
        currency: optional(choose(currencies, 'Ukjent valuta')),
        period: optional(choose(payPeriods, 'Ukjent valg')),
      },
      { error: 'Lønn må være et spenn' },
    )
    .nullish(),
  contactInfo: z.preprocess(
    (value) => value ?? {},
    z.object(
      {
        name: line('Kontaktperson er påkrevd', contact.max),
        email: email('E-post til kontaktperson er påkrevd', 'Ugyldig e-postadresse'),
        position: line('Stillingen til kontaktpersonen er påkrevd', contact.max),
        phone: phoneNumber.optional(),
      },
      { error: 'Kontaktperson er påkrevd' },
    ),
  ),
  applicationMethod: choose(applicationMethods, 'Søknadsmetode er påkrevd'),
  externalApplicationUrl: optional(z.string({ error: 'Ugyldig URL' }).max(url.max, 'Ugyldig URL')),
  applicationFormId: optional(z.string({ error: 'Ugyldig søknadsmal' }).max(60, 'Ugyldig søknadsmal')),
  emailNotificationsEnabled: z.boolean({ error: 'Ukjent valg' }).nullish(),
  hasApplicantList: z.boolean({ error: 'Ukjent valg' }).nullish(),
  isReadAnonymously: z.boolean({ error: 'Ukjent valg' }).nullish(),
  publishFrom: optional(day('Ugyldig publiseringsdato', 'Ugyldig publiseringsdato')),
  expiryDate: expiryDay,
  applicationDeadline: optional(day('Ugyldig søknadsfrist', 'Ugyldig søknadsfrist')),
  answerBy: optional(day('Ugyldig svarfrist', 'Ugyldig svarfrist')),
});

/** When to publish. */
export const dayHasPassed = 'Publiseringsdatoen kan ikke være før i dag';

type Fields = Partial<z.output<typeof fields>>;
type Rule = [path: string, message: string, isBroken: (fields: Fields, today: string) => boolean];

/** What one field says about another. A field that is wrong by itself is missing here. */
const rules: Rule[] = [
  [
    'salaryRange.max',
    'Maksimumslønn må være høyere enn minimumslønn',
    ({ salaryRange }) => salaryRange?.min != null && salaryRange.max != null && salaryRange.max < salaryRange.min,
  ],
  [
    'externalApplicationUrl',
    'Ekstern URL er påkrevd for eksterne søknader',
    ({ applicationMethod, externalApplicationUrl }) => applicationMethod === 'external' && !externalApplicationUrl,
  ],
  [
    'externalApplicationUrl',
    'Ugyldig URL',
    ({ applicationMethod, externalApplicationUrl }) =>
      applicationMethod === 'external' && Boolean(externalApplicationUrl) && !webAddress(externalApplicationUrl ?? ''),
  ],
  [
    'applicationFormId',
    'Søknadsmal er påkrevd når søknadsmetode er mal',
    ({ applicationMethod, applicationFormId }) => applicationMethod === 'form' && !applicationFormId,
  ],
  [
    'publishFrom',
    'Publiseringsdatoen må være før utløpsdatoen',
    ({ publishFrom, expiryDate }) => Boolean(publishFrom && expiryDate && publishFrom >= expiryDate),
  ],
  [
    'publishFrom',
    'Publiseringsdatoen kan ikke være etter søknadsfristen',
    ({ publishFrom, applicationDeadline }) =>
      Boolean(publishFrom && applicationDeadline && publishFrom > applicationDeadline),
  ],
  [
    'applicationDeadline',
    'Søknadsfrist må være før utløpsdato',
    ({ applicationDeadline, expiryDate }) =>
      Boolean(applicationDeadline && expiryDate && applicationDeadline >= expiryDate),
  ],
  [
    'answerBy',
    'Svarfristen må være etter siste dag for å søke',
    ({ answerBy, applicationDeadline, expiryDate }) =>
      Boolean(
        answerBy && (applicationDeadline ? answerBy <= applicationDeadline : expiryDate && answerBy < expiryDate),
      ),
  ],
  [
    'answerBy',
    `Svarfristen kan være høyst ${mostDaysToAnswer} dager etter siste dag for å søke`,
    ({ answerBy, applicationDeadline, expiryDate }) => {
      const lastDay = applicationDeadline ?? expiryDate;
      return Boolean(answerBy && lastDay && answerBy > addDays(lastDay, mostDaysToAnswer));
    },
  ],
];

const isAhead: Rule = [
  'expiryDate',
  'Utløpsdato må være i fremtiden',
  ({ expiryDate }, today) => Boolean(expiryDate && expiryDate <= today),
];

/** Checked in the order of the form: the first broken rule is the first message. */
const checkedBy = (all: Rule[]) =>
  fields.superRefine(
    (sent, context) => {
      const today = dayInOslo(new Date());
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
      const known = Object.fromEntries(Object.entries(sent ?? {}).filter(([name]) => !wrong.has(name)));
      for (const [written, message, isBroken] of all) {
        const path = written.split('.');
        if (!wrong.has(path[0]) && isBroken(known, today)) context.addIssue({ code: 'custom', path, message });
      }
      context.issues.sort((one, other) => rankOf(one) - rankOf(other));
    },
    { when: ({ value }) => typeof value === 'object' },
  );

/** What the API takes. Where no municipality is named, it is that of the address or of the business. */
export const positionFieldsSchema = checkedBy([...rules, isAhead]);

/** What is read the same on every day: whether it has run out is asked where it is to be saved. */
export const lastingFieldsSchema = checkedBy(rules);

/** What the form asks for. */
export const positionFormSchema = checkedBy([
  [
    'municipality',
    'Kommune er påkrevd når stillingen ikke kan utføres hjemmefra',
    ({ municipality, remote }) => !municipality && !remote,
  ],
  ['publishFrom', dayHasPassed, ({ publishFrom }, today) => Boolean(publishFrom && publishFrom < today)],
  ...rules,
  isAhead,
]);

const names = Object.keys(fields.shape);
const contactParts = ['name', 'email', 'position', 'phone'];

/** Whether an address looks like one is asked after all parts of the contact are there. */
function rankOf({ path = [], code }: { path?: PropertyKey[] | undefined; code?: string | undefined }) {
  const [name, inside] = path.map(String);
  const isMalformed = inside === 'email' && (code === 'invalid_format' || code === 'too_big');
  const rank = isMalformed ? contactParts.length : Math.max(0, contactParts.indexOf(inside ?? ''));
  return names.indexOf(name ?? '') * 10 + rank;
}

export type PositionFields = z.output<typeof positionFieldsSchema>;
