import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, said } from '../values.ts';
import { oneApplication, oneBusiness, version } from './handled-applications.ts';
import { optionalMessage } from './interview-fields.ts';

/** The list of applicants that public employers give out to whoever asks (offentleglova § 25). */
export const applicantLists = {
  read: endpoint({
    access: 'user',
    rateLimit: readLimit,
    method: 'GET',
    path: '/applications/business/:businessId/applicant-list/:positionId',
    summary:
      'The public list of those who applied for a position. Who asked to be left out is not on it until refused.',
    params: oneBusiness.extend({ positionId: id }),
    reply: z.object({
      business: z.object({ id, name: z.string() }),
      position: z.object({ id, title: z.string(), hasApplicantList: z.boolean() }),
      /** All who applied and did not withdraw, also those who are left out. */
      total: z.number().int(),
      genders: z.object({ woman: z.number().int(), man: z.number().int(), unstated: z.number().int() }),
      /**
       * By last name, and without saying which application is whose: it may be read anonymously. Who applied before the list
       * was asked for told nothing but the name; anonymously, they stand there by a number until it is known who they are.
       */
      listed: z.array(
        z.object({
          name: z.string(),
          age: z.number().int().nullable(),
          occupation: z.string().nullable(),
          municipality: z.string().nullable(),
        }),
      ),
      /** How many of the listed stand there by a number. */
      unnamed: z.number().int(),
      exempt: z.number().int(),
      /** Who waits to hear whether they are left out; by a number while read anonymously. */
      undecided: z.array(z.object({ applicationId: id, name: z.string() })),
    }),
  }),
  decide: endpoint({
    access: 'user',
    rateLimit: writeLimit,
    method: 'PUT',
    path: '/applications/:id/exemption',
    summary: 'Whether an applicant who asked for it is left out of the public list. Told by mail at once.',
    params: oneApplication,
    body: z.object({
      granted: z.boolean({ error: 'Velg om søkeren unntas' }),
      /** Why; needed for a refusal. */
      message: optionalMessage,
      version: version.optional(),
    }),
    reply: said,
  }),
};
