import { z } from 'zod';
import { applicationStatusSchema } from '../applications.ts';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, time } from '../values.ts';
import { givenReasons, refusalReasonSchema, version } from './handled-applications.ts';
import { optionalMessage } from './interview-fields.ts';

/** What an application can be answered with. Pending is no answer. */
export const mailAnswers = ['contacted', 'approved', 'denied'] as const;

const token = z.string({ error: 'Ugyldig lenke' }).max(300, 'Ugyldig lenke');

const standing = z.object({
  application: z.object({
    id,
    businessId: id,
    applicant: z.string(),
    positionTitle: z.string(),
    submittedAt: time,
    /** Somebody who handles it has read it. */
    isOpened: z.boolean(),
    /** The day by which the employer promised an answer. */
    answerBy: z.iso.date().nullable(),
    /** An interview is offered or agreed, and has not begun. A refusal calls it off. */
    hasInterviewToCome: z.boolean(),
    status: applicationStatusSchema,
    /** When it got its status, unless it is pending. */
    answeredAt: time.nullable(),
    /** To be sent with an answer, which only the application that was read gets. */
    version: z.number().int(),
    /** The answer that stands, where it was given from this mail. */
    ownAnswer: z
      .object({
        message: z.string().nullable(),
        refusalReasons: z.array(refusalReasonSchema),
        undoUntil: time.nullable(),
      })
      .nullable(),
    /** What the business writes again and again. */
    wordings: z.array(z.object({ id, wording: z.string() })),
  }),
});

/** For whoever got the mail that told of one application: answering it by the secret of its link. */
export const mailedAnswers = {
  read: endpoint({
    method: 'POST',
    path: '/applications/mailed-answers/check',
    summary: 'What the link of a mail about one application leads to. Changes nothing.',
    access: 'anyone',
    rateLimit: readLimit,
    body: z.object({ token }),
    reply: standing,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/applications/mailed-answers',
    summary:
      'Answers one application. The applicant is told ten minutes later, unless it is taken back. Twice is once.',
    access: 'anyone',
    rateLimit: writeLimit,
    body: z.object({
      token,
      version,
      status: z.enum(mailAnswers, { error: 'Velg et svar' }),
      message: optionalMessage,
      refusalReasons: givenReasons,
    }),
    reply: standing,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/applications/mailed-answers/undo',
    summary:
      'Takes back the answer that was given by the same link, within ten minutes, unless somebody else changed it.',
    access: 'anyone',
    rateLimit: writeLimit,
    body: z.object({ token, version }),
    reply: standing,
  }),
};
