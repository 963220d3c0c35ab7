import { z } from 'zod';
import {
  cvImageTooLarge,
  cvLanguages,
  cvLimits,
  cvSchema,
  importSizeBytes,
  importSources,
  importTooLarge,
  savedCvSchema,
  sentCvSchema,
  documentTemplate as template,
} from './cvs/cv-fields.ts';
import { draftWriter } from './draft-writer.ts';
import { endpoint, type RateLimit, readLimit, writeLimit } from './endpoint.ts';
import { similarSchema } from './national.ts';
import { policy } from './policy.ts';
import { id, idempotencyKey, MINUTE, said, seenAt, time } from './values.ts';

const tooLarge = 'CV-en er for stor';
const sentCv = z.object({
  cvData: z
    .string({ error: 'CV-en mangler' })
    .max(cvLimits.json, { error: tooLarge, abort: true })
    .refine((json) => new TextEncoder().encode(json).length <= cvLimits.json, tooLarge)
    .transform(parse)
    .pipe(sentCvSchema),
});
const files = { profileImage: { maxSizeBytes: policy.imageSizeBytes, optional: true, tooLarge: cvImageTooLarge } };
/** A document is made while somebody types: for each letter of one who types fast. */
export const previewLimit: RateLimit = { max: 600, windowSeconds: MINUTE };

function parse(value: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'CV-en kan ikke leses' });
    return z.NEVER;
  }
}

/** One that the CV has; nothing is its own. */
const language = z.enum(cvLanguages, { error: 'Ukjent språk' }).optional();

export const printLimit: RateLimit = { max: 60, windowSeconds: MINUTE };
/** What a document was before a change. */
export const documentVersion = z.object({ id, createdAt: time, title: z.string() });
/** A draft follows the typing. */
export const draftLimit: RateLimit = { max: 240, windowSeconds: MINUTE };

