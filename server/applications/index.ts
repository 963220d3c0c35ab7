export { mayReadApplicationFile } from './may-read-file.ts';
export { describeApplications, readApplicationsOf } from './personal-data.ts';
export {
  forgetApplications,
  forgetApplicationsOfBusiness,
  forgetApplicationsOfPositions,
} from './remove-applications.ts';
