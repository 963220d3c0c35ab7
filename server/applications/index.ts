export { readAwaited } from './awaited/read-awaited.ts';
export { calendarEntriesOf } from './calendar-entries.ts';
export { countUnreadApplications } from './count-unread.ts';
export { hasDealtWith } from './has-dealt-with.ts';
export { mayReadApplicationFile } from './may-read-file.ts';
export { describeApplications, readApplicationsOf, uploadedFilesOf } from './personal-data.ts';
export {
  forgetApplications,
  forgetApplicationsOfBusiness,
  forgetApplicationsOfPositions,
} from './remove-applications.ts';
