import type { Question } from '../../contract/application-forms/application-form-fields.ts';
import { askedAmong } from '../../contract/application-forms/question-conditions.ts';
import { entryInWords } from '../../contract/applications/applicant-list-words.ts';
import type { FilledIn, SentAnswer } from '../../contract/applications/application-fields.ts';
import { answerInWords } from '../../contract/applications/application-words.ts';
import type { applications } from '../../contract/applications.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { unfinishedDay } from '../ui/date-input.tsx';
import { type Attachments, asAttachment } from './use-uploads.ts';

export type ApplyForm = Reply<typeof applications.form>;
type Draft = Omit<NonNullable<ApplyForm['draft']>, 'startedAt' | 'updatedAt'>;

/** What stands in the form, without its files. */
export interface Filled {
  applicantInfo: { firstName: string; lastName: string; email: string; phone: string };
  answers: Record<string, string | string[]>;
  /** The words of the questions when they were answered. */
  asked: Record<string, string>;
  keepsLonger: boolean;
  wantsTips: boolean;
  /** What the public list will say, once something of it is filled in. */
  listEntry: Draft['listEntry'];
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** The draft, or the person as the account and an earlier application know it. */
export function startOf(draft: Draft | null, { firstName, lastName, email }: Person, phone = '') {
  const filled: Filled = {
    applicantInfo: draft?.applicantInfo ?? { firstName, lastName, email, phone },
    answers: Object.fromEntries(draft?.responses.map(({ questionId, response }) => [questionId, response]) ?? []),
    asked: askedIn(draft?.responses ?? []),
    keepsLonger: draft?.keepsLonger ?? false,
    wantsTips: draft?.wantsTips ?? false,
    listEntry: draft?.listEntry ?? null,
  };
  const attachments: Attachments = Object.fromEntries(
    draft?.responses.map(({ questionId, files }) => [questionId, files.map(asAttachment)]) ?? [],
  );
  return { filled, attachments };
}

const askedIn = (responses: Draft['responses']) =>
  Object.fromEntries(responses.flatMap(({ questionId, question }) => (question ? [[questionId, question]] : [])));

/** As it is sent: empty answers are left out. */
export function asSent(
  questions: Question[],
  { applicantInfo, answers, asked, keepsLonger, wantsTips, listEntry }: Filled,
  files: Attachments,
) {
  const responses = questions.flatMap<SentAnswer>((question) => {
    const answered = { questionId: question.id, question: asked[question.id] ?? question.question };
    const { questionId } = answered;
    if (question.type === 'file_upload') {
      const there = (files[questionId] ?? []).flatMap(({ file }) => file ?? []);
      const response = there.map(({ originalName }) => originalName).join(', ');
      return there.length > 0 ? [{ ...answered, response, files: there.map(({ path }) => path) }] : [];
    }
    const response = fitting(question, answers[questionId] ?? '');
    return response.length > 0 ? [{ ...answered, response, files: [] }] : [];
  });
  return { applicantInfo, responses, keepsLonger, wantsTips, listEntry } satisfies FilledIn;
}

/** As a draft: half a day is no answer yet. Whoever sends is told of it. */
export const asKept = (questions: Question[], { responses, ...rest }: FilledIn): FilledIn => ({
  ...rest,
  responses: responses.filter(
    ({ questionId, response }) => !isHalfDay(questions.find(({ id }) => id === questionId)?.type, response),
  ),
});

const isHalfDay = (type: Question['type'] | undefined, answer: unknown) => type === 'date' && answer === unfinishedDay;

/** Whoever sends has in sight the questions that are asked, as they are now. What was answered to others stays here. */
export const asShown = (asked: Question[], { responses, ...rest }: FilledIn): FilledIn => ({
  ...rest,
  responses: responses.flatMap((answer) => {
    const shown = asked.find(({ id }) => id === answer.questionId);
    return shown ? { ...answer, question: shown.question } : [];
  }),
});

type Start = ReturnType<typeof startOf>;

/** Whether the same would be sent of two forms, in whichever words it was asked. */
export const sendsSame = (questions: Question[], one: Start, other: Start) =>
  textOf(questions, one) === textOf(questions, other);

function textOf(questions: Question[], { filled, attachments }: Start) {
  const content = asSent(questions, filled, attachments);
  return JSON.stringify(asShown(askedAmong(questions, content.responses), content), [
    ...['applicantInfo', 'firstName', 'lastName', 'email', 'phone', 'keepsLonger'],
    ...['responses', 'questionId', 'response', 'files'],
    ...['listEntry', 'age', 'gender', 'occupation', 'municipality', 'wantsExemption', 'exemptionReason'],
  ]);
}

/** What stands in the fields, as the rule of what is asked reads it. */
export const asGiven = (answers: Filled['answers']) =>
  Object.entries(answers).map(([questionId, response]) => ({ questionId, response }));

/** What stands in the field. The employer may have changed the question since it was answered: the rest is not seen there. */
function fitting({ type, options }: Question, answer: string | string[]) {
  if (type === 'select_multiple') return [answer].flat().filter((each) => options.includes(each));
  if (Array.isArray(answer)) return '';
  if (type === 'select_single') return options.includes(answer) ? answer : '';
  return type === 'yes_no' && answer !== 'ja' && answer !== 'nei' ? '' : answer;
}

/** For the one whose draft can no longer be sent: everything in it, to keep. */
export function asPlainText({ position, business, applicationForm }: ApplyForm, filled: Filled, files: Attachments) {
  const { firstName, lastName, email, phone } = filled.applicantInfo;
  const questions = applicationForm?.questions ?? [];
  const asked = askedAmong(questions, asGiven(filled.answers));
  const answers = questions.flatMap((each) => {
    const { id, type: questionType, question } = each;
    const names = (files[id] ?? []).map(({ name }) => name);
    const given = filled.answers[id] ?? '';
    const parts = names.length > 0 ? names : isHalfDay(questionType, given) ? [] : [given].flat();
    const text = parts.map((response) => answerInWords({ questionType, response })).join(', ');
    return text || asked.includes(each) ? `${question}\n${text || '(ikke besvart)'}` : [];
  });
  return [
    `Søknad: ${position.title}, ${business.name}`,
    `${firstName} ${lastName}\n${email}\n${phone}`.trim(),
    ...(filled.listEntry ? [`Offentlig søkerliste\n${entryInWords(filled.listEntry)}`] : []),
    ...answers,
  ]
    .join('\n\n')
    .concat('\n');
}
