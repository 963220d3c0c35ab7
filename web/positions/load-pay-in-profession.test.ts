import { expect, test } from 'vitest';
import { payInProfessionText } from './load-pay-in-profession.ts';

test('what is usual reads as one sum, whatever the profession is called', () => {
  expect(payInProfessionText('Drift, vedlikehold', { ads: 14, from: 520_000, to: 610_000 })).toBe(
    'I yrket «Drift, vedlikehold» er vanlig lønn kr\u00a0520\u202f000–610\u202f000 i året, ut fra 14 annonser på Jobbfjord det siste året.',
  );
  expect(payInProfessionText('Sjøfart', { ads: 7, from: 620_000, to: 620_000 })).toContain(
    'kr\u00a0620\u202f000 i året',
  );
});
