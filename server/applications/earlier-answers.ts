import { isText, type Question } from '../../contract/application-forms/application-form-fields.ts';
import type { Db } from '../platform/database/database.ts';

/** Of so many applications, the last ones. */
const APPLICATIONS = 20;

interface Target {
  id: string;
  questions: Question[];
}

/**
 * What the applicant wrote before and need not write again: the phone number, and answers to the same questions. First what went to
 * this very position and was withdrawn, mostly to put something right.
 */
export async function readEarlier(db: Db, userId: string, { id, questions }: Target) {
  const rows = await db
    .selectFrom('applications')
    .select(['phone', 'responses', 'formSnapshot'])
    .where('userId', '=', userId)
    .orderBy((column) => column('positionId', '=', id), 'desc')
    .orderBy('submittedAt', 'desc')
    .limit(APPLICATIONS)
    .execute();
  const given = rows.flatMap(({ responses, formSnapshot }) =>
    responses.flatMap(({ questionId, response }) => {
      const asked = formSnapshot.questions.find((question) => question.id === questionId);
      return asked ? [{ asked, response }] : [];
    }),
  );
  const answers = questions.flatMap((question) => {
    const found = given.find(({ asked, response }) => isSame(asked, question) && fits(question, response));
    return found ? [{ questionId: question.id, question: question.question, response: found.response }] : [];
  });
  return { phone: rows.find(({ phone }) => phone)?.phone ?? '', answers };
}

const isSame = (one: Pick<Question, 'type' | 'question'>, other: Question) =>
  one.type === other.type && keyOf(one.question) === keyOf(other.question);

/** Signs tell "C++" from "C#". */
const keyOf = (question: string) =>
  question
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[ ?:.!*]+$/, '');

/** Files are sent anew, and a day that was true then may not be now. */
function fits({ type, maxLength, options }: Question, response: string | string[]) {
  if (type === 'file_upload' || type === 'date') return false;
  if (isText(type)) return response.length <= maxLength;
  return type === 'yes_no' || [response].flat().every((each) => options.includes(each));
}
