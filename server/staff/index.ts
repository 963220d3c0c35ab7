export { readAwaited } from './dashboard/read-awaited.ts';
export { recordStaffAction } from './record-action.ts';
export { recordLook } from './record-look.ts';
export { readActionsAbout } from './trace.ts';
