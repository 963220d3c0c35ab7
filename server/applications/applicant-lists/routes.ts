import { applicantLists } from '../../../contract/applications/applicant-lists.ts';
import { route } from '../../platform/http/route.ts';
import { decideExemption } from './decide-exemption.ts';
import { readApplicantList } from './read-applicant-list.ts';

export const applicantListRoutes = [
  route(applicantLists.read, ({ params, viewer }, platform) =>
    readApplicantList(platform, viewer, params.businessId, params.positionId),
  ),

  route(applicantLists.decide, async ({ params, body, viewer }, platform) => {
    const { granted, message, version } = body;
    await decideExemption(platform, viewer, { id: params.id, version }, { granted, message });
    return {
      message: granted
        ? 'Søkeren er unntatt fra den offentlige søkerlisten, og har fått e-post om det.'
        : 'Søkeren blir ikke unntatt fra den offentlige søkerlisten, og har fått e-post om det.',
    };
  }),
];
