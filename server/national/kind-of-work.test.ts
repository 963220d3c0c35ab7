import { expect, test } from 'vitest';
import { kindOfWork } from './kind-of-work.ts';

test.each([
  ['Fast', 'Heltid', ['Fast'], ['Fast']],
  ['VIKARIAT', 'Deltid', ['Vikariat', 'Deltid'], ['Midlertidig']],
  ['Engasjement, Sesong', null, [], ['Midlertidig']],
  ['Prosjekt', 'Heltid og Deltid', ['Deltid'], ['Prosjekt']],
  ['Annet', null, [], []],
  ['constructor', null, [], []],
  [null, null, [], []],
])('%s, %s', (engagementType, extent, jobType, engagement) => {
  expect(kindOfWork({ engagementType, extent })).toEqual({ jobType, engagement });
});
