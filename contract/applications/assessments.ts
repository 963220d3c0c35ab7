import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, said } from '../values.ts';
import { criteriaSchema, scoresSchema } from './assessment-fields.ts';
import { oneApplication, oneBusiness } from './handled-applications.ts';

const ofPosition = oneBusiness.extend({ positionId: id });

/** How applicants are judged: by criteria of the position, by each colleague alone at first. */
export const assessments = {
  criteria: endpoint({
    access: 'user',
    rateLimit: readLimit,
    method: 'GET',
    path: '/applications/business/:businessId/criteria/:positionId',
    summary: 'What applicants for a position are judged by, and what its requirements would give.',
    params: ofPosition,
    reply: z.object({ criteria: z.array(z.string()), suggested: z.array(z.string()) }),
  }),
  setCriteria: endpoint({
    access: 'user',
    rateLimit: writeLimit,
    method: 'PUT',
    path: '/applications/business/:businessId/criteria/:positionId',
    summary: 'What applicants for a position are judged by. Scores of a criterion that is gone are not shown any more.',
    params: ofPosition,
    body: z.object({
      criteria: criteriaSchema,
      /** What they were when they were read; others by now are not overwritten. */
      seen: z.array(z.string().max(1000), { error: 'Ugyldige kriterier' }).max(100, 'Ugyldige kriterier').optional(),
    }),
    reply: said,
  }),
  assess: endpoint({
    access: 'user',
    rateLimit: writeLimit,
    method: 'PUT',
    path: '/applications/:id/assessment',
    summary: "The caller's own scores for an application, in place of those before.",
    params: oneApplication,
    body: z.object({ scores: scoresSchema }),
    reply: said,
  }),
};
