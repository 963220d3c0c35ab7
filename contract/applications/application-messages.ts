import { z } from 'zod';
import { applicationFileSchema, readUntil } from '../applications.ts';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { id, idempotencyKey, said, text, time } from '../values.ts';
import { applicationLimits } from './application-fields.ts';
import { MOST_UNANSWERED } from './application-words.ts';
import { oneApplication, severalApplications } from './handled-applications.ts';

export const messageSchema = z.object({
  id,
  isFromApplicant: z.boolean(),
  /** Missing when the account is gone. */
  author: z.string().nullable(),
  message: z.string(),
  /** Only applicants send any. */
  files: z.array(applicationFileSchema),
  sentAt: time,
  /** By the other side. */
  readAt: time.nullable(),
});

/** The first first. */
const conversation = z.object({ messages: z.array(messageSchema) });

const { filesPerQuestion: mostFiles } = applicationLimits;
const message = text('Skriv en melding', policy.applicationHandling.messageLength, 'Meldingen');

const reading = { access: 'user', rateLimit: readLimit, params: oneApplication } as const;
const writing = { access: 'user', rateLimit: writeLimit } as const;

/** What applicants and employers write each other about an application. */
export const applicationMessages = {
  read: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/:id/messages',
    summary: 'What was written about an application, as its employer reads it.',
    reply: conversation,
  }),
  markRead: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/:id/messages/read',
    summary: "Marks the applicant's messages read, up to the last one that was seen.",
    params: oneApplication,
    body: readUntil,
    reply: said,
  }),
  send: endpoint({
    ...writing,
    method: 'POST',
    path: '/applications/messages',
    summary: 'Writes to applicants, each for themselves. Told by mail at once; the same key and words are sent once.',
    body: z.object({ applications: severalApplications, message, idempotencyKey }),
    reply: said,
  }),
  readOwn: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/mine/:id/messages',
    summary: 'What was written about an own application.',
    reply: conversation,
  }),
  markOwnRead: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/mine/:id/messages/read',
    summary: "Marks the employer's messages read, up to the last one that was seen.",
    params: oneApplication,
    body: readUntil,
    reply: said,
  }),
  sendOwn: endpoint({
    ...writing,
    method: 'POST',
    path: '/applications/mine/:id/messages',
    summary: `Writes to the employer, at most ${MOST_UNANSWERED} times without an answer.`,
    params: oneApplication,
    body: z.object({
      message,
      /** Uploaded before, and not sent yet. */
      files: z.array(id).max(mostFiles, `Du kan legge ved høyst ${mostFiles} filer`).default([]),
      idempotencyKey,
    }),
    reply: said,
  }),
};

export type Message = z.output<typeof messageSchema>;
