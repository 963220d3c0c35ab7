import { applications } from '../../contract/applications.ts';
import { Failure } from '../../contract/errors.ts';
import { route } from '../platform/http/route.ts';
import { listOwnApplications, readOwnApplication } from './own-applications.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicantRoutes = [
  route(applications.mine, async ({ viewer, query: { page, limit } }, { db }) => {
    const { rows, total } = await listOwnApplications(db, viewer.userId, { page, limit });
    const totalPages = Math.ceil(total / limit);
    const pagination = { currentPage: page, totalPages, totalApplications: total };
    return {
      applications: rows,
      pagination: { ...pagination, hasPrev: page > 1, hasNext: page < totalPages },
    };
  }),

  route(applications.readMine, async ({ viewer, params }, { db, files }) => {
    const application = await readOwnApplication(db, files, viewer.userId, params.id);
    if (!application) throw new Failure('notFound', 'Vi fant ikke søknaden.');
    return { application };
  }),

  route(applications.withdraw, async ({ viewer, params }, platform) => {
    await withdrawApplication(platform, viewer.userId, params.id);
    return { message: 'Søknaden er trukket. Bedriften kan ikke lenger lese den.' };
  }),
];
