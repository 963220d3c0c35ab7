import { expect, test } from 'vitest';
import { nationalAge, nationalKind, nationalPlace, startText } from './national-texts.ts';

test('the age of an ad of NAV goes from hours to months', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const age = (hours: number) => nationalAge(new Date(now.getTime() - hours * 3_600_000).toISOString(), now);
  expect(age(0.5)).toBe('Mindre enn 1 time siden');
  expect(age(1)).toBe('1 time siden');
  expect(age(23)).toBe('23 timer siden');
  expect(age(24)).toBe('1 dag siden');
  expect(age(6 * 24)).toBe('6 dager siden');
  expect(age(7 * 24)).toBe('1 uke siden');
  expect(age(34 * 24)).toBe('4 uker siden');
  expect(age(35 * 24)).toBe('1 måned siden');
  expect(age(61 * 24)).toBe('2 måneder siden');
});

test('a start that is a day is written as one', () => {
  expect(startText('2027-06-01')).toBe('1. juni 2027');
  expect(startText('2027-06-01T00:00:00')).toBe('1. juni 2027');
  for (const words of ['Etter avtale', '01.05.2027', '2027-13-01', 'ca. 2027-06-01', '2027-06-01 eller før'])
    expect(startText(words)).toBe(words);
});

test('the kind of work is told in our words where we know them', () => {
  expect(nationalKind({ engagementtype: 'Fast', extent: 'Heltid' })).toBe('Fast, heltid');
  expect(nationalKind({ engagementtype: null, extent: 'Deltid' })).toBe('Deltid');
  expect(nationalKind({ engagementtype: 'VIKARIAT', extent: null })).toBe('Vikariat');
  expect(nationalKind({ engagementtype: 'Sesong', extent: null })).toBe('Sesong');
  expect(nationalKind({ engagementtype: null, extent: null })).toBe('Type ikke oppgitt');
});

test('a card says how many places there are besides the first', () => {
  const at = (...towns: (string | null)[]) =>
    nationalPlace({
      municipal: towns[0] ?? 'Ikke oppgitt',
      workLocations: towns.map((municipal) => ({ municipal, city: null, county: null, country: null })),
    });
  expect(at()).toBe('Ikke oppgitt');
  expect(at(null)).toBe('Ikke oppgitt');
  expect(at('Bergen', 'Bergen')).toBe('Bergen');
  expect(at('Bergen', 'Voss')).toBe('Bergen og 1 annet sted');
  expect(at('Bergen', 'Voss', 'Bergen', 'Stord')).toBe('Bergen og 2 andre steder');
  const abroad = ['Danmark', 'Sverige'].map((country) => ({ municipal: null, city: null, county: null, country }));
  expect(nationalPlace({ municipal: 'Danmark', workLocations: abroad })).toBe('Danmark og 1 annet sted');
});
