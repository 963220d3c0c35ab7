import { expect, test } from 'vitest';
import { addDays, dayInOslo } from '../oslo-day.ts';
import { amountOf, positionFieldsSchema, positionFormSchema } from './position-fields.ts';

const today = dayInOslo(new Date());
const valid = {
  title: 'Tømrer',
  positionType: 'Fast',
  remote: true,
  description: 'Du setter opp bindingsverk og legger tak sammen med et lag på fire erfarne tømrere.',
  requirements: 'Fagbrev som tømrer og førerkort klasse B.',
  contactInfo: { name: 'Kari Nordmann', email: 'kari@fjordbygg.example', position: 'Byggeleder' },
  applicationMethod: 'email',
  expiryDate: addDays(today, 30),
};
const problemsOf = (fields: object) =>
  positionFieldsSchema.safeParse({ ...valid, ...fields }).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [{ salaryRange: { min: 500_000, max: 500_000 } }, []],
  [{ salaryRange: { min: 500_001, max: 500_000 } }, ['Maksimumslønn må være høyere enn minimumslønn']],
  [{ salaryRange: { min: 0 } }, []],
  [{ salaryRange: { min: '195,50', period: 'hour' } }, ['Lønn må være et helt tall']],
  [{ expiryDate: today }, ['Utløpsdato må være i fremtiden']],
  [{ expiryDate: addDays(today, 2) }, []],
  [{ applicationDeadline: valid.expiryDate }, ['Søknadsfrist må være før utløpsdato']],
  [{ applicationDeadline: addDays(valid.expiryDate, -1) }, []],
  [{ answerBy: addDays(valid.expiryDate, -1) }, ['Svarfristen må være etter siste dag for å søke']],
  [{ answerBy: valid.expiryDate }, []],
  [{ answerBy: addDays(valid.expiryDate, 180) }, []],
  [{ answerBy: addDays(valid.expiryDate, 181) }, ['Svarfristen kan være høyst 180 dager etter siste dag for å søke']],
  [
    { applicationDeadline: addDays(today, 5), answerBy: addDays(today, 5) },
    ['Svarfristen må være etter siste dag for å søke'],
  ],
  [{ applicationDeadline: addDays(today, 5), answerBy: addDays(today, 6) }, []],
  [{ answerBy: 'snart' }, ['Ugyldig svarfrist']],
])('what is just allowed passes, and what is just not is told (%#)', (fields, problems) => {
  expect(problemsOf(fields)).toEqual(problems);
});

test.each(['', ' ', '\u200b', null])('where %j stands, nothing was filled in', (nothing) => {
  const fields = { location: nothing, workSchedule: nothing, externalApplicationUrl: nothing, answerBy: nothing };
  expect(problemsOf({ ...fields, salaryRange: { min: nothing } })).toEqual([]);
});

test.each([
  ['450 000', 450_000],
  ['450.000', 450_000],
  ['kr 450 000,-', 450_000],
  ['Kr. 450.000,00', 450_000],
  ['NOK 450000', 450_000],
  ['450 000 kr', 450_000],
  ['450 000,– kr', 450_000],
  ['195,50', 195.5],
  ['450,000', Number.NaN],
  ['450 000 i året', Number.NaN],
  ['kr', Number.NaN],
])('an amount is read as people write it: %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test('the form asks for a municipality, which a program may leave to the address', () => {
  const somewhere = { ...valid, remote: false };
  expect(positionFieldsSchema.safeParse(somewhere).success).toBe(true);
  expect(positionFormSchema.safeParse(somewhere).error?.issues.map(({ path }) => path)).toEqual([['municipality']]);
});
