import { z } from 'zod';
import { showWhenSchema } from '../application-forms/application-form-fields.ts';
import {
  answerSchema,
  applicantInfoSchema,
  applicationPagingSchema,
  applicationStatuses,
  applicationStatusSchema,
} from '../applications.ts';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import {
  choice,
  cleanText,
  flag,
  id,
  idInAddress,
  limit,
  longestLine,
  MINUTE,
  optional,
  page,
  said,
  searchWords,
  time,
} from '../values.ts';
import { listEntrySchema } from './applicant-list-fields.ts';
import { assessmentSchema } from './assessment-fields.ts';
import { interviewSchema, optionalMessage } from './interview-fields.ts';
import { MOST_REFUSAL_REASONS, refusalReasons } from './refusal-reasons.ts';

const { notesLength, mostInSitting } = policy.applicationHandling;

const inboxSorts = ['newest', 'oldest', 'name', 'rating'] as const;

/** What is recorded of an application, each with who did it. */
const applicationEventKinds = [
  'opened',
  'exported',
  'status',
  'notes',
  'undone',
  'told',
  'corrected',
  'withdrawn',
  'reminded',
  'revealed',
  'assessed',
  'exemption-granted',
  'exemption-declined',
  'interview-offered',
  'interview-called-off',
  'interview-agreed',
  'interview-declined',
  'tips-accepted',
  'tips-ended',
  'tipped',
  'responsibility-taken',
  'responsibility-given',
  'responsibility-ended',
  'responsibility-lost',
  'label-added',
  'label-removed',
  'references-asked',
  'references-taken-back',
  'references-declined',
  'referees-named',
  'referee-removed',
  'reference-given',
  'reference-refused',
] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];

/** Which applications of a business, in which order; the list and the export understand the same. */
const inboxFilter = z.object({
  status: choice(applicationStatuses),
  unreadOnly: flag,
  newMessagesOnly: flag,
  wantsTipsOnly: flag,
  search: searchWords,
  positionId: z.preprocess((value) => value || undefined, id.optional()),
  /** Who takes care of them: the caller, nobody, or a colleague by id. */
  responsible: z.preprocess((value) => value || undefined, z.union([z.enum(['mine', 'none']), id]).optional()),
  /** Only those that have it. */
  label: optional(z.string().max(longestLine, 'Ugyldig merkelapp')),
  sort: choice(inboxSorts),
});

const tooMany = `Velg høyst ${policy.pageSize.most} søknader`;

/** Only these, divided by commas. */
const idsInAddress = z
  .string()
  .max(40 * policy.pageSize.most, tooMany)
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(id).max(policy.pageSize.most, tooMany))
  .optional();

/** By the alphabet, as the business writes them. */
export const labelsSchema = z.array(z.string());

export const refusalReasonSchema = z.enum(refusalReasons, { error: 'Ukjent begrunnelse' });

export const responsibleSchema = z.object({ id, name: z.string() }).nullable();

