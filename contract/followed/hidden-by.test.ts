import { expect, test } from 'vitest';
import { canBeHidden, hiddenBy } from './hidden-by.ts';

const position = { id: 'a', sameIds: ['a', 'b'] };
const byNumber = { id: '1', name: 'Bergen kommune', organizationNumber: '964338531' };
const byName = { id: '2', name: 'Kafé  «Fjord»', organizationNumber: null };
const { positionOf, businessOf } = hiddenBy({
  hiddenPositions: [position],
  hiddenBusinesses: [byNumber, byName],
});

test('an ad is hidden under each of its ids', () => {
  expect(['a', 'b', 'c'].map(positionOf)).toEqual([position, position, undefined]);
});

test.each([
  ['its number, whatever the ad calls it', '964338531', 'Bergen kommune, avd. sør', byNumber],
  ['not by the name where the number is another', '111111111', 'Bergen kommune', undefined],
  ['its name where no number was known, however it is written', null, 'KAFÉ FJORD', byName],
  ['its name also once it has a number', '974760673', 'Kafé «Fjord»', byName],
  ['nothing of others', null, 'Kafé Fjorden', undefined],
])('an employer is hidden by %s', (_why, employerNumber, businessName, expected) => {
  expect(businessOf({ employerNumber, businessName })).toBe(expected);
});

test('an ad that names nobody hides nobody', () => {
  const can = (businessName: string, employerNumber: string | null = null) =>
    canBeHidden({ businessName, employerNumber });
  expect([can('Ukjent bedrift'), can(' – '), can('Ukjent')]).toEqual([false, false, true]);
  expect(can('Ukjent bedrift', '964338531')).toBe(true);
});
