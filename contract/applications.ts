import { z } from 'zod';
import { isText, type Question, questionSchema } from './application-forms.ts';
import { endpoint, type RateLimit, readLimit, writeLimit } from './endpoint.ts';
import type { FieldError } from './errors.ts';
import { policy } from './policy.ts';
import { choice, email, id, limit, line, MINUTE, page, searchWords, text, time } from './values.ts';

/** The employer may set any of them from any other. */
export const applicationStatuses = ['pending', 'approved', 'denied', 'contacted'] as const;
const { notesLength, messageLength } = policy.applicationHandling;
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

export const applicationLimits = {
  /** What was begun before the deadline may be sent for so long after it. */
  graceMinutes: 30,
  filesPerQuestion: 5,
  /** Of the largest that a question may allow, in MB. */
  fileSize: 50,
  /** Uploaded and not sent, by one person. */
  unusedFiles: 60,
  unusedMegabytes: 400,
  phone: 30,
} as const;

/** Who may not apply, and why. */
export const applyingRefused = {
  notLoggedIn: 'Du må være logget inn for å søke på stillinger',
  inactive: 'Du må ha en aktiv konto for å søke på stillinger',
} as const;

/** The applicant, as the form asks. */
export const applicantSchema = z.object({
  firstName: line('Fornavn er påkrevd', 100),
  lastName: line('Etternavn er påkrevd', 100),
  email: email(),
  phone: z
    .string()
    .max(applicationLimits.phone, `Telefonnummeret kan ikke være lengre enn ${applicationLimits.phone} tegn`)
    .regex(/^[\d\s()+./-]*$/, 'Telefonnummeret kan bare ha sifre, mellomrom og tegnene + - ( )')
    .transform((value) => value.trim() || null)
    .nullish()
    .transform((value) => value ?? null),
});
export type Applicant = z.output<typeof applicantSchema>;

/** A file is named by its id or its path, alone or in the object that the upload answered. */
const fileName = z.string().min(1, 'Ugyldig fil').max(300, 'Ugyldig fil');
const sentFile = z
  .union([fileName, z.object({ id: fileName }), z.object({ path: fileName })], { error: 'Ugyldig fil' })
  .transform((file) => (typeof file === 'string' ? file : 'id' in file ? file.id : file.path));

const longestAnswer = z.string({ error: 'Ugyldig svar' }).max(20_000, 'Svaret er for langt');
const sentAnswerSchema = z.object({
  questionId: z.string({ error: 'Ugyldig spørsmål' }).max(100, 'Ugyldig spørsmål'),
  response: z
    .union([longestAnswer, z.array(longestAnswer).max(100, 'For mange svar')], { error: 'Ugyldig svar' })
    .nullish()
    .transform((value) => value ?? ''),
  files: z
    .array(sentFile, { error: 'Ugyldige filer' })
    .max(applicationLimits.filesPerQuestion, `Du kan legge ved høyst ${applicationLimits.filesPerQuestion} filer`)
    .nullish()
    .transform((value) => value ?? []),
});
export type SentAnswer = z.output<typeof sentAnswerSchema>;

const anyLine = z.string({ error: 'Ugyldig tekst' }).max(300, 'Teksten er for lang').nullish();
/** What is being filled in: no rule but how much there may be. The rules come when it is sent, with the form at hand. */
const filledIn = {
  applicantInfo: z
    .object({ firstName: anyLine, lastName: anyLine, email: anyLine, phone: anyLine }, { error: 'Ugyldig søker' })
    .default({}),
  responses: z.array(sentAnswerSchema, { error: 'Ugyldige svar' }).max(50, 'For mange svar').default([]),
  /** Keep it as long as the position, not only for six months after closing. */
  keepsLonger: z.boolean({ error: 'Ugyldig valg' }).default(false),
};
export const filledInSchema = z.object(filledIn);
export type FilledIn = z.output<typeof filledInSchema>;

/** An answer in the words that are kept, or what is wrong with it. */
type Checked = { response: string | string[] } | { problem: string };

const asText = (response: string | string[]) => (Array.isArray(response) ? response.join(', ') : response);

