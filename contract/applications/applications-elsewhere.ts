import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { calendarDay, id, idempotencyKey, line, oneAd, optional, said, seenAt, text, time } from '../values.ts';
import { webAddress } from '../web-address.ts';
import { elsewhereLimits, elsewhereStates } from './elsewhere-words.ts';

const { link: longestLink, note: longestNote, firstDay, lastDay } = elsewhereLimits;

/** Whether it is still to come is for the server's clock to say. */
const day = calendarDay({
  error: ({ input }) => (input === undefined || input === '' ? 'Velg en dato' : 'Ugyldig dato'),
})
  .refine((value) => value >= firstDay, 'Datoen er for langt tilbake')
  .refine((value) => value <= lastDay, 'Datoen er for langt fram');

const noLink = 'Lenken må være en nettadresse som begynner med http:// eller https://';
const longLink = `Lenken kan ikke være lengre enn ${longestLink} tegn`;
/** Nine characters of an address may stand for one that was written. */
const link = z
  .string({ error: noLink })
  .transform((written) => webAddress(written) ?? '')
  .pipe(
    z
      .string()
      .min(1, noLink)
      .max(9 * longestLink, longLink)
      .refine((address) => decoded(address).length <= longestLink, longLink),
  );

function decoded(address: string) {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const fields = z.object({
  title: line('Stilling er påkrevd'),
  employer: line('Arbeidsgiver er påkrevd'),
  place: optional(line('Sted er påkrevd')),
  appliedOn: day,
  link: optional(link),
  note: optional(text('Notatet må være tekst', longestNote, 'Notatet')),
});
export type ElsewhereFields = z.output<typeof fields>;

const state = z.enum(elsewhereStates, { error: 'Ukjent status' });

const entrySchema = z.object({
  id,
  title: z.string(),
  employer: z.string(),
  place: z.string().nullable(),
  appliedOn: z.iso.date(),
  link: z.string().nullable(),
  note: z.string().nullable(),
  /** The last day to apply, of a noted ad that told it. */
  deadline: z.iso.date().nullable(),
  state,
  /** The day of a mail that reminds of it; `null` where none is to come. */
  remindOn: z.iso.date().nullable(),
  /** Where the ad can be read here that it was noted from, while it can. */
  adPath: z.string().nullable(),
  updatedAt: time,
});

const one = z.object({ id });
/** As the page of the ad tells of it. */
const notedSchema = z.object({ id, appliedOn: z.iso.date(), updatedAt: time });

const entryReply = z.object({ entry: entrySchema });
const reading = { access: 'user', rateLimit: readLimit } as const;
const writing = { access: 'user', rateLimit: writeLimit } as const;

/** What one applied for at NAV, by mail or at an employer's own page, noted by oneself and for oneself. */
export const applicationsElsewhere = {
  list: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/elsewhere',
    summary: 'What the caller noted as applied for elsewhere, the newest first.',
    reply: z.object({ entries: z.array(entrySchema) }),
  }),
  ofAd: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/elsewhere/ads/:kind/:id',
    summary: 'Whether the caller noted that they applied for an ad.',
    params: oneAd,
    reply: z.object({ noted: notedSchema.nullable() }),
  }),
  noteAd: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/elsewhere/ads/:kind/:id',
    summary: 'Notes an ad, with its words, as applied for today. One that is noted already stays as it is.',
    params: oneAd,
    reply: z.object({ noted: notedSchema, isNew: z.boolean() }),
  }),
  add: endpoint({
    ...writing,
    method: 'POST',
    path: '/applications/elsewhere',
    summary: 'Notes what was applied for somewhere. Sent again with the same Idempotency-Key it is noted once.',
    body: fields.extend({ idempotencyKey }),
    reply: entryReply,
  }),
  change: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/elsewhere/:id',
    summary: 'Changes what was noted. 409 where it was changed elsewhere since `updatedAt`.',
    params: one,
    body: fields.extend({ updatedAt: seenAt }),
    reply: entryReply,
  }),
  setState: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/elsewhere/:id/state',
    summary: 'Notes where it stands. What has ended is no longer reminded of.',
    params: one,
    body: z.object({ state }),
    reply: entryReply,
  }),
  remind: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/elsewhere/:id/reminder',
    summary: 'Asks for one mail about it on a day to come, or with `null` for none.',
    params: one,
    body: z.object({ on: day.nullable() }),
    reply: entryReply.extend({ message: z.string() }),
  }),
  remove: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/applications/elsewhere/:id',
    summary: 'Deletes what was noted. With `updatedAt` only what is as it was when it was noted, or 409.',
    params: one,
    query: z.object({ updatedAt: seenAt }),
    reply: said,
  }),
};

export type ElsewhereEntry = z.output<typeof entrySchema>;
export { day as elsewhereDay };
