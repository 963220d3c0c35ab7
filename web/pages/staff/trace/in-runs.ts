import type { StaffActionRecord } from '../../../../contract/staff-trace.ts';

/** What was done together and stands together; anything else by itself. */
export function inRuns(actions: StaffActionRecord[]) {
  const groups: [StaffActionRecord, ...StaffActionRecord[]][] = [];
  for (const action of actions) {
    const before = groups.at(-1);
    if (action.run && before?.[0].run?.id === action.run.id) before.push(action);
    else groups.push([action]);
  }
  return groups;
}
