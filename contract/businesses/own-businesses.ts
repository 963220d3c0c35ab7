import { z } from 'zod';
import { businessSchema, ofBusiness } from '../businesses.ts';
import { endpoint, type RateLimit, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { MINUTE, time } from '../values.ts';
import { editBusinessSchema, organizationNumberSchema, registerBusinessSchema } from './business-fields.ts';

export const logoTooLarge = 'Bildefilen kan ikke være større enn 5MB';
export const businessRegistered = 'Bedrift registrert! Du kan nå begynne å legge ut stillinger.';
const logo = { businessLogo: { maxSizeBytes: policy.imageSizeBytes, optional: true, tooLarge: logoTooLarge } };

/** What the register answers about a number, as far as a form shows it. */
export const registerEntitySchema = z.object({
  organisasjonsnummer: z.string(),
  /** As the register writes it, in capitals. */
  navn: z.string(),
  /** As people write it. */
  name: z.string(),
  organisasjonsform: z.object({ kode: z.string().optional(), beskrivelse: z.string() }).optional(),
  naeringskode1: z.object({ kode: z.string().optional(), beskrivelse: z.string() }).optional(),
  poststed: z.string().nullable(),
  antallAnsatte: z.number().int().optional(),
  harRegistrertAntallAnsatte: z.boolean().optional(),
});

const saved = z.object({ message: z.string(), business: businessSchema });
/** While a number is typed and mended. */
const lookUpLimit: RateLimit = { max: 30, windowSeconds: MINUTE };

/** Businesses as those who own or share them register and edit them. */
export const ownBusinesses = {
  mine: endpoint({
    method: 'GET',
    path: '/business/my-businesses',
    summary: 'The businesses that the caller owns or shares, in every state.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({
      businesses: z.array(
        businessSchema.extend({
          totalPositions: z.number().int(),
          /** Those that nobody who manages the business has opened. */
          unreadApplications: z.number().int(),
        }),
      ),
    }),
  }),
  checkLimit: endpoint({
    method: 'GET',
    path: '/business/check-limit',
    summary: 'Whether the caller may register one more business.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({
      canRegister: z.boolean(),
      registeredBusinesses: z.number().int(),
      maxBusinesses: z.number().int(),
    }),
  }),
  validateOrgNumber: endpoint({
    method: 'POST',
    path: '/business/validate-org-number',
    summary:
      'Looks an organisation number up in Enhetsregisteret; `entity` is null while the register does not answer.',
    access: 'user',
    rateLimit: lookUpLimit,
    body: z.object({ organizationNumber: organizationNumberSchema }),
    reply: z.object({ entity: registerEntitySchema.nullable(), message: z.string() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/business/register',
    summary: 'Registers a business; it waits for approval.',
    access: 'user',
    rateLimit: writeLimit,
    body: registerBusinessSchema,
    files: logo,
    reply: saved,
  }),
  readForEdit: endpoint({
    method: 'GET',
    path: '/business/edit/:businessId',
    summary: 'A business for those who may edit it.',
    access: 'user',
    rateLimit: readLimit,
    params: ofBusiness,
    reply: z.object({ business: businessSchema.extend({ updatedAt: time }) }),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/business/edit/:businessId',
    summary:
      'Changes name, descriptions and logo of a business. With the `updatedAt` that one knows, as it was then or not at all.',
    access: 'user',
    changesPages: true,
    rateLimit: writeLimit,
    params: ofBusiness,
    body: editBusinessSchema,
    files: logo,
    reply: saved,
  }),
};
