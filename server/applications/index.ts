export { describeApplications, readApplicationsOf } from './personal-data.ts';
export {
  forgetApplications,
  forgetApplicationsOfBusiness,
  forgetApplicationsOfPositions,
} from './remove-applications.ts';
