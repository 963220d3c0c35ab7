import { expect } from 'vitest';

/** That the page of somebody's data calls nothing as only the program does. */
export const hasOnlyWords = (page: string) =>
  expect(
    [...page.matchAll(/<dt>([a-z]\w*)/g)].map(([, name]) => name),
    'these have no words in server/personal-data/data-words.ts',
  ).toEqual([]);
