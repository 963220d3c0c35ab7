import { anonymousApplications } from '../../../contract/anonymous-applications.ts';
import { route } from '../../platform/http/route.ts';
import { printCv } from './print-cv.ts';
import { reveal } from './reveal.ts';

export const anonymousRoutes = [
  route(anonymousApplications.reveal, async ({ body, viewer }, platform) => {
    const { length } = await reveal(platform, viewer, body.applications);
    return { message: `Dere ser nå hvem som har sendt ${length === 1 ? 'søknaden' : `de ${length} søknadene`}.` };
  }),

  route(anonymousApplications.cv, ({ params: { id, fileId }, viewer }, platform) =>
    printCv(platform, viewer, id, fileId),
  ),
];