/** As those see it who handle the applications of a business. */
export const handledApplicationSchema = z.object({
  id,
  _id: id,
  status: applicationStatusSchema,
  isRead: z.boolean(),
  notes: z.string(),
  /** To be sent with a change, so that nobody overwrites what they have not seen. */
  version: z.number().int(),
  submittedAt: time,
  /** When the applicant last put something right in it. */
  correctedAt: time.nullable(),
  updatedAt: time,
  firstOpenedAt: time.nullable(),
  /** Whose it is is not shown as yet: a number stands for the name, and files cannot be opened. */
  isAnonymous: z.boolean(),
  /** The applicant agreed to be told of other positions of the business. */
  wantsTips: z.boolean(),
  /** `emailConfirmed`: the applicant's account has this address and has confirmed it. */
  applicantInfo: applicantInfoSchema.extend({ emailConfirmed: z.boolean() }),
  positionId: z.object({ id, _id: id, title: z.string() }),
  applicationFormId: z.object({ id: id.nullable(), _id: id.nullable(), title: z.string() }),
  fileCount: z.number().int(),
  /** Of the applicant's. */
  unreadMessages: z.number().int(),
  /** The day by which the employer promised an answer, and when the applicant asked for one. */
  answerBy: z.iso.date().nullable(),
  remindedAt: time.nullable(),
  /** What the applicant knows already. */
  toldStatus: applicationStatusSchema,
  /** Until when the last change of the status can be taken back. */
  undoUntil: time.nullable(),
  /** To the applicant, with the last change of the status. Missing where only a summary was asked for. */
  message: z.string().nullable().optional(),
  /** Why it was refused, where that is said. */
  refusalReasons: z.array(refusalReasonSchema),
  /** When it will be deleted, once the position is closed. */
  deletedAfter: time.nullable(),
  /** What the applicant was invited to. */
  interview: interviewSchema.nullable(),
  assessment: assessmentSchema,
  /** What the public list says of the applicant. */
  listEntry: listEntrySchema.nullable(),
  /** Who takes care of it. */
  responsible: responsibleSchema,
  /** What its handlers put on it, for themselves. */
  labels: labelsSchema,
  /** Missing where only a summary was asked for. */
  formSnapshot: z
    .object({
      questions: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          question: z.string(),
          required: z.boolean().optional(),
          options: z.array(z.string()).optional(),
          showWhen: showWhenSchema.optional(),
        }),
      ),
    })
    .optional(),
  responses: z.array(answerSchema).optional(),
  /** Of an anonymous one, the files that are CVs which can be read without knowing whose they are. */
  anonymousCvs: z.array(id).optional(),
});

const notes = z
  .string({ error: 'Ugyldig notat' })
  .max(notesLength, `Notatet kan ikke være lengre enn ${notesLength} tegn`)
  .transform(cleanText);
export const version = z.number({ error: 'Ugyldig versjon' }).int();
export const oneApplication = z.object({ id });
export const severalApplications = z
  .array(z.object({ id, version: version.optional() }), { error: 'Velg minst én søknad' })
  .min(1, 'Velg minst én søknad')
  .max(policy.pageSize.most, tooMany);
export const oneBusiness = z.object({ businessId: idInAddress('Ugyldig bedrift-ID') });
export const staleApplicationSchema = z.object({ id, version, status: applicationStatusSchema });
/** Each once, in the order of the list. Without any, those stay that a refusal has already. */
export const givenReasons = optional(
  z
    .array(refusalReasonSchema, { error: 'Velg begrunnelser fra listen' })
    .max(MOST_REFUSAL_REASONS, `Velg høyst ${MOST_REFUSAL_REASONS} begrunnelser`)
    .transform((given) => refusalReasons.filter((reason) => given.includes(reason))),
);
const chosenStatus = z.enum(applicationStatuses, { error: 'Velg en status' });

const reading = { access: 'user', rateLimit: readLimit } as const;
const writing = { access: 'user', rateLimit: writeLimit } as const;