const hasAnswer = ({ type }: Question, answer: SentAnswer | undefined) => {
  if (!answer) return false;
  if (type === 'file_upload') return answer.files.length > 0;
  return Array.isArray(answer.response) ? answer.response.some((each) => each.trim()) : answer.response.trim() !== '';
};

const isDay = (value: string) => z.iso.date().safeParse(value).success;

/** The rules of a question for an answer that is there; files are looked at by the server. */
function checkAnswer(question: Question, { response }: SentAnswer): Checked {
  const said = asText(response);
  if (isText(question.type)) {
    const kept = (question.type === 'short_answer' ? line : text)('', 100_000).parse(said);
    if (kept.length <= question.maxLength) return { response: kept };
    return { problem: `${question.question} kan ikke være lengre enn ${question.maxLength} tegn` };
  }
  if (question.type === 'yes_no') {
    const word = said.trim().toLowerCase();
    return word === 'ja' || word === 'nei'
      ? { response: word }
      : { problem: `${question.question} må besvares med ja eller nei` };
  }
  if (question.type === 'date') {
    return isDay(said.trim()) ? { response: said.trim() } : { problem: `${question.question} må være en gyldig dato` };
  }
  if (question.type === 'file_upload') return { response: said };
  const chosen = new Set(Array.isArray(response) ? response : [response]);
  if (![...chosen].every((each) => question.options.includes(each))) {
    return { problem: `${question.question} har et svar som ikke kan velges` };
  }
  if (question.type === 'select_multiple') return { response: question.options.filter((each) => chosen.has(each)) };
  return chosen.size === 1 ? { response: said } : { problem: `${question.question} kan bare ha ett svar` };
}

/**
 * The rules of the applicant form, for the browser and the server: the person first, then question by question. The
 * message of a refusal is all of them, joined with commas.
 */
export function checkApplication(questions: Question[], { applicantInfo, responses }: FilledIn) {
  const person = applicantSchema.safeParse(applicantInfo);
  const errors: FieldError[] = person.success ? [] : firstOfEach(person.error.issues);
  const answers: SentAnswer[] = [];
  for (const question of questions) {
    const answer = responses.find(({ questionId }) => questionId === question.id);
    const path = `responses.${question.id}`;
    if (!answer || !hasAnswer(question, answer)) {
      if (question.required) errors.push({ path, msg: `${question.question} er påkrevd` });
      continue;
    }
    const checked = checkAnswer(question, answer);
    if ('problem' in checked) errors.push({ path, msg: checked.problem });
    else answers.push({ ...answer, response: checked.response });
  }
  return { errors, applicant: person.success ? person.data : null, answers };
}

export const joinMessages = (errors: FieldError[]) => errors.map(({ msg }) => msg).join(', ');

function firstOfEach(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const errors = issues.map(({ path, message }) => ({ path: `applicantInfo.${String(path[0])}`, msg: message }));
  return errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);
}

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
      response: z.union([z.string(), z.array(z.string())]),
      files: z.array(applicationFileSchema),
    }),
  ),
  keepsLonger: z.boolean(),
  startedAt: time,
  updatedAt: time,
});

const ofPosition = z.object({ positionId: z.string().max(60, 'Ugyldig stillings-ID') });
/** Ten people behind one log-in do not send more. */
const sendLimit: RateLimit = { max: 30, windowSeconds: 10 * MINUTE };
const uploadLimit: RateLimit = { max: 60, windowSeconds: 10 * MINUTE };

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

const flag = z
  .enum(['true', 'false', '1', '0', ''], { error: 'Ugyldig valg' })
  .transform((value) => value === 'true' || value === '1')
  .optional();

const inboxSorts = ['newest', 'oldest', 'name'] as const;

/** Which applications of a business; the list, the export and the figures beside them understand the same. */
const inboxFilter = z.object({
  status: choice(applicationStatuses),
  unreadOnly: flag,
  search: searchWords,
  positionId: z.preprocess((value) => value || undefined, id.optional()),
  sort: choice(inboxSorts),
});

