import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, said } from '../values.ts';
import {
  oneApplication,
  oneBusiness,
  severalApplications,
  staleApplicationSchema,
  version,
} from './handled-applications.ts';
import { interviewSchema, offerReplySchema, offerWith, optionalMessage } from './interview-fields.ts';

const asUser = { access: 'user', rateLimit: writeLimit } as const;

/** Interviews: the employer offers times, the applicant takes one. */
export const interviews = {
  offer: endpoint({
    ...asUser,
    method: 'PUT',
    path: '/applications/interviews',
    summary: 'Offers applicants an interview, at times that they share: who is first takes one. Told by mail at once.',
    body: offerWith({ applications: severalApplications }),
    reply: z.object({
      offered: z.array(id),
      /** Somebody else changed them meanwhile, and they are not invited. As they are now: for inviting them nevertheless. */
      staleApplications: z.array(staleApplicationSchema),
      message: z.string(),
    }),
  }),
  callOff: endpoint({
    ...asUser,
    method: 'POST',
    path: '/applications/:id/interview/call-off',
    summary: 'Calls an offered or an agreed interview off. The applicant is told by mail at once.',
    params: oneApplication,
    body: z.object({ version: version.optional(), message: optionalMessage }),
    reply: said,
  }),
  agreed: endpoint({
    access: 'user',
    rateLimit: readLimit,
    method: 'GET',
    path: '/applications/business/:businessId/interviews',
    summary: 'The interviews of a business that are agreed and not over, the next one first.',
    params: oneBusiness,
    reply: z.object({
      interviews: z.array(
        interviewSchema.extend({ applicationId: id, applicantName: z.string(), positionTitle: z.string() }),
      ),
    }),
  }),
  answer: endpoint({
    ...asUser,
    method: 'POST',
    path: '/applications/mine/:id/interview',
    summary: 'Takes one of the times one is offered, another one later, or says that none suits. Both sides are told.',
    params: oneApplication,
    body: offerReplySchema,
    reply: said,
  }),
};
