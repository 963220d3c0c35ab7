import { anonymousApplications } from '../../../contract/applications/anonymous-applications.ts';
import { route } from '../../platform/http/route.ts';
import { printCv } from './print-cv.ts';
import { reveal } from './reveal.ts';

export const anonymousRoutes = [
  route(anonymousApplications.reveal, async ({ body, viewer }, platform) => {
    const { found, gone } = await reveal(platform, viewer, body.applications);
    const which = found.length === 1 ? 'søknaden' : `de ${found.length} søknadene`;
    const missing = gone.length > 0 ? ` ${gone.length} er trukket eller slettet.` : '';
    return { message: `Dere ser nå hvem som har sendt ${which}.${missing}` };
  }),

  route(anonymousApplications.cv, ({ params: { id, fileId }, viewer }, platform) =>
    printCv(platform, viewer, id, fileId),
  ),
];
