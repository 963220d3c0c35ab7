import { z } from 'zod';
import { formLimits } from '../application-forms/application-form-fields.ts';
import { businessLengths, nineDigitsSchema } from '../businesses/business-fields.ts';
import { policy } from '../policy.ts';
import { expiryDay, positionLimits, typedAmount } from '../positions/position-fields.ts';
import { applicationMethods, currencies, payPeriods, positionTypes } from '../positions.ts';
import { cleanText, email, line, phoneNumber, text } from '../values.ts';
import { webAddress } from '../web-address.ts';

/** May be left empty. */
const optionalText = (maxLength: number) =>
  z
    .string({ error: 'Må være tekst' })
    .max(2 * maxLength, `Kan ikke være lengre enn ${maxLength} tegn`)
    .transform(cleanText)
    .pipe(z.string().max(maxLength, `Kan ikke være lengre enn ${maxLength} tegn`));

const { businessesPerUser, activePositionsPerBusiness } = policy;
const between = ({ min, max }: { min: number; max: number }, what: string) => {
  const message = `${what} må være et tall fra ${min} til ${max}`;
  return z.preprocess(typedAmount, z.number({ error: message }).int(message).min(min, message).max(max, message));
};
const isActive = z.boolean({ error: 'Ukjent valg' });

/** What staff may change of a user, a business, a position and a form; each field may be sent alone. */
export const userChangesSchema = z
  .object({
    firstName: line('Fornavn er påkrevd', policy.lengths.personName),
    lastName: line('Etternavn er påkrevd', policy.lengths.personName),
    email: email(),
    maxBusinesses: between(businessesPerUser, 'Maks antall bedrifter'),
    isActive,
    isAdmin: z.boolean({ error: 'Ukjent valg' }),
    hasSecondStep: z.literal(false, 'Totrinns innlogging kan bare slås på av brukeren selv'),
  })
  .partial();

export const businessChangesSchema = z
  .object({
    businessName: line('Bedriftsnavn er påkrevd', businessLengths.businessName.max),
    organizationNumber: nineDigitsSchema,
    shortDescription: optionalText(businessLengths.shortDescription.max),
    longDescription: optionalText(businessLengths.longDescription.max),
    isActive,
    maxActivePositions: between(activePositionsPerBusiness, 'Maks antall aktive stillinger'),
  })
  .partial();

/** An empty field is none. */
const salary = z.preprocess(
  (sent) => (sent === '' ? null : typedAmount(sent)),
  z
    .number({ error: 'Lønn må være et tall' })
    .int('Lønn må være et helt tall')
    .min(0, 'Lønn kan ikke være mindre enn 0')
    .max(positionLimits.salary.max, 'Lønn er for høy')
    .nullable(),
);

export const positionChangesSchema = z
  .object({
    title: line('Tittel er påkrevd', positionLimits.title.max),
    positionType: z.enum(positionTypes, { error: 'Stillingstype er påkrevd' }),
    location: optionalText(positionLimits.location.max).nullable(),
    description: text('Beskrivelse er påkrevd', positionLimits.description.max),
    requirements: text('Krav er påkrevd', positionLimits.requirements.max),
    expiryDate: expiryDay,
    applicationMethod: z.enum(applicationMethods, { error: 'Søknadsmetode er påkrevd' }),
    externalApplicationUrl: z
      .string()
      .trim()
      .max(positionLimits.url.max, `Kan ikke være lengre enn ${positionLimits.url.max} tegn`)
      .regex(/^(https?:\/\/[^\s]+\.[^\s]+)?$/i, {
        error: 'Ekstern URL må begynne med https:// eller http://',
        abort: true,
      })
      .refine((url) => url === '' || webAddress(url) !== undefined, 'Ugyldig URL')
      .nullable(),
    workSchedule: optionalText(positionLimits.workSchedule.max).nullable(),
    contactInfo: z
      .object({
        name: line('Kontaktperson er påkrevd', positionLimits.contact.max),
        email: email('E-post til kontaktperson er påkrevd', 'Ugyldig e-postadresse'),
        position: line('Stilling til kontaktperson er påkrevd', positionLimits.contact.max),
        phone: phoneNumber,
      })
      .partial(),
    salaryRange: z
      .object({
        min: salary,
        max: salary,
        currency: z.enum(currencies, { error: 'Ukjent valuta' }),
        period: z.enum(payPeriods, { error: 'Ukjent valg' }),
      })
      .partial()
      .refine(({ min, max }) => min == null || max == null || max >= min, {
        error: 'Maksimumslønn må være høyere enn minimumslønn',
        path: ['max'],
      }),
    isActive,
    /** Paid placement: shown first with a special marking. */
    featured: z.boolean({ error: 'Ukjent valg' }),
  })
  .partial();

export const formChangesSchema = z
  .object({
    title: line('Tittel er påkrevd', formLimits.title),
    description: optionalText(formLimits.description),
    isActive,
  })
  .partial();
