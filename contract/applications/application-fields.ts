import { z } from 'zod';
import {
  formLimits,
  type Question,
  type QuestionType,
  sentQuestionId,
} from '../application-forms/application-form-fields.ts';
import { isAsked } from '../application-forms/question-conditions.ts';
import type { FieldError } from '../errors.ts';
import { firstOfEachField } from '../first-of-each-field.ts';
import { policy } from '../policy.ts';
import { cleanText, email, line, longestPhone, phoneNumber, text } from '../values.ts';
import { anyLine, checkListEntry, typedEntrySchema } from './applicant-list-fields.ts';

/** Of what an applicant fills in: the fields, their limits and the rules that browser and server both check. */
export const applicationLimits = {
  /** What was begun before the deadline may be sent for so long after it. */
  graceMinutes: 30,
  filesPerQuestion: 5,
  /** Of the largest that a question may allow, in MB. */
  fileSize: formLimits.fileSize.max,
  /** Larger files are sent in parts of so many bytes, so that a lost connection loses little. */
  partBytes: 4 * 1024 * 1024,
  /** Uploaded and not sent, by one person. */
  unusedFiles: 60,
  unusedMegabytes: 400,
  phone: longestPhone,
} as const;

/** The applicant, as the form asks. */
export const applicantSchema = z.object({
  firstName: line('Fornavn er påkrevd', policy.lengths.personName),
  lastName: line('Etternavn er påkrevd', policy.lengths.personName),
  email: email(),
  phone: phoneNumber.optional().transform((value) => value ?? null),
});
export type Applicant = z.output<typeof applicantSchema>;

/** A file is named by its id or its path, alone or in the object that the upload answered. */
const fileName = z.string().min(1, 'Ugyldig fil').max(300, 'Ugyldig fil').toLowerCase();
const sentFile = z
  .union([fileName, z.object({ id: fileName }), z.object({ path: fileName })], { error: 'Ugyldig fil' })
  .transform((file) => (typeof file === 'string' ? file : 'id' in file ? file.id : file.path));

const longestAnswer = z.string({ error: 'Ugyldig svar' }).max(20_000, 'Svaret er for langt');
const sentAnswerSchema = z.object({
  questionId: sentQuestionId('Ugyldig spørsmål'),
  /** As it was asked: the employer may word it anew while it is being answered. */
  question: z.string({ error: 'Ugyldig spørsmål' }).max(formLimits.question, 'Ugyldig spørsmål').optional(),
  response: z
    .union([longestAnswer, z.array(longestAnswer).max(100, 'For mange svar'), z.boolean()], { error: 'Ugyldig svar' })
    .nullish()
    .transform((value) => (typeof value === 'boolean' ? (value ? 'ja' : 'nei') : (value ?? ''))),
  files: z
    .array(sentFile, { error: 'Ugyldige filer' })
    .max(applicationLimits.filesPerQuestion, `Du kan legge ved høyst ${applicationLimits.filesPerQuestion} filer`)
    .nullish()
    .transform((value) => value ?? []),
});
export type SentAnswer = z.output<typeof sentAnswerSchema>;

/** What is being filled in: no rule but how much there may be. The rules come when it is sent, with the form at hand. */
const filledIn = {
  applicantInfo: z
    .object(
      {
        firstName: anyLine('Fornavnet er for langt'),
        lastName: anyLine('Etternavnet er for langt'),
        email: anyLine('E-postadressen er for lang'),
        phone: anyLine('Telefonnummeret er for langt'),
      },
      { error: 'Ugyldig søker' },
    )
    .nullish()
    .transform((value) => value ?? {}),
  responses: z
    .array(sentAnswerSchema, { error: 'Ugyldige svar' })
    .max(50, 'For mange svar')
    .nullish()
    .transform((value) => value ?? []),
  /** Keep it as long as the position, not only for six months after closing. */
  keepsLonger: z.boolean({ error: 'Ugyldig valg' }).default(false),
  /** The business may tell of other positions. Kept when it is sent; from then on it is changed by a call of its own. */
  wantsTips: z.boolean({ error: 'Ugyldig valg' }).default(false),
  /** Where the position has a public list of applicants. */
  listEntry: typedEntrySchema.nullish(),
};
export const filledInSchema = z.object(filledIn);
export type FilledIn = z.output<typeof filledInSchema>;

export const submissionSchema = filledInSchema.extend({
  /** What the form said: it is kept, whatever the position says by now. */
  isReadAnonymously: z.boolean({ error: 'Ugyldig valg' }).default(false),
});
export type Submission = z.output<typeof submissionSchema>;

