import { positionTips } from '../../../contract/applications/position-tips.ts';
import { route } from '../../platform/http/route.ts';
import { endTips } from './end-tips.ts';
import { listOpen } from './open-positions.ts';
import { setWish } from './set-wish.ts';
import { tipApplicants } from './tip-applicants.ts';

export const tipRoutes = [
  route(positionTips.setWish, async ({ params, body: { wanted }, viewer }, platform) => {
    const businessName = await setWish(platform, viewer.userId, params.id, wanted);
    const message = wanted
      ? `${businessName} kan tipse deg om andre stillinger.`
      : `${businessName} kan ikke lenger tipse deg om andre stillinger.`;
    return { message, wantsTips: wanted };
  }),

  route(positionTips.end, async ({ body }, platform) => {
    await endTips(platform, body.token);
    return { message: 'Du får ikke flere tips om stillinger fra bedriften.' };
  }),

  route(positionTips.positions, async ({ params, viewer }, platform) => ({
    positions: await listOpen(platform, viewer, params.businessId),
  })),

  route(positionTips.send, async ({ body: { applications, ...tip }, viewer, idempotencyKey }, platform) => ({
    message: await tipApplicants(platform, viewer, applications, { ...tip, key: idempotencyKey }),
  })),
];
