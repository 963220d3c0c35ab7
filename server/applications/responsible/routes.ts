import { responsible } from '../../../contract/applications/responsible.ts';
import { route } from '../../platform/http/route.ts';
import { outcomeInWords } from './in-words.ts';
import { setResponsible } from './set-responsible.ts';

export const responsibleRoutes = [
  route(responsible.set, async ({ body: { responsibleId, applications }, viewer }, platform) => {
    const { changed, stale, gone, name } = await setResponsible(platform, viewer, applications, responsibleId);
    return {
      applications: changed,
      staleApplications: stale,
      message: outcomeInWords({
        asked: changed.length + stale.length + gone.length,
        changed: changed.length,
        stale: stale.length,
        gone: gone.length,
        name,
        isViewer: responsibleId === viewer.userId,
      }),
    };
  }),
];
