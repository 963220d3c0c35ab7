import { z } from 'zod';
import { withoutUnseen } from './values.ts';

export const longestPhone = 30;

/** Copied from a list of contacts it has marks around it that nobody sees, and from a letter hyphens that do not break. */
const plainPhone = (typed: string) =>
  withoutUnseen(typed)
    .replace(/\p{Pd}/gu, '-')
    .trim();

/** As people write theirs; an empty one is none. */
export const phoneNumber = z
  .string({ error: 'Ugyldig telefonnummer' })
  .overwrite(plainPhone)
  .max(longestPhone, `Telefonnummeret kan ikke være lengre enn ${longestPhone} tegn`)
  .regex(/^[\d\s()+./-]*$/, 'Telefonnummeret kan bare ha sifre, mellomrom og tegnene + - ( )')
  .transform((value) => value || null)
  .nullable();
