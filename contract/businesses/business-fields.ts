import { z } from 'zod';
import { seenAt, text, textOrNumber, withoutUnseen } from '../values.ts';

/** Name and descriptions, each with its own messages. */
const described = (label: string, { min, max }: { min: number; max: number }) =>
  text(`${label} er påkrevd`, 20_000).pipe(
    z.string().min(min, `${label} må være minst ${min} tegn`).max(max, `${label} kan ikke være lengre enn ${max} tegn`),
  );

export const businessLengths = {
  businessName: { min: 2, max: 200 },
  shortDescription: { min: 10, max: 300 },
  longDescription: { min: 50, max: 5000 },
} as const;

const businessName = described('Bedriftsnavn', businessLengths.businessName).transform((value) =>
  value.replace(/\s+/g, ' '),
);
const shortDescription = described('Kort beskrivelse', businessLengths.shortDescription);
const longDescription = described('Lang beskrivelse', businessLengths.longDescription);

/** How many letters there may be around and within it. */
export const mostLettersOfNumber = 60;

/** People write it with spaces, dots, hyphens, "NO" before and "MVA" behind, and copy what it is called along. */
export const digitsOfOrganizationNumber = (typed: string) =>
  withoutUnseen(typed)
    .replace(/[\s.\p{Pd}]/gu, '')
    .replace(/^(org(anisasjons)?n(umme)?r:?)?(NO)?/i, '')
    .replace(/MVA$/i, '');

const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** The ninth digit checks the others (modulus 11). */
export function hasRightCheckDigit(number: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(number[8]);
}

const noNumber = 'Organisasjonsnummer er påkrevd';
const otherDigits = 'Organisasjonsnummer må være nøyaktig 9 siffer';

/** However it is written. Staff may give a business one that cannot be right. */
export const nineDigitsSchema = textOrNumber(mostLettersOfNumber, noNumber, otherDigits)
  .transform(digitsOfOrganizationNumber)
  .pipe(
    z
      .string()
      .min(1, { error: noNumber, abort: true })
      .regex(/^[0-9]{9}$/, otherDigits),
  );

export const organizationNumberSchema = nineDigitsSchema.pipe(
  z.string().refine(hasRightCheckDigit, 'Ugyldig organisasjonsnummer. Se om et siffer er feil.'),
);

/** In the order in which the form asks. */
export const registerBusinessSchema = z.object({
  businessName,
  organizationNumber: organizationNumberSchema,
  shortDescription,
  longDescription,
});
export const editBusinessSchema = z.object({
  businessName,
  shortDescription,
  longDescription,
  /** `true` takes the logo away. */
  removeLogo: z.enum(['true', 'false']).default('false'),
  updatedAt: seenAt,
});
