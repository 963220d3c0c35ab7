import { z } from 'zod';
import { questionSchema } from './application-forms/application-form-fields.ts';
import { listEntrySchema } from './applications/applicant-list-fields.ts';
import { applicationLimits, filledInSchema, submissionSchema } from './applications/application-fields.ts';
import { interviewSchema } from './applications/interview-fields.ts';
import { referencesSchema } from './applications/reference-fields.ts';
import { refusalReasons } from './applications/refusal-reasons.ts';
import { draftWriter } from './draft-writer.ts';
import { endpoint, type RateLimit, readLimit, writeLimit } from './endpoint.ts';
import { adChangeSchema, applicationMethods } from './positions.ts';
import {
  id,
  idempotencyKey,
  idInAddress,
  limit,
  longestLine,
  MINUTE,
  page,
  pagingSchema,
  said,
  time,
} from './values.ts';

/** The employer may set any of them from any other. */
export const applicationStatuses = ['pending', 'approved', 'denied', 'contacted'] as const;
export const applicationStatusSchema = z.enum(applicationStatuses);

/** What the virus scanner said. */
const fileScans = ['pending', 'clean', 'infected'] as const;

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
  scan: z.enum(fileScans),
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

export const applicationPagingSchema = pagingSchema.extend({ totalApplications: z.number().int() });

const momentRead = z.iso.datetime({ error: 'Ugyldig tidspunkt' }).transform((value) => new Date(value));

/** As it was when it was read: what came since is not. */
export const readUntil = z.object({ until: momentRead });

/** Who may not apply, and why. */
export const applyingRefused = {
  notLoggedIn: 'Du må være logget inn for å søke på stillinger',
  inactive: 'Du må ha en aktiv konto for å søke på stillinger',
} as const;

const draftSchema = z.object({
  applicantInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  responses: z.array(
    z.object({
      questionId: z.string(),
      question: z.string().optional(),
      response: z.union([z.string(), z.array(z.string())]),
      files: z.array(applicationFileSchema),
    }),
  ),
  keepsLonger: z.boolean(),
  wantsTips: z.boolean(),
  listEntry: z
    .object({
      age: z.string(),
      gender: z.string(),
      occupation: z.string(),
      municipality: z.string(),
      wantsExemption: z.boolean(),
      exemptionReason: z.string(),
    })
    .nullable(),
  startedAt: time,
  updatedAt: time,
});

const ofPosition = z.object({ positionId: idInAddress('Ugyldig stillings-ID').toLowerCase() });
/** Ten people behind one log-in do not send more. */
const sendLimit: RateLimit = { max: 30, windowSeconds: 10 * MINUTE };
/** Each pause in the typing. */
const saveLimit: RateLimit = { max: 600, windowSeconds: 10 * MINUTE };
const MOST_BYTES = applicationLimits.fileSize * 1024 * 1024;
/** Chosen by its sender, for one file. */
const uploadKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Ugyldig opplasting')
  .max(64, 'Ugyldig opplasting');
const uploadLimit: RateLimit = { max: 60, windowSeconds: 10 * MINUTE };

const businessOfApplicationSchema = z.object({
  name: z.string(),
  organizationNumber: z.string(),
  logoUrl: z.string().nullable(),
});

/** As the applicant sees an own application in a list. */
const ownApplicationSchema = z.object({
  id,
  _id: id,
  positionId: id,
  positionTitle: z.string(),
  business: businessOfApplicationSchema,
  /** What the applicant may know already: a change can be taken back by the employer for some minutes. */
  status: applicationStatusSchema,
  submittedAt: time,
  /** When somebody of the business first opened it. */
  firstOpenedAt: time.nullable(),
  withdrawnAt: time.nullable(),
  /** The day by which the employer promised an answer. */
  answerBy: z.iso.date().nullable(),
  /** The first day to remind the employer, while there is no answer and it was not done. */
  remindableFrom: z.iso.date().nullable(),
  remindedAt: time.nullable(),
  /** What one is invited to. */
  interview: interviewSchema.nullable(),
  /** Of the employer's. */
  unreadMessages: z.number().int(),
  /** When the answer came, until the applicant has seen it. */
  unseenAnswerAt: time.nullable(),
  /** Whether one may tell how it was to apply, or has done so. */
  survey: z.enum(['open', 'answered']).nullable(),
});

