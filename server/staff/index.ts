export { recordStaffAction } from './record-action.ts';
export { readActionsAbout } from './trace.ts';
