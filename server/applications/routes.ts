import { applicantRoutes } from './applicant-routes.ts';
import { employerRoutes } from './employer-routes.ts';

export const routes = [...applicantRoutes, ...employerRoutes];
