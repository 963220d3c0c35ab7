export { readActionsAbout } from './actions-about.ts';
export { recordStaffAction } from './record-action.ts';
export { recordLook, recordOpening, recordSearch } from './record-look.ts';
