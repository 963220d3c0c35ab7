import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { id, limit, page, time } from './values.ts';

/** The employer may set any of them from any other. */
export const applicationStatuses = ['pending', 'approved', 'denied', 'contacted'] as const;
const statusSchema = z.enum(applicationStatuses);

/** A file as its sender and its readers see it. */
export const applicationFileSchema = z.object({
  id,
  originalName: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Names the file in an answer. */
  path: z.string(),
  /** Works for a quarter of an hour; `null` until a virus scanner let the file through. */
  url: z.string().nullable(),
  scan: z.enum(['pending', 'clean', 'infected']),
});

/** One answer beside its question, as the form was when it was sent. */
export const answerSchema = z.object({
  questionId: z.string(),
  question: z.string(),
  questionType: z.string(),
  response: z.union([z.string(), z.array(z.string())]),
  files: z.array(applicationFileSchema),
});

export const applicantInfoSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});

/** As the applicant sees an own application in a list. */
const ownApplicationSchema = z.object({
  id,
  _id: id,
  positionId: id,
  positionTitle: z.string(),
  business: z.object({ name: z.string(), organizationNumber: z.string(), logoUrl: z.string().nullable() }),
  /** What the applicant may know already: a change can be taken back by the employer for some minutes. */
  status: statusSchema,
  submittedAt: time,
  /** When somebody of the business first opened it. */
  firstOpenedAt: time.nullable(),
  withdrawnAt: time.nullable(),
});

export const applications = {
  mine: endpoint({
    method: 'GET',
    path: '/applications/mine',
    summary: "The caller's own applications, the newest first.",
    access: 'user',
    rateLimit: readLimit,
    query: z.object({ page, limit }),
    reply: z.object({
      applications: z.array(ownApplicationSchema),
      pagination: z.object({
        currentPage: z.number().int(),
        totalPages: z.number().int(),
        totalApplications: z.number().int(),
        hasPrev: z.boolean(),
        hasNext: z.boolean(),
      }),
    }),
  }),
  readMine: endpoint({
    method: 'GET',
    path: '/applications/mine/:id',
    summary: 'One of the own applications with everything that was sent.',
    access: 'user',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: z.object({
      application: ownApplicationSchema.extend({
        formTitle: z.string(),
        applicantInfo: applicantInfoSchema,
        responses: z.array(answerSchema),
        keepsLonger: z.boolean(),
      }),
    }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/applications/mine/:id/withdraw',
    summary: 'Withdraws an own application: the employer can no longer read it.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: z.object({ message: z.string() }),
  }),
};
