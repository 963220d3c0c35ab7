import { interviews } from '../../../contract/applications/interviews.ts';
import { route } from '../../platform/http/route.ts';
import { answerOffer } from './answer-offer.ts';
import { callOff } from './call-off.ts';
import { listAgreed } from './list-agreed.ts';
import { offerInterviews } from './offer-interviews.ts';

export const interviewRoutes = [
  route(interviews.offer, async ({ body: { applications, ...offer }, viewer }, platform) => {
    const { offered, stale, gone } = await offerInterviews(platform, viewer, applications, offer);
    const message = [
      `${peopleOf(offered)} er invitert til intervju`,
      stale.length > 0 && `${peopleOf(stale)} er ikke invitert, fordi noen andre har endret søknaden`,
      gone.length > 0 && `${peopleOf(gone)} har trukket søknaden, eller den er slettet`,
    ];
    return { offered, staleApplications: stale, message: message.filter(Boolean).join('. ') };
  }),

  route(interviews.callOff, async ({ params, body, viewer }, platform) => {
    const { message, ...wanted } = body;
    await callOff(platform, viewer, { id: params.id, ...wanted }, message);
    return { message: 'Intervjuet er avlyst. Søkeren har fått e-post om det.' };
  }),

  route(interviews.agreed, async ({ params, viewer }, platform) => ({
    interviews: await listAgreed(platform, viewer, params.businessId),
  })),

  route(interviews.answer, async ({ params, body, viewer }, platform) => {
    await answerOffer(platform, viewer, params.id, body);
    return { message: body.time ? 'Tiden er avtalt. Du får e-post med den.' : 'Bedriften har fått vite det.' };
  }),
];

const peopleOf = ({ length }: unknown[]) => (length === 1 ? 'Én søker' : `${length === 0 ? 'Ingen' : length} søkere`);
