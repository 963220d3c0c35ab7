export { recordStaffAction } from './record-action.ts';
