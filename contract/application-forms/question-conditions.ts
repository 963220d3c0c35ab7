import { answerInWords } from '../applications/application-words.ts';
import { joinWithOr } from '../words-in-a-row.ts';
import type { Question } from './application-form-fields.ts';

// Which questions of a form are asked, by the answers to others: for browser and server, and without zod.

type Response = string | string[];
interface Given {
  questionId: string;
  response: Response;
}

/** Whether it is, after what was answered so far. */
export const isAsked = ({ showWhen }: Pick<Question, 'showWhen'>, given: Map<string, Response>) =>
  !showWhen || [given.get(showWhen.questionId) ?? []].flat().some((each) => showWhen.answers.includes(each));

/** Those that are. What depends on a question that is not asked is not asked either, whatever was once answered there. */
export function askedAmong<Q extends Pick<Question, 'id' | 'showWhen'>>(questions: Q[], responses: Given[]): Q[] {
  const answers = new Map(responses.map(({ questionId, response }) => [questionId, response]));
  const given = new Map<string, Response>();
  return questions.filter((question) => {
    if (!isAsked(question, given)) return false;
    given.set(question.id, answers.get(question.id) ?? '');
    return true;
  });
}

/** Whether its answers are given ones, so that others can depend on them. */
export const hasGivenAnswers = ({ type }: Pick<Question, 'type'>) =>
  type === 'yes_no' || type === 'select_single' || type === 'select_multiple';

export const givenAnswersTo = ({ type, options }: Pick<Question, 'type' | 'options'>) =>
  type === 'yes_no' ? ['ja', 'nei'] : options.filter((option) => option.trim());

/** What can be wrong with what a question depends on, after "Spørsmål N". */
export const conditionProblems = {
  gone: 'avhenger av et spørsmål som ikke finnes',
  late: 'må stå etter spørsmålet det avhenger av',
  open: 'avhenger av et spørsmål som ikke har svar å velge mellom',
  none: 'må ha minst ett svar det skal vises etter',
  other: 'avhenger av et svar som ikke kan velges',
} as const;

export type ConditionProblem = keyof typeof conditionProblems;
type Conditional = Pick<Question, 'type' | 'options'> & {
  id?: string | null | undefined;
  showWhen?: Question['showWhen'] | null;
};

export function conditionProblemOf<Q extends Conditional>(question: Q, all: Q[]): ConditionProblem | null {
  const { showWhen } = question;
  if (!showWhen) return null;
  const deciding = all.find(({ id }) => id === showWhen.questionId);
  if (!deciding) return 'gone';
  if (all.indexOf(deciding) >= all.indexOf(question)) return 'late';
  if (!hasGivenAnswers(deciding)) return 'open';
  if (showWhen.answers.length === 0) return 'none';
  const answers = givenAnswersTo(deciding);
  return showWhen.answers.every((each) => answers.includes(each)) ? null : 'other';
}

/** After "Vises bare når", while nothing is wrong with it. */
export function conditionInWords(
  { showWhen }: Pick<Question, 'showWhen'>,
  all: Pick<Question, 'id' | 'type' | 'question'>[],
) {
  const deciding = all.find(({ id }) => id === showWhen?.questionId);
  if (!showWhen || !deciding) return '';
  const answers = showWhen.answers.map((response) => `«${answerInWords({ questionType: deciding.type, response })}»`);
  return `${quoted(deciding)} er besvart med ${joinWithOr(answers)}`;
}

const MOST_QUOTED = 80;

/** As it is spoken of elsewhere: on one line, and not longer than what is said of it. */
export function quoted({ question }: Pick<Question, 'question'>) {
  const text = question.trim().replace(/\s+/g, ' ') || 'Nytt spørsmål';
  return `«${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED).trimEnd()} …` : text}»`;
}
