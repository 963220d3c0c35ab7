import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, line, time } from '../values.ts';
import { canBeHidden } from './hidden-by.ts';

/** Of each kind, as many as anybody can oversee. */
export const MOST_HIDDEN = 500;

const hiddenPositionSchema = z.object({
  /** A national position's is its uuid. */
  id: z.string(),
  type: z.enum(['local', 'nav']),
  title: z.string(),
  businessName: z.string(),
  location: z.string().nullable(),
  hiddenAt: time,
  /** Under which ids lists show it now: its own, its twin's, and that of the one that was posted again. */
  sameIds: z.array(z.string()),
});

const hiddenBusinessSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The main unit's where it is known. One without a number is known by its name. */
  organizationNumber: z.string().nullable(),
  hiddenAt: time,
});

const hiddenListsSchema = z.object({
  hiddenPositions: z.array(hiddenPositionSchema),
  hiddenBusinesses: z.array(hiddenBusinessSchema),
});

const businessToHideSchema = z
  .object({
    organizationNumber: z
      .string({ error: 'Ugyldig organisasjonsnummer' })
      .max(9, 'Ugyldig organisasjonsnummer')
      .regex(/^[0-9]{9}$/, 'Ugyldig organisasjonsnummer')
      .nullish(),
    /** As it was seen; of one that has its page here, the page knows better. */
    name: line('Navn er påkrevd'),
  })
  .refine(
    ({ organizationNumber = null, name }) => canBeHidden({ employerNumber: organizationNumber, businessName: name }),
    {
      error: 'Annonsen sier ikke hvem arbeidsgiveren er',
      path: ['name'],
    },
  );

export type BusinessToHide = z.output<typeof businessToHideSchema>;

const change = { access: 'user', rateLimit: writeLimit } as const;

/** The opposite of following. Each change answers with everything that is hidden. */
export const hidden = {
  readHidden: endpoint({
    method: 'GET',
    path: '/user/hidden',
    summary: 'The ads and employers that the caller does not want to see in lists, the latest first.',
    access: 'user',
    rateLimit: readLimit,
    reply: hiddenListsSchema,
  }),
  hidePosition: endpoint({
    ...change,
    method: 'POST',
    path: '/user/hide-position',
    summary: 'Hides a local position or an ad of NAV from the caller’s lists and mails, once.',
    body: z.object({ id }),
    reply: hiddenListsSchema,
  }),
  showPosition: endpoint({
    ...change,
    method: 'DELETE',
    path: '/user/hidden-positions/:id',
    summary: 'No longer hides an ad.',
    params: z.object({ id }),
    reply: hiddenListsSchema,
  }),
  hideBusiness: endpoint({
    ...change,
    method: 'POST',
    path: '/user/hide-business',
    summary: 'Hides an employer with all its ads, by its number or, where it has none, by its name, once.',
    body: z.object({ business: businessToHideSchema }),
    reply: hiddenListsSchema,
  }),
  showBusiness: endpoint({
    ...change,
    method: 'DELETE',
    path: '/user/hidden-businesses/:id',
    summary: 'No longer hides an employer.',
    params: z.object({ id }),
    reply: hiddenListsSchema,
  }),
};