/** An answer in the words that are kept, or what is wrong with it. */
type Checked = { response: string | string[] } | { problem: string };

const asText = (response: string | string[]) => (Array.isArray(response) ? response.join(', ') : response);

export const hasAnswer = ({ type }: Question, answer: SentAnswer) => {
  if (type === 'file_upload') return answer.files.length > 0;
  // What is dropped when it is kept is no answer either.
  return [answer.response].flat().some((each) => cleanText(each) !== '');
};

const day = z.iso.date();
// How long an answer may be is said by its question.
const keptLine = line('', 100_000);
const keptText = text('', 100_000);

type Rule = (question: Question, response: string | string[]) => Checked;

const isWritten =
  (kept: z.ZodType<string>): Rule =>
  ({ question, maxLength }, response) => {
    const words = kept.parse(asText(response));
    if (words.length <= maxLength) return { response: words };
    return { problem: `${question} kan ikke være lengre enn ${maxLength} tegn` };
  };

const isChosen: Rule = (question, response) => {
  const chosen = new Set([response].flat());
  const { type, options } = question;
  if (![...chosen].every((each) => options.includes(each))) return { problem: outdated(question) };
  if (type === 'select_multiple') return { response: options.filter((each) => chosen.has(each)) };
  return chosen.size === 1 ? { response: asText(response) } : { problem: `${question.question} kan bare ha ett svar` };
};

/** The rules of a question for an answer that is there; files are looked at by the server. */
const rules: Record<QuestionType, Rule> = {
  short_answer: isWritten(keptLine),
  long_answer: isWritten(keptText),
  yes_no: ({ question }, response) => {
    const word = asText(response).trim().toLowerCase();
    return word === 'ja' || word === 'nei'
      ? { response: word }
      : { problem: `${question} må besvares med ja eller nei` };
  },
  date: ({ question }, response) => {
    const said = asText(response).trim();
    return day.safeParse(said).success ? { response: said } : { problem: `${question} må være en gyldig dato` };
  },
  select_single: isChosen,
  select_multiple: isChosen,
  file_upload: (_question, response) => ({ response: asText(response) }),
};

/** Of what was chosen while it could be. */
export const outdated = ({ question }: Question) => `${question}: et svar du valgte, kan ikke velges lenger`;

/** What a position asks of who applies. */
export interface Asked {
  questions: Question[];
  hasApplicantList: boolean;
}

/**
 * The rules of the applicant form, for the browser and the server: the person first, then question by question. The
 * message of a refusal is all of them, joined with commas. Questions that are not asked have neither rules nor answers.
 */
export function checkApplication(
  { questions, hasApplicantList }: Asked,
  { applicantInfo, listEntry, responses }: FilledIn,
) {
  const person = applicantSchema.safeParse(applicantInfo);
  const entry = hasApplicantList ? checkListEntry(listEntry) : null;
  const errors = [...errorsOf('applicantInfo', person), ...errorsOf('listEntry', entry)];
  const answers: SentAnswer[] = [];
  const asked: Question[] = [];
  const given = new Map<string, SentAnswer['response']>();
  for (const question of questions) {
    if (!isAsked(question, given)) continue;
    asked.push(question);
    const answer = responses.find(({ questionId }) => questionId === question.id);
    const path = `responses.${question.id}`;
    if (!answer || !hasAnswer(question, answer)) {
      if (question.required) errors.push({ path, msg: `${question.question} er påkrevd` });
      continue;
    }
    const checked = rules[question.type](question, answer.response);
    if ('problem' in checked) {
      errors.push({ path, msg: checked.problem });
      continue;
    }
    given.set(question.id, checked.response);
    answers.push({ ...answer, response: checked.response });
  }
  return { errors, applicant: person.data ?? null, listEntry: entry?.data ?? null, asked, answers };
}

/** The answers that were given to a question in other words than it has now. */
export const reworded = (questions: Question[], responses: SentAnswer[]): FieldError[] =>
  questions.flatMap(({ id, question }) => {
    const asked = responses.find(({ questionId }) => questionId === id)?.question;
    if (asked === undefined || asked === question) return [];
    return [{ path: `responses.${id}`, msg: `${question}: spørsmålet er endret, så se over svaret` }];
  });

const errorsOf = (part: string, checked: z.ZodSafeParseResult<unknown> | null): FieldError[] =>
  firstOfEachField(
    checked?.error?.issues.map(({ path, message }) => ({ path: `${part}.${String(path[0])}`, msg: message })) ?? [],
  );

export const joinMessages = (errors: FieldError[]) => errors.map(({ msg }) => msg).join(', ');
