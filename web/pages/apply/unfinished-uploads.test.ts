import { expect, test } from 'vitest';
import type { Attachment } from '../../applications/use-uploads.ts';
import { isLosing, unfinished } from './unfinished-uploads.ts';

const source = { key: '1', file: new File(['CV'], 'CV.pdf'), received: 0 };
const blank: Attachment = { key: '1', name: 'CV.pdf', size: 2, progress: 0, file: null, problem: null, source };
const failed = { ...blank, problem: 'Ingen kontakt' };
const refused = { ...failed, source: null };
const file = { id: '1', path: '/uploads/1', originalName: 'CV.pdf', size: 2, url: null, scan: 'clean' } as const;
const there = { ...blank, progress: 1, file, source: null };

test('a file that was not uploaded is lost with the page only where it is asked for', () => {
  const proof = { id: 'proof' };
  expect(isLosing([proof], { proof: [failed] })).toBe(true);
  expect(isLosing([], { proof: [failed] })).toBe(false);
});

test('what is there or was refused for good is not lost, what is on its way is', () => {
  const asked = [{ id: 'other' }, { id: 'proof' }];
  expect(isLosing(asked, { proof: [there, refused] })).toBe(false);
  expect(isLosing(asked, { proof: [there, { ...blank, source: null }] })).toBe(true);
});

test('whoever sends is told of one thing about each question: to wait first, then to try again, then to take away', () => {
  const question = { id: 'proof', question: 'Attest' } as Parameters<typeof unfinished>[0][number];
  const said = (...list: Attachment[]) =>
    unfinished([question], { proof: list }).map(({ path, msg }) => `${path} ${msg}`);
  expect(said(there, refused, failed, blank)).toEqual(['responses.proof Attest: vent til filen er lastet opp']);
  expect(said(there, refused, failed)).toEqual([
    'responses.proof Attest: prøv igjen med filen som ikke ble lastet opp, eller fjern den',
  ]);
  expect(said(there, refused)).toEqual(['responses.proof Attest: fjern filen som ikke ble lastet opp']);
  expect(said(there)).toEqual([]);
  expect(unfinished([question], {})).toEqual([]);
});
