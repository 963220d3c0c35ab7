import type { Question } from '../../../contract/application-forms/application-form-fields.ts';
import { outdated, type SentAnswer } from '../../../contract/applications/application-fields.ts';
import type { FieldError } from '../../../contract/errors.ts';

type Answers = Record<string, SentAnswer['response']>;

/** What was chosen while it could be is neither seen in the form nor sent, so it is said. */
export const outdatedChoices = (questions: Question[], answers: Answers): FieldError[] =>
  questions.flatMap((question) => {
    const { id, type, options } = question;
    if (type !== 'select_single' && type !== 'select_multiple') return [];
    const isThere = [answers[id] ?? []].flat().every((each) => each === '' || options.includes(each));
    return isThere ? [] : [{ path: `responses.${id}`, msg: outdated(question) }];
  });
