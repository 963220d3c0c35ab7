import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';

const names = join(import.meta.dirname, '../web/pages/staff/dashboard/job-names.ts');

test('every job has a Norwegian name in the staff panel, and no name is without a job', () => {
  const named = [...readFileSync(names, 'utf8').matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
});
