import { z } from 'zod';
import { endpoint, writeLimit } from '../endpoint.ts';
import { cleanText, id } from '../values.ts';
import { labelLimits } from './application-words.ts';
import { labelsSchema, severalApplications } from './handled-applications.ts';

const label = z
  .string({ error: 'Skriv en merkelapp' })
  .transform((value) => cleanText(value).replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, 'Skriv en merkelapp')
      .max(labelLimits.length, `En merkelapp kan ikke være lengre enn ${labelLimits.length} tegn`),
  );

const changing = {
  access: 'user',
  rateLimit: writeLimit,
  path: '/applications/labels',
  body: z.object({ label, applications: severalApplications }),
  reply: z.object({
    /** Those that are as it was said, with all their labels. */
    applications: z.array(z.object({ id, labels: labelsSchema })),
    message: z.string(),
  }),
} as const;

/** Short words of a business's own on the applications it got. */
export const applicationLabels = {
  add: endpoint({
    ...changing,
    method: 'POST',
    summary:
      'Puts a label on these, as the business writes it already. Those that have as many as one can have stay as they are.',
  }),
  remove: endpoint({
    ...changing,
    method: 'DELETE',
    summary: 'Takes a label off these. One that no application has any more is not suggested any more.',
  }),
};