/** What those call who handle the applications of a business: its owner and the shared users. */
export const handledApplications = {
  stats: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/business/:businessId/stats',
    summary: 'How many applications a business has, or one of its positions, in all and by status; and by position.',
    params: oneBusiness,
    query: inboxFilter.pick({ positionId: true }),
    reply: z.object({
      stats: z.object({
        total: z.number().int(),
        unread: z.number().int(),
        pending: z.number().int(),
        approved: z.number().int(),
        denied: z.number().int(),
        contacted: z.number().int(),
      }),
      /** About how many the applicant wrote something that nobody has read. */
      newMessages: z.number().int(),
      business: z.object({ id, _id: id, businessName: z.string(), organizationNumber: z.string() }),
      positions: z.array(z.object({ id, title: z.string(), total: z.number().int() })),
      /** Who can take care of an application: the caller first, the others by name. */
      colleagues: z.array(z.object({ id, name: z.string(), isMe: z.boolean() })),
      /** Those that some application of the business has. */
      labels: labelsSchema,
    }),
  }),
  inbox: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/business/:businessId',
    summary:
      'The applications of a business that the caller owns or shares. With answers, unless `fields` is `summary`.',
    params: oneBusiness,
    query: inboxFilter.extend({
      page,
      limit: limit(policy.pageSize.applications),
      fields: choice(['summary']),
      ids: idsInAddress,
    }),
    reply: z.object({
      applications: z.array(handledApplicationSchema),
      pagination: applicationPagingSchema,
    }),
  }),
  order: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/business/:businessId/order',
    summary: `The ids of the same applications in their order, up to ${mostInSitting}: for going through them one by one.`,
    params: oneBusiness,
    query: inboxFilter,
    reply: z.object({ ids: z.array(id), total: z.number().int() }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/applications/business/:businessId/export',
    summary: 'The same applications as a table (CSV), or with every answer and file (zip).',
    access: 'user',
    rateLimit: { max: 30, windowSeconds: 10 * MINUTE },
    params: oneBusiness,
    query: inboxFilter.extend({
      format: z.enum(['csv', 'zip'], { error: 'Velg CSV eller zip' }).default('csv'),
      ids: idsInAddress,
    }),
    reply: 'file',
  }),
  open: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/:id',
    summary: 'One application with answers and files. That it was opened is recorded.',
    params: oneApplication,
    reply: z.object({ application: handledApplicationSchema }),
  }),
  history: endpoint({
    ...reading,
    method: 'GET',
    path: '/applications/:id/history',
    summary: 'Who did what with an application, the last first.',
    params: oneApplication,
    reply: z.object({
      events: z.array(
        z.object({
          id: z.number().int(),
          kind: z.enum(applicationEventKinds),
          /** Missing when the account is gone. */
          actor: z.string().nullable(),
          from: applicationStatusSchema.nullable(),
          to: applicationStatusSchema.nullable(),
          message: z.string().nullable(),
          /** Why it was refused, where that was said. */
          refusalReasons: z.array(refusalReasonSchema).nullable(),
          /** The title of the one that the applicant was tipped about. */
          position: z.string().nullable(),
          /** Who takes care of it, or did so before. */
          person: z.string().nullable(),
          /** The address whose mail it was done from, without logging in. */
          byMail: z.string().nullable(),
          createdAt: time,
        }),
      ),
    }),
  }),
  markRead: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/:id/read',
    summary: 'Marks an application read.',
    params: oneApplication,
    reply: z.object({ application: handledApplicationSchema }),
  }),
  setStatus: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/:id/status',
    summary: 'Sets status and notes. The applicant is told ten minutes later, unless it is taken back.',
    params: oneApplication,
    body: z.object({
      status: chosenStatus,
      notes: notes.nullish(),
      version: version.optional(),
      /** To the applicant, with the mail about the status. */
      message: optionalMessage,
      /** Of a refusal: the applicant is told them with the message. */
      refusalReasons: givenReasons,
    }),
    reply: z.object({ application: handledApplicationSchema, message: z.string() }),
  }),
  setStatuses: endpoint({
    ...writing,
    method: 'PUT',
    path: '/applications/status',
    summary: 'Sets the status of several. Those that somebody else changed meanwhile stay as they are and are named.',
    body: z.object({
      status: chosenStatus,
      message: optionalMessage,
      refusalReasons: givenReasons,
      applications: severalApplications,
    }),
    reply: z.object({
      changed: z.array(id),
      stale: z.array(id),
      /** The stale ones as they are now: for changing them nevertheless. */
      staleApplications: z.array(staleApplicationSchema),
      /** Those that were changed, as they are now: for taking it back. */
      applications: z.array(z.object({ id, version })),
      message: z.string(),
    }),
  }),
  undo: endpoint({
    ...writing,
    method: 'POST',
    path: '/applications/undo',
    summary: 'Takes the last change of status back, within ten minutes, unless somebody else changed it again.',
    body: z.object({ applications: severalApplications }),
    reply: z.object({
      changed: z.array(id),
      /** Those that were withdrawn or deleted since, or whose business is no longer shared with the caller. */
      gone: z.array(id),
      /** Those that were taken back, as they are now: for changing them anew. */
      applications: z.array(z.object({ id, version })),
      message: z.string(),
    }),
  }),
  remove: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/applications/:id',
    summary: 'Deletes an application with its answers and files.',
    params: oneApplication,
    reply: said,
  }),
};

export type HandledApplication = z.output<typeof handledApplicationSchema>;
export type InboxSort = (typeof inboxSorts)[number];