/** The applicant's calls; those of the employer are in handled-applications.ts. */
export const applications = {
  form: endpoint({
    method: 'GET',
    path: '/applications/form/:positionId',
    summary: 'What an applicant is asked, whether one can apply now, and the own draft or application.',
    access: 'anyone',
    rateLimit: readLimit,
    params: ofPosition,
    reply: z.object({
      position: z.object({
        id,
        _id: id,
        title: z.string(),
        applicationMethod: z.enum(applicationMethods),
        applicationDeadline: z.iso.date().nullable(),
        answerBy: z.iso.date().nullable(),
        expiryDate: z.iso.date(),
        /** Applicants are asked what the public list says of them. */
        hasApplicantList: z.boolean(),
        /** Who handles the application sees whose it is only after asking for it. */
        isReadAnonymously: z.boolean(),
      }),
      business: businessOfApplicationSchema,
      /** `null` when one applies in another way. */
      applicationForm: z
        .object({ id, _id: id, title: z.string(), description: z.string(), questions: z.array(questionSchema) })
        .nullable(),
      /** Why nobody can apply now, fit to be shown. */
      closed: z.string().nullable(),
      /** The last moment to send what was begun in time. */
      graceEndsAt: time.nullable(),
      /** What the caller sent already. */
      application: z.object({ id, submittedAt: time }).nullable(),
      draft: draftSchema.nullable(),
      /** What the caller wrote before: the last phone number, and answers to the same questions. */
      earlier: z
        .object({
          phone: z.string(),
          answers: z.array(
            z.object({
              questionId: z.string(),
              question: z.string(),
              response: z.union([z.string(), z.array(z.string())]),
            }),
          ),
        })
        .nullable(),
    }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/applications/draft/:positionId',
    summary: 'Keeps what is filled in, for the caller only. 409 at `openedDraft`: it is written somewhere else.',
    access: 'user',
    rateLimit: saveLimit,
    params: ofPosition,
    body: filledInSchema.extend(draftWriter),
    reply: z.object({ startedAt: time, updatedAt: time }),
  }),
  removeDraft: endpoint({
    method: 'DELETE',
    path: '/applications/draft/:positionId',
    summary: 'Throws the own draft away, with its files.',
    access: 'user',
    rateLimit: writeLimit,
    params: ofPosition,
    reply: said,
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/applications/upload-file',
    summary: 'Keeps a file to be named in an answer. With position and question, the rules of that question hold.',
    access: 'user',
    refusal: applyingRefused,
    rateLimit: uploadLimit,
    body: z.object({
      positionId: id.optional(),
      questionId: z.string().max(100, 'Ugyldig spørsmål').optional(),
      /** Of a file that came in parts: the key it came under, its name, and how many bytes it has. */
      upload: uploadKey.optional(),
      fileName: z.string().max(longestLine, 'Ugyldig filnavn').optional(),
      size: z.coerce.number({ error: 'Ugyldig størrelse' }).int('Ugyldig størrelse').optional(),
    }),
    files: { applicationFile: { maxSizeBytes: MOST_BYTES, optional: true } },
    reply: z.object({ file: applicationFileSchema }),
  }),
  uploadPart: endpoint({
    method: 'PUT',
    path: '/applications/upload-parts/:upload',
    summary:
      'Takes a part of a large file where it begins at the end of what is here, and answers how many bytes are here then: the next part begins there.',
    access: 'user',
    refusal: applyingRefused,
    rateLimit: saveLimit,
    params: z.object({ upload: uploadKey }),
    body: z.object({ from: z.coerce.number({ error: 'Ugyldig del' }).int('Ugyldig del').min(0, 'Ugyldig del') }),
    files: { part: { maxSizeBytes: applicationLimits.partBytes } },
    reply: z.object({ received: z.number().int() }),
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/applications/upload-file/:id',
    summary: 'Throws away an own file that was not sent.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: said,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/applications/submit/:positionId',
    summary: 'Sends an application. With the same Idempotency-Key it is sent once and answered the same way again.',
    access: 'user',
    refusal: applyingRefused,
    rateLimit: sendLimit,
    params: ofPosition,
    body: submissionSchema.extend({ idempotencyKey }),
    reply: z.object({ message: z.string(), application: z.object({ id, _id: id, submittedAt: time }) }),
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/applications/drafts',
    summary: 'What the caller has begun and not sent, the last one first.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({
      drafts: z.array(
        z.object({
          positionId: id,
          positionTitle: z.string(),
          business: businessOfApplicationSchema,
          updatedAt: time,
          /** The last day to apply. */
          lastDay: z.iso.date(),
          /** Why it cannot be sent now, fit to be shown. */
          closed: z.string().nullable(),
        }),
      ),
    }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/applications/mine',
    summary: "The caller's own applications, the newest first.",
    access: 'user',
    rateLimit: readLimit,
    query: z.object({ page, limit: limit() }),
    reply: z.object({
      applications: z.array(ownApplicationSchema),
      pagination: applicationPagingSchema,
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
        /** The business may tell of other positions, and those it has told of, the last first. */
        wantsTips: z.boolean(),
        tips: z.array(
          z.object({
            position: z.object({ id, title: z.string(), isOpen: z.boolean() }),
            message: z.string().nullable(),
            sentAt: time,
            /** When this page was first opened with it. */
            seenAt: time.nullable(),
          }),
        ),
        /** What one was asked for, whom one named, and what they answered. */
        references: referencesSchema.nullable(),
        /** What the public list says of one. */
        listEntry: listEntrySchema.nullable(),
        /** The employer does not know whose it is, or since when it does. */
        isAnonymous: z.boolean(),
        revealedAt: time.nullable(),
        /** Why it was refused, once one was told. */
        refusalReasons: z.array(z.enum(refusalReasons)),
        /** Known once the position is closed. */
        deletedAfter: time.nullable(),
        /** What of the ad is not as it was when this was sent. */
        adChange: adChangeSchema.nullable(),
        /** It is withdrawn, and the position is still open. */
        canSendAgain: z.boolean(),
        /** It has no answer, and the position is still open. */
        canCorrect: z.boolean(),
        /** When something was last put right in it. */
        correctedAt: time.nullable(),
        /** What is being put right in it and was not sent, while it can be. */
        draft: draftSchema.omit({ startedAt: true }).nullable(),
        /** Of the interview's times those that can be taken. */
        freeTimes: z.array(time),
      }),
    }),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/applications/mine/:id',
    summary:
      'Puts what is filled in in the place of what was sent, while there is no answer and one could still apply. With `correctedAt` of the application as it was opened, 409 when it was corrected since. What was done last, under the same `idempotencyKey`, is answered as done.',
    access: 'user',
    refusal: applyingRefused,
    rateLimit: sendLimit,
    params: z.object({ id }),
    body: submissionSchema.extend({ correctedAt: momentRead.nullish(), idempotencyKey }),
    reply: z.object({ message: z.string(), application: z.object({ id, _id: id, submittedAt: time }) }),
  }),
  saveCorrectionDraft: endpoint({
    method: 'PUT',
    path: '/applications/mine/:id/draft',
    summary:
      'Keeps what is being put right, for the caller only. 409 at `openedDraft`: it is written somewhere else. With `correctedAt` of the application as it was opened, 409 also when it was corrected since.',
    access: 'user',
    rateLimit: saveLimit,
    params: z.object({ id }),
    body: filledInSchema.extend({ ...draftWriter, correctedAt: momentRead.nullish() }),
    reply: z.object({ updatedAt: time }),
  }),
  removeCorrectionDraft: endpoint({
    method: 'DELETE',
    path: '/applications/mine/:id/draft',
    summary: 'Throws away what was being put right, with the files uploaded for it. What was sent stays.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: said,
  }),
  markSeen: endpoint({
    method: 'PUT',
    path: '/applications/mine/:id/seen',
    summary:
      'Marks what had come by `until` seen: the answer, which the own application tells as `unseenAnswerAt`, and its tips.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    body: readUntil,
    reply: said,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/applications/mine/:id/withdraw',
    summary: 'Withdraws an own application: the employer can no longer read it.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: said,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/applications/mine/:id/remind',
    summary: 'Asks the employer for the answer, once, from the day that `remindableFrom` tells.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: said,
  }),
};

export type ApplicationStatus = (typeof applicationStatuses)[number];
export type FileScan = (typeof fileScans)[number];
