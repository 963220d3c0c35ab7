export { describeApplications, forgetApplications, readApplicationsOf } from './personal-data.ts';
