import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';

const names = join(import.meta.dirname, '../web/pages/staff/dashboard/job-names.ts');

test('every job has a Norwegian name in the staff panel, and no name is without a job', () => {
  const named = [...readFileSync(names, 'utf8').matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
});

test('whatever is left for a job has one', () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const left = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/ = work[^'\n]*'([a-z-]+)'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(left).toContain('deliver-mail');
  expect(left).toContain('mail-new-matches');
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(left));
});