/** As those see it who handle the applications of a business. */
export const handledApplicationSchema = z.object({
  id,
  _id: id,
  status: statusSchema,
  isRead: z.boolean(),
  notes: z.string(),
  /** To be sent with a change, so that nobody overwrites what they have not seen. */
  version: z.number().int(),
  submittedAt: time,
  updatedAt: time,
  firstOpenedAt: time.nullable(),
  /** `emailConfirmed`: the applicant's account has this address and has confirmed it. */
  applicantInfo: applicantInfoSchema.extend({ emailConfirmed: z.boolean() }),
  positionId: z.object({ id, _id: id, title: z.string() }),
  applicationFormId: z.object({ id: id.nullable(), _id: id.nullable(), title: z.string() }),
  fileCount: z.number().int(),
  /** What the applicant knows already. */
  toldStatus: statusSchema,
  /** Until when the last change of the status can be taken back. */
  undoUntil: time.nullable(),
  /** When it will be deleted, once the position is closed. */
  deletedAfter: time.nullable(),
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
        }),
      ),
    })
    .optional(),
  responses: z.array(answerSchema).optional(),
});

const notes = z
  .string({ error: 'Ugyldig notat' })
  .max(notesLength, `Notatet kan ikke være lengre enn ${notesLength} tegn`);
