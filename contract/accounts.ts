import { z } from 'zod';
import {
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  mailedToken,
  ownPasswordSchema,
  profileSchema,
  registerSchema,
  resetPasswordSchema,
} from './accounts/account-fields.ts';
import { costlyLimit, endpoint, type RateLimit, readLimit, writeLimit } from './endpoint.ts';
import { followedListsSchema } from './followed.ts';
import { id, MINUTE, said, time } from './values.ts';

/** One household or office may share an address; failures are counted separately and more strictly. */
export const entryLimit: RateLimit = { max: 60, windowSeconds: MINUTE };

const userSchema = z.object({
  id,
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  /** Whether a code follows the password. */
  hasSecondStep: z.boolean(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  maxBusinesses: z.number().int(),
  newsletterEnabled: z.boolean(),
  createdAt: time,
  lastLogin: time.nullable(),
});

export type User = z.output<typeof userSchema>;
export type UserWithLists = User & z.output<typeof followedListsSchema>;

const entered = z.object({ token: z.string(), user: userSchema, message: z.string() });

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Makes an account and logs in.',
    access: 'anyone',
    rateLimit: entryLimit,
    body: registerSchema,
    reply: entered,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary:
      'Logs in; the token goes into the Authorization header of later calls. Without the code that an account asks for beside its password: 401 with `codeRequired`.',
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
    /** Passkeys let in as before, whoever added them. */
    reply: said.extend({ hasPasskeys: z.boolean() }),
  }),
  checkResetLink: endpoint({
    method: 'POST',
    path: '/auth/check-reset-link',
    summary: 'Whether the token of a mailed link still sets a new password; uses nothing up.',
    access: 'anyone',
    rateLimit: entryLimit,
    body: z.object({ token: mailedToken }),
    reply: z.object({}),
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
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/auth/change-email',
    summary: 'Withdraws the new address that waits to be confirmed; the link that went there opens nothing any more.',
    access: 'user',
    rateLimit: writeLimit,
    reply: z.object({ user: userSchema, message: z.string() }),
  }),
  downloadData: endpoint({
    method: 'GET',
    path: '/auth/my-data',
    summary: 'Everything stored about the user, as a zip with JSON, a readable page and the files.',
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
    body: ownPasswordSchema,
    reply: said,
  }),
};
