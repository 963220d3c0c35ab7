import { z } from 'zod';
import { costlyLimit, endpoint, type RateLimit, readLimit, writeLimit } from './endpoint.ts';
import { followedListsSchema } from './followed.ts';
import { policy } from './policy.ts';
import { email, id, line, MINUTE, time } from './values.ts';

/** One household or office may share an address; failures are counted separately and more strictly. */
const entryLimit: RateLimit = { max: 60, windowSeconds: MINUTE };

export const commonPassword = 'Dette passordet er blant de vanligste og lett å gjette. Velg et annet.';

export const userSchema = z.object({
  id,
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  maxBusinesses: z.number().int(),
  newsletterEnabled: z.boolean(),
  createdAt: time,
  lastLogin: time.nullable(),
});

export type User = z.output<typeof userSchema>;
export type UserWithLists = User & z.output<typeof followedListsSchema>;

export const passwordSpecials = '@$!%*?&';
const { min, max } = policy.passwordLength;
/** Any other characters are welcome besides. */
const allClasses = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[@$!%*?&])/s;
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

/** Forms always send it; other callers may leave it out. */
const repeated = z.string().max(1000).optional();
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

export const loginSchema = z.object({ email: email(), password: givenPassword('Passord er påkrevd') });

export const forgotPasswordSchema = z.object({ email: email('Vennligst skriv inn e-postadressen din') });

const mailedToken = z.string({ error: 'Lenken er ikke gyldig' }).min(1, 'Lenken er ikke gyldig').max(200);

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

export const deleteAccountSchema = z.object({ password: givenPassword('Passord er påkrevd') });

const said = z.object({ message: z.string() });
const entered = z.object({ token: z.string(), user: userSchema, message: z.string() });

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Makes an account and logs in.',
    access: 'anyone',
    rateLimit: { max: 30, windowSeconds: 10 * MINUTE },
    body: registerSchema,
    reply: entered,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Logs in; the token goes into the Authorization header of later calls.',
    access: 'anyone',
    rateLimit: entryLimit,
    body: loginSchema,
    reply: entered,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session of the token that is sent, if there is one.',
    access: 'anyone',
    rateLimit: writeLimit,
    reply: z.object({}),
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    summary: 'The logged-in user with everything followed and saved.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ user: userSchema.extend(followedListsSchema.shape), ...followedListsSchema.shape }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mails a link for a new password; answers the same whether or not the address is known.',
    access: 'anyone',
    rateLimit: costlyLimit,
    body: forgotPasswordSchema,
    reply: said,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Sets a new password with the token of a mailed link and ends every session.',
    access: 'anyone',
    rateLimit: entryLimit,
    body: resetPasswordSchema,
    reply: said,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Changes the password and ends every session, the current one too.',
    access: 'user',
    rateLimit: entryLimit,
    body: changePasswordSchema,
    reply: said,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Confirms an address with the token of a mailed link.',
    access: 'anyone',
    rateLimit: entryLimit,
    body: z.object({ token: mailedToken }),
    reply: z.object({ message: z.string(), email: z.string() }),
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/auth/resend-confirmation',
    summary: 'Mails the confirmation link once more.',
    access: 'user',
    rateLimit: costlyLimit,
    reply: said,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    summary: "Changes the user's name.",
    access: 'user',
    rateLimit: writeLimit,
    body: profileSchema,
    reply: z.object({ user: userSchema, message: z.string() }),
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/auth/change-email',
    summary: 'Asks for a new address; it replaces the old one when it is confirmed.',
    access: 'user',
    rateLimit: costlyLimit,
    body: changeEmailSchema,
    reply: z.object({ user: userSchema, message: z.string() }),
  }),
  downloadData: endpoint({
    method: 'GET',
    path: '/auth/my-data',
    summary: 'Everything stored about the user, as a zip with JSON and a readable page.',
    access: 'user',
    rateLimit: costlyLimit,
    reply: 'file',
  }),
  describeDeletion: endpoint({
    method: 'GET',
    path: '/auth/deletion',
    summary: 'What deleting the account would delete.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ consequences: z.array(z.string()) }),
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/auth/me',
    summary: 'Deletes the account for good.',
    access: 'user',
    rateLimit: entryLimit,
    body: deleteAccountSchema,
    reply: said,
  }),
};