const messageToApplicant = text('Skriv en melding', messageLength);
const version = z.number({ error: 'Ugyldig versjon' }).int();
const oneApplication = z.object({ id });
const oneBusiness = z.object({ businessId: z.string().max(60) });
const chosenStatus = z.enum(applicationStatuses, { error: 'Velg en status' });
/** Empties what a form sends as an empty field. */
const optionalMessage = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)),
  messageToApplicant.optional(),
);

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
        applicationMethod: z.enum(['email', 'external', 'form']),
        applicationDeadline: z.iso.date().nullable(),
        expiryDate: z.iso.date(),
      }),
      business: z.object({ name: z.string(), organizationNumber: z.string(), logoUrl: z.string().nullable() }),
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
    }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/applications/draft/:positionId',
    summary: 'Keeps what is filled in, for the caller only.',
    access: 'user',
    rateLimit: { max: 600, windowSeconds: 10 * MINUTE },
    params: ofPosition,
    body: filledInSchema,
    reply: z.object({ startedAt: time, updatedAt: time }),
  }),
  removeDraft: endpoint({
    method: 'DELETE',
    path: '/applications/draft/:positionId',
    summary: 'Throws the own draft away, with its files.',
    access: 'user',
    rateLimit: writeLimit,
    params: ofPosition,
    reply: z.object({ message: z.string() }),
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/applications/upload-file',
    summary: 'Keeps a file to be named in an answer. With position and question, the rules of that question hold.',
    access: 'user',
    refusal: applyingRefused,
    rateLimit: uploadLimit,
    body: z.object({ positionId: id.optional(), questionId: z.string().max(100, 'Ugyldig spørsmål').optional() }),
    files: { applicationFile: { maxSizeBytes: applicationLimits.fileSize * 1024 * 1024 } },
    reply: z.object({ file: applicationFileSchema }),
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/applications/upload-file/:id',
    summary: 'Throws away an own file that was not sent.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: z.object({ message: z.string() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/applications/submit/:positionId',
    summary: 'Sends an application. With the same Idempotency-Key it is sent once and answered the same way again.',
    access: 'user',
    refusal: applyingRefused,
    rateLimit: sendLimit,
    params: ofPosition,
    /** The key may stand in the header `Idempotency-Key` instead. */
    body: filledInSchema.extend({ idempotencyKey: z.string().min(1).max(200, 'Ugyldig nøkkel').optional() }),
    reply: z.object({ message: z.string(), application: z.object({ id, _id: id, submittedAt: time }) }),
  }),
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
  stats: endpoint({
    method: 'GET',
    path: '/applications/business/:businessId/stats',
    summary: 'How many applications a business has, in all, by status and by position.',
    access: 'user',
    rateLimit: readLimit,
    params: oneBusiness,
    reply: z.object({
      stats: z.object({
        total: z.number().int(),
        unread: z.number().int(),
        pending: z.number().int(),
        approved: z.number().int(),
        denied: z.number().int(),
        contacted: z.number().int(),
      }),
      business: z.object({ id, _id: id, businessName: z.string(), organizationNumber: z.string() }),
      positions: z.array(z.object({ id, title: z.string(), total: z.number().int() })),
    }),
  }),
  inbox: endpoint({
    method: 'GET',
    path: '/applications/business/:businessId',
    summary:
      'The applications of a business that the caller owns or shares. With answers, unless `fields` is `summary`.',
    access: 'user',
    rateLimit: readLimit,
    params: oneBusiness,
    query: inboxFilter.extend({
      page,
      limit: limit.default(policy.pageSize.applications),
      fields: choice(['summary']),
    }),
    reply: z.object({
      applications: z.array(handledApplicationSchema),
      pagination: z.object({
        currentPage: z.number().int(),
        totalPages: z.number().int(),
        totalApplications: z.number().int(),
        hasPrev: z.boolean(),
        hasNext: z.boolean(),
      }),
    }),
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
      /** Only these, divided by commas. */
      ids: z
        .string()
        .max(40 * policy.pageSize.most)
        .transform((value) => value.split(',').filter(Boolean))
        .pipe(z.array(id))
        .optional(),
    }),
    reply: 'file',
  }),
  open: endpoint({
    method: 'GET',
    path: '/applications/:id',
    summary: 'One application with answers and files. That it was opened is recorded.',
    access: 'user',
    rateLimit: readLimit,
    params: oneApplication,
    reply: z.object({ application: handledApplicationSchema }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/applications/:id/history',
    summary: 'Who did what with an application, the last first.',
    access: 'user',
    rateLimit: readLimit,
    params: oneApplication,
    reply: z.object({
      events: z.array(
        z.object({
          id: z.number().int(),
          kind: z.string(),
          /** Missing when the account is gone. */
          actor: z.string().nullable(),
          from: statusSchema.nullable(),
          to: statusSchema.nullable(),
          message: z.string().nullable(),
          createdAt: time,
        }),
      ),
    }),
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/applications/:id/read',
    summary: 'Marks an application read.',
    access: 'user',
    rateLimit: writeLimit,
    params: oneApplication,
    reply: z.object({ application: handledApplicationSchema }),
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/applications/:id/status',
    summary: 'Sets status and notes. The applicant is told ten minutes later, unless it is taken back.',
    access: 'user',
    rateLimit: writeLimit,
    params: oneApplication,
    body: z.object({
      status: chosenStatus,
      notes: notes.nullish(),
      version: version.optional(),
      /** To the applicant, with the mail about the status. */
      message: optionalMessage,
    }),
    reply: z.object({ application: handledApplicationSchema, message: z.string() }),
  }),
  setStatuses: endpoint({
    method: 'PUT',
    path: '/applications/status',
    summary: 'Sets the status of several. Those that somebody else changed meanwhile stay as they are and are named.',
    access: 'user',
    rateLimit: writeLimit,
    body: z.object({
      status: chosenStatus,
      message: optionalMessage,
      applications: z
        .array(z.object({ id, version: version.optional() }), { error: 'Velg minst én søknad' })
        .min(1, 'Velg minst én søknad')
        .max(policy.pageSize.most, `Velg høyst ${policy.pageSize.most} søknader`),
    }),
    reply: z.object({ changed: z.array(id), stale: z.array(id), message: z.string() }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/applications/undo',
    summary: 'Takes the last change of status back, within ten minutes.',
    access: 'user',
    rateLimit: writeLimit,
    body: z.object({
      ids: z
        .array(id, { error: 'Velg minst én søknad' })
        .min(1, 'Velg minst én søknad')
        .max(policy.pageSize.most, `Velg høyst ${policy.pageSize.most} søknader`),
    }),
    reply: z.object({ changed: z.array(id), message: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/applications/:id',
    summary: 'Deletes an application with its answers and files.',
    access: 'user',
    rateLimit: writeLimit,
    params: oneApplication,
    reply: z.object({ message: z.string() }),
  }),
};

export type HandledApplication = z.output<typeof handledApplicationSchema>;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type InboxSort = (typeof inboxSorts)[number];