export const cvs = {
  list: endpoint({
    method: 'GET',
    path: '/cvs',
    summary: 'Lists one’s own CVs, the last changed first.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ cvs: z.array(cvSchema) }),
  }),
  fittingAds: endpoint({
    method: 'GET',
    path: '/cvs/fitting-ads',
    summary: 'Some live positions and ads of NAV that are called like the work in one’s own CVs, the nearest first.',
    access: 'user',
    // Each title is a search of its own.
    rateLimit: { max: 60, windowSeconds: MINUTE },
    /** Out of which titles they were found. */
    reply: z.object({ titles: z.array(z.string()), similar: z.array(similarSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/cvs',
    summary: 'Keeps a new CV. Sent again by the same writer, or with the same Idempotency-Key, it changes that one.',
    access: 'user',
    rateLimit: writeLimit,
    body: sentCv.extend(draftWriter),
    files,
    reply: z.object({ cv: cvSchema }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/cvs/:id',
    summary: 'Keeps a changed CV.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    /** With `basedOn`, the `updatedAt` that one knows, nothing is written over that was saved elsewhere since: 409. */
    body: sentCv.extend({ ...draftWriter, basedOn: seenAt }),
    files,
    reply: z.object({ cv: cvSchema }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/cvs/:id',
    summary: 'Deletes a CV with its photo.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: said,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/cvs/preview',
    summary: 'Shows what was typed as pages (SVG) and as the text that a machine reads.',
    access: 'user',
    rateLimit: previewLimit,
    /** With `id`, the photo of that CV is in the picture; where wanted, the one that the draft has comes before it. */
    body: z.object({
      cvData: sentCvSchema,
      template,
      language,
      id: id.optional(),
      usesDraftPhoto: z.boolean().default(false),
    }),
    /** A long document shows its first pages. */
    reply: z.object({ pages: z.array(z.string()), pageCount: z.int(), text: z.string() }),
  }),
  download: endpoint({
    method: 'POST',
    path: '/cvs/:id/download',
    summary: 'Makes the accessible PDF of a CV.',
    access: 'user',
    rateLimit: printLimit,
    params: z.object({ id }),
    /** One's own carries all languages as data; with `forOthers`, those that were not chosen stay behind. */
    body: z.object({
      template,
      language,
      includeImage: z.boolean().default(true),
      forOthers: z.boolean().default(false),
    }),
    reply: 'file',
  }),
  word: endpoint({
    method: 'POST',
    path: '/cvs/:id/word',
    summary: 'The CV as a Word document, to go on writing in.',
    access: 'user',
    rateLimit: printLimit,
    params: z.object({ id }),
    body: z.object({ language, includeImage: z.boolean().default(true) }),
    reply: 'file',
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/cvs/:id/duplicate',
    summary: 'Makes a CV like another, with its photo.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    body: z.object({ idempotencyKey }),
    reply: z.object({ cv: cvSchema }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/cvs/:id/versions',
    summary: 'What a CV was before its last changes, the newest first.',
    access: 'user',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: z.object({ versions: z.array(documentVersion) }),
  }),
  version: endpoint({
    method: 'GET',
    path: '/cvs/:id/versions/:versionId',
    summary: 'The contents of one such version; saving them again returns to it.',
    access: 'user',
    rateLimit: readLimit,
    params: z.object({ id, versionId: id }),
    reply: z.object({ cvData: savedCvSchema }),
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/cvs/drafts',
    summary: 'What was typed and not saved: at most one draft of each CV and one of a new one.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({
      drafts: z.array(
        z.object({
          cvId: id.nullable(),
          cvData: savedCvSchema,
          savedAt: time,
          basedOn: time.nullable(),
          /** The address of a photo that was chosen and not saved. */
          photo: z.string().nullable(),
        }),
      ),
    }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/cvs/drafts',
    summary: 'Keeps what is being typed. Saving the CV, or deleting the draft, ends it. 409: somebody else writes it.',
    access: 'user',
    rateLimit: draftLimit,
    body: z.object({
      cvId: id.nullish(),
      cvData: sentCvSchema,
      /** The photo that the draft has stays with it. */
      keepsPhoto: z.boolean().default(false),
      ...draftWriter,
      /** The `updatedAt` of the CV that one writes on. */
      basedOn: seenAt,
    }),
    reply: z.object({ savedAt: time }),
  }),
  saveDraftPhoto: endpoint({
    method: 'PUT',
    path: '/cvs/drafts/photo',
    summary: 'Keeps what is being typed with a photo that was chosen for it.',
    access: 'user',
    rateLimit: writeLimit,
    body: sentCv.extend({ cvId: id.optional(), ...draftWriter, basedOn: seenAt }),
    files,
    reply: z.object({ savedAt: time }),
  }),
  dropDraft: endpoint({
    method: 'DELETE',
    path: '/cvs/drafts',
    summary: 'Throws a draft away: that of the CV which is named, else that of a new one.',
    access: 'user',
    rateLimit: writeLimit,
    query: z.object({ cvId: id.optional(), ...draftWriter }),
    reply: said,
  }),
  jsonResume: endpoint({
    method: 'GET',
    path: '/cvs/:id/json-resume',
    summary: 'The CV as JSON Resume, the open format of CVs.',
    access: 'user',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: 'file',
  }),
  import: endpoint({
    method: 'POST',
    path: '/cvs/import',
    summary:
      'Reads a CV from JSON Resume, Reactive Resume, a PDF made here, Europass (PDF or XML), or a LinkedIn archive. Nothing is kept.',
    access: 'user',
    rateLimit: { max: 30, windowSeconds: MINUTE },
    files: { file: { maxSizeBytes: importSizeBytes, tooLarge: importTooLarge } },
    reply: z.object({
      cvData: savedCvSchema,
      source: z.enum(importSources),
      /** What the file had and a CV here has no place for. */
      leftOut: z.array(z.string()),
    }),
  }),
};
