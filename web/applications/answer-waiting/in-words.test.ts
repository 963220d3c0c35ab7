import { expect, test } from 'vitest';
import { answersInWords, goneInWords, staleInWords, takenBackInWords } from './in-words.ts';

const people = (count: number) => Array.from({ length: count });

test('it is said how many get which answer, and how many none', () => {
  expect(answersInWords([{ status: 'denied', applications: people(142) }], 3)).toBe('142 får avslag og 3 blir stående');
  const several: Parameters<typeof answersInWords>[0] = [
    { status: 'contacted', applications: people(2) },
    { status: 'denied', applications: people(100) },
    { status: 'denied', applications: people(42) },
    { status: 'approved', applications: [] },
  ];
  expect(answersInWords(several)).toBe('142 får avslag og 2 får svaret «Kontaktet»');
});

test('those that somebody else changed are named, and of many the first', () => {
  const one = (lastName: string, status: 'pending' | 'approved') => ({
    status,
    applicantInfo: { firstName: 'Kari', lastName, email: '', phone: '', emailConfirmed: false },
  });
  expect(staleInWords([one('Aas', 'approved')])).toBe(
    'Én søknad ble endret av noen andre, og er som den var: Kari Aas (nå Godkjent).',
  );
  const many = Array.from({ length: 12 }, (_, index) => one(`${index}`, 'pending'));
  expect(staleInWords(many)).toMatch(
    /^12 søknader ble endret av noen andre, og er som de var: Kari 0 \(nå Venter\), .* og 2 til\.$/,
  );
});

test('of those that are not found it is not said that they are no more: the reader may have lost the access', () => {
  expect(goneInWords(2)).toBe('2 søknader er trukket eller slettet, eller eieren har fjernet tilgangen din.');
});

test('it is said how many are taken back, and of how many it was too late', () => {
  expect(takenBackInWords(1, 0, 0)).toBe('Én søknad er som før, og søkeren får ingen e-post om endringen.');
  expect(takenBackInWords(100, 42, 0)).toBe(
    '100 søknader er som før, og søkerne får ingen e-post om endringen. 42 søknader er endret siden, eller det er for sent å angre.',
  );
  expect(takenBackInWords(0, 1, 0)).toBe('Én søknad er endret siden, eller det er for sent å angre.');
  expect(takenBackInWords(0, 0, 2)).toBe(goneInWords(2));
  expect(takenBackInWords(0, 0, 0)).toBe('Svarene var ikke kommet frem. Søkerne får ingen e-post.');
});
