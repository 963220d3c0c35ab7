import { expect, test } from 'vitest';
import { isLosing } from './unfinished-uploads.ts';

test('a file that was not uploaded is lost with the page only where it is asked for', () => {
  const source = new File(['CV'], 'CV.pdf');
  const failed = { key: '1', name: 'CV.pdf', size: 2, progress: 0, file: null, problem: 'Ingen kontakt', source };
  const proof = { id: 'proof' };
  expect(isLosing([proof], { proof: [failed] })).toBe(true);
  expect(isLosing([], { proof: [failed] })).toBe(false);
});
