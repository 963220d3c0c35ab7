import { z } from 'zod';
import { policy } from '../policy.ts';
import { email, line } from '../values.ts';

export const commonPassword = 'Dette passordet er blant de vanligste og lett å gjette. Velg et annet.';

export const passwordSpecials = '@$!%*?&';
const { min, max } = policy.passwordLength;
/** Any other characters are welcome besides. */
const allClasses = new RegExp(`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[${passwordSpecials}])`, 's');
const classesText = 'må inneholde minst en liten bokstav, en stor bokstav, ett tall og ett spesialtegn';

/** Breaks one rule at most, and without `abort`: what else is wrong, as the repetition, is said beside it. */
const newPassword = (required: string, subject: 'Passord' | 'Nytt passord') =>
  z
    .string({ error: required })
    .min(min, { error: ({ input }) => (input === '' ? required : `${subject} må være minst ${min} tegn`) })
    .max(max, `${subject} kan ikke være lengre enn ${max} tegn`)
    .refine(
      (password) => password.length < min || password.length > max || allClasses.test(password),
      `${subject} ${classesText}`,
    );

const givenPassword = (required: string) =>
  z.string({ error: required }).min(1, required).max(max, `Kan ikke være lengre enn ${max} tegn`);

/** Forms always send it; other callers may leave it out, but not empty. */
const repeated = z.preprocess((sent) => (sent === null ? '' : sent), z.string().max(1000).optional());
const mismatch = { error: 'Passordene matcher ikke', path: ['confirmPassword'], when: () => true };

const name = (label: 'Fornavn' | 'Etternavn') =>
  line(`${label} er påkrevd`, policy.lengths.personName).pipe(z.string().min(2, `${label} må være minst 2 tegn`));
const names = { firstName: name('Fornavn'), lastName: name('Etternavn') };

export const registerSchema = z
  .object({
    email: email(),
    ...names,
    password: newPassword('Passord er påkrevd', 'Passord'),
    confirmPassword: repeated,
  })
  .refine(({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password, mismatch);

export const codeRequired = 'Skriv koden fra autentiseringsappen din.';
const longestCode = 'Koden er for lang';
/** Of digits alone, and too short for a recovery code. */
const isTooManyDigits = (typed: string) => /^\s*(\d\s*){7,15}$/.test(typed);
const sixDigits = 'Koden fra appen har bare seks siffer.';

export const loginSchema = z.object({
  email: email(),
  password: givenPassword('Passord er påkrevd'),
  /** For whoever logs in in two steps: six digits of the app, or a recovery code. */
  code: z
    .string({ error: codeRequired })
    .max(policy.secondStep.codeLength, longestCode)
    .refine((typed) => !isTooManyDigits(typed), sixDigits)
    .optional(),
});

export const forgotPasswordSchema = z.object({ email: email('Vennligst skriv inn e-postadressen din') });

export const mailedToken = z.string({ error: 'Lenken er ikke gyldig' }).min(1, 'Lenken er ikke gyldig').max(200);

export const resetPasswordSchema = z
  .object({
    token: mailedToken,
    newPassword: newPassword('Nytt passord er påkrevd', 'Passord'),
    confirmPassword: repeated,
  })
  .refine(({ confirmPassword }) => confirmPassword !== '', { ...mismatch, error: 'Bekreft passord er påkrevd' })
  .refine(({ newPassword, confirmPassword }) => !confirmPassword || confirmPassword === newPassword, mismatch);

export const changePasswordSchema = z
  .object({
    currentPassword: givenPassword('Nåværende passord er påkrevd'),
    newPassword: newPassword('Nytt passord er påkrevd', 'Nytt passord'),
    confirmPassword: repeated,
  })
  .refine(
    ({ newPassword, confirmPassword }) => confirmPassword === undefined || confirmPassword === newPassword,
    mismatch,
  )
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    error: 'Nytt passord må være forskjellig fra nåværende passord',
    path: ['newPassword'],
    when: ({ issues }) => issues.every(({ path }) => path?.[0] === 'confirmPassword'),
  });

export const profileSchema = z.object(names);

export const changeEmailSchema = z.object({
  email: email(),
  password: givenPassword('Passord er påkrevd'),
});

/** Before what a borrowed, open browser must not be enough for. */
export const ownPasswordSchema = z.object({ password: givenPassword('Passord er påkrevd') });

const givenCode = z
  .string({ error: codeRequired })
  .trim()
  .min(1, codeRequired)
  .max(policy.secondStep.codeLength, longestCode)
  .refine((typed) => !isTooManyDigits(typed), sixDigits);

export const codeSchema = z.object({ code: givenCode });

export const passwordAndCodeSchema = ownPasswordSchema.extend({ code: givenCode });

export const passkeyNameSchema = z.object({ name: line('Navn er påkrevd', policy.passkeys.nameLength) });

export const newPasskeySchema = ownPasswordSchema.extend(passkeyNameSchema.shape);
