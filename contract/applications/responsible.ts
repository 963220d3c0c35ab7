import { z } from 'zod';
import { endpoint, writeLimit } from '../endpoint.ts';
import { id } from '../values.ts';
import { responsibleSchema, severalApplications, version } from './handled-applications.ts';

/** Who of those who handle an application takes care of it. */
export const responsible = {
  set: endpoint({
    access: 'user',
    rateLimit: writeLimit,
    method: 'PUT',
    path: '/applications/responsible',
    summary:
      'Says who takes care of these, or that nobody does. Those that somebody else changed meanwhile stay as they are and are named.',
    body: z.object({
      /** The owner of the business or a shared user; null for nobody. */
      responsibleId: z.uuid({ error: 'Velg hvem som er ansvarlig' }).nullable(),
      applications: severalApplications,
    }),
    reply: z.object({
      /** Those that are as it was said, as they are now. */
      applications: z.array(z.object({ id, version })),
      /** The others that are there, as they are now: for changing them nevertheless. */
      staleApplications: z.array(z.object({ id, version, responsible: responsibleSchema })),
      message: z.string(),
    }),
  }),
};
