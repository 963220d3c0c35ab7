import { z } from 'zod';
import { documentVersion, draftLimit, previewLimit, printLimit } from '../cvs.ts';
import { draftWriter } from '../draft-writer.ts';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, idempotencyKey, said, seenAt, time } from '../values.ts';
import { letterDataSchema, letterSchema } from './cover-letter-fields.ts';

const sentLetter = z.object({ letter: letterDataSchema, ...draftWriter });

export const coverLetters = {
  list: endpoint({
    method: 'GET',
    path: '/cover-letters',
    summary: 'Lists one’s own cover letters, the last changed first.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ letters: z.array(letterSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/cover-letters',
    summary:
      'Keeps a new letter. Sent again by the same writer, or with the same Idempotency-Key, it changes that one.',
    access: 'user',
    rateLimit: writeLimit,
    body: sentLetter.extend({ idempotencyKey }),
    reply: z.object({ letter: letterSchema }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/cover-letters/:id',
    summary: 'Keeps a changed letter.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    /** With `basedOn`, the `updatedAt` that one knows, nothing is written over that was saved elsewhere since: 409. */
    body: sentLetter.extend({ basedOn: seenAt }),
    reply: z.object({ letter: letterSchema }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/cover-letters/:id',
    summary: 'Deletes a letter.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: said,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/cover-letters/:id/duplicate',
    summary: 'Makes a letter like another.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    body: z.object({ idempotencyKey }),
    reply: z.object({ letter: letterSchema }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/cover-letters/preview',
    summary: 'Shows what was typed as pages (SVG) and as the text that a machine reads.',
    access: 'user',
    rateLimit: previewLimit,
    body: z.object({ letter: letterDataSchema }),
    /** A long letter shows its first pages. */
    reply: z.object({ pages: z.array(z.string()), pageCount: z.int(), text: z.string() }),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/cover-letters/:id/pdf',
    summary: 'The letter as an accessible PDF.',
    access: 'user',
    rateLimit: printLimit,
    params: z.object({ id }),
    reply: 'file',
  }),
  word: endpoint({
    method: 'GET',
    path: '/cover-letters/:id/word',
    summary: 'The letter as a Word document, to go on writing in.',
    access: 'user',
    rateLimit: printLimit,
    params: z.object({ id }),
    reply: 'file',
  }),
  versions: endpoint({
    method: 'GET',
    path: '/cover-letters/:id/versions',
    summary: 'What a letter was before its last changes, the newest first.',
    access: 'user',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: z.object({ versions: z.array(documentVersion) }),
  }),
  version: endpoint({
    method: 'GET',
    path: '/cover-letters/:id/versions/:versionId',
    summary: 'The contents of one such version; saving them again returns to it.',
    access: 'user',
    rateLimit: readLimit,
    params: z.object({ id, versionId: id }),
    reply: z.object({ letter: letterDataSchema }),
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/cover-letters/drafts',
    summary: 'What was typed and not saved: at most one draft of each letter and one of a new one.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({
      drafts: z.array(
        z.object({ letterId: id.nullable(), letter: letterDataSchema, savedAt: time, basedOn: time.nullable() }),
      ),
    }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/cover-letters/drafts',
    summary:
      'Keeps what is being typed. Saving the letter, or deleting the draft, ends it. 409: somebody else writes it.',
    access: 'user',
    rateLimit: draftLimit,
    /** `basedOn` is the `updatedAt` of the letter that one writes on. */
    body: sentLetter.extend({ letterId: id.nullish(), basedOn: seenAt }),
    reply: z.object({ savedAt: time }),
  }),
  dropDraft: endpoint({
    method: 'DELETE',
    path: '/cover-letters/drafts',
    summary: 'Throws a draft away: that of the letter which is named, else that of a new one.',
    access: 'user',
    rateLimit: writeLimit,
    query: z.object({ letterId: id.optional(), ...draftWriter }),
    reply: said,
  }),
};
