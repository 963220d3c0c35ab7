import { z } from 'zod';
import { accounts, entryLimit } from '../accounts.ts';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, said, time } from '../values.ts';
import { ownPasswordSchema, passkeyNameSchema } from './account-fields.ts';

const passkeySchema = z.object({
  id,
  _id: id,
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

/** What the browser's own calls take, as JSON (WebAuthn level 3). */
const options = z.looseObject({ challenge: z.string() });

const encoded = z
  .string()
  .regex(/^[\w-]+={0,2}$/, 'Passnøkkelen er ikke gyldig')
  .max(20_000, 'Passnøkkelen er ikke gyldig');
/** What they answer. */
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key', 'Passnøkkelen er ikke gyldig') };
const madeCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});
export type MadeCredential = z.output<typeof madeCredential>;
export type UsedCredential = z.output<typeof usedCredential>;

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/auth/passkeys',
    summary: "The user's passkeys, the first one first.",
    access: 'user',
    rateLimit: readLimit,
    /** `rpId`: the host that they are for; `null` where the address of the site cannot have any. */
    reply: z.object({ passkeys: z.array(passkeySchema), rpId: z.string().nullable() }),
  }),
  beginAdding: endpoint({
    method: 'POST',
    path: '/auth/passkeys/begin',
    summary: 'What the browser needs to make a passkey; good for some minutes, once, and in this session.',
    access: 'user',
    rateLimit: entryLimit,
    body: ownPasswordSchema,
    reply: z.object({ options }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Keeps the passkey that the browser made.',
    access: 'user',
    rateLimit: writeLimit,
    body: passkeyNameSchema.extend({ credential: madeCredential }),
    reply: said.extend({ passkey: passkeySchema }),
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/auth/passkeys/:id',
    summary: 'Gives a passkey another name.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    body: passkeyNameSchema,
    reply: said.extend({ passkey: passkeySchema }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/auth/passkeys/:id',
    summary: 'Deletes a passkey: it no longer lets anybody in.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: said,
  }),
  beginLogIn: endpoint({
    method: 'POST',
    path: '/auth/passkeys/log-in/begin',
    summary: 'What the browser needs to ask for a passkey; good for some minutes and once.',
    access: 'anyone',
    rateLimit: entryLimit,
    reply: z.object({ options }),
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/auth/passkeys/log-in',
    summary: 'Logs in with a passkey, which counts as both steps.',
    access: 'anyone',
    rateLimit: entryLimit,
    body: z.object({ credential: usedCredential }),
    reply: accounts.login.reply,
  }),
};

export type Passkey = z.output<typeof passkeySchema>;
