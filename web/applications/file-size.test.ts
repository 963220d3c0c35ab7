import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('an empty file is not told as one that has something in it', () => {
  expect([0, 1, 1500, 1_500_000].map(fileSize)).toEqual(['0 kB', '1 kB', '1 kB', '1,4 MB']);
});
