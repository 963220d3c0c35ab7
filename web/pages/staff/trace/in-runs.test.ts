import { expect, test } from 'vitest';
import type { StaffActionRecord } from '../../../../contract/staff-trace.ts';
import { inRuns } from './in-runs.ts';

const action = (id: number, run?: string) =>
  ({ id, run: run ? { id: run, count: 2, undoable: 2 } : null }) as StaffActionRecord;

test('what was done together stands together, where nothing else came between', () => {
  const actions = [action(6), action(5, 'a'), action(4, 'a'), action(3, 'b'), action(2, 'a'), action(1)];
  const ids = inRuns(actions).map((group) => group.map(({ id }) => id));
  expect(ids).toEqual([[6], [5, 4], [3], [2], [1]]);
  expect(inRuns([])).toEqual([]);
});
