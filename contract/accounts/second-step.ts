import { z } from 'zod';
import { entryLimit } from '../accounts.ts';
import { endpoint, readLimit } from '../endpoint.ts';
import { said } from '../values.ts';
import { codeSchema, ownPasswordSchema, passwordAndCodeSchema } from './account-fields.ts';

const begunBefore = 'Last siden på nytt, og begynn igjen.';
export const confirmBegunSchema = codeSchema.extend({
  /** Which beginning: another one, in another tab, showed other recovery codes. */
  beginning: z.string({ error: begunBefore }).max(100, begunBefore),
});

const attemptKey = z.string({ error: begunBefore }).min(32, begunBefore).max(100, begunBefore);

const changing = { access: 'user', rateLimit: entryLimit } as const;

export const secondStep = {
  read: endpoint({
    method: 'GET',
    path: '/auth/second-step',
    summary: 'Whether the user logs in in two steps, and how many recovery codes are left.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  begin: endpoint({
    ...changing,
    method: 'POST',
    path: '/auth/second-step',
    summary:
      'Makes a key for an authenticator app, and recovery codes. Nothing is asked for until a code has confirmed it.',
    body: ownPasswordSchema,
    reply: z.object({
      /** For who types it. */
      key: z.string(),
      /** For who has the app on the same device. */
      address: z.string(),
      /** The same as a picture, SVG. */
      qr: z.string(),
      /** Sent back with the first code. */
      beginning: z.string(),
      /** Shown this once. */
      recoveryCodes: z.array(z.string()),
    }),
  }),
  confirm: endpoint({
    ...changing,
    method: 'POST',
    path: '/auth/second-step/confirm',
    summary:
      'Turns it on with a code of the app, and ends every other session. The same code sent again changes nothing.',
    body: confirmBegunSchema,
    reply: said,
  }),
  renewRecoveryCodes: endpoint({
    ...changing,
    method: 'POST',
    path: '/auth/second-step/recovery-codes',
    summary: 'Makes new recovery codes; those from before no longer work. The same key answers the same ones again.',
    body: passwordAndCodeSchema.extend({ key: attemptKey }),
    reply: said.extend({ recoveryCodes: z.array(z.string()) }),
  }),
  turnOff: endpoint({
    ...changing,
    method: 'DELETE',
    path: '/auth/second-step',
    summary: 'Turns it off; the password alone is enough from then on.',
    body: passwordAndCodeSchema,
    reply: said,
  }),
};
