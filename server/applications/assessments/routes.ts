import { assessments } from '../../../contract/applications/assessments.ts';
import { route } from '../../platform/http/route.ts';
import { assess } from './assess.ts';
import { readCriteria, setCriteria } from './criteria.ts';

export const assessmentRoutes = [
  route(assessments.criteria, ({ params, viewer }, platform) =>
    readCriteria(platform, viewer, params.businessId, params.positionId),
  ),

  route(assessments.setCriteria, async ({ params, body, viewer }, platform) => {
    await setCriteria(platform, viewer, { ...params, ...body });
    return { message: 'Kriteriene er lagret.' };
  }),

  route(assessments.assess, async ({ params, body: { scores }, viewer }, platform) => {
    await assess(platform, viewer, params.id, scores);
    return { message: 'Vurderingen din er lagret.' };
  }),
];
