export { hiderOf } from './anonymous/hide-person.ts';
export { personOf } from './anonymous/make-anonymous.ts';
export { readAwaited } from './awaited/read-awaited.ts';
export { calendarEntriesOf } from './calendar-entries.ts';
export { describeApplications } from './describe-deletion.ts';
export { fromEmployer } from './from-employer.ts';
export { hasDealtWith } from './has-dealt-with.ts';
export { mayReadApplicationFile } from './may-read-file.ts';
export { readApplicationsOf, uploadedFilesOf } from './personal-data.ts';
export { readReferencesBy } from './references/personal-data.ts';
export {
  forgetApplications,
  forgetApplicationsOfPositions,
} from './remove-applications.ts';
export { endResponsibility } from './responsible/end-responsibility.ts';
export { holdTip, mailHeldTip, tipMailing } from './tips/mail-tip.ts';
