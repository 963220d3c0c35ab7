import { extname } from 'node:path';
import type { Question } from '../../contract/application-forms/application-form-fields.ts';
import {
  checkApplication,
  type FilledIn,
  hasAnswer,
  joinMessages,
  reworded,
  type SentAnswer,
} from '../../contract/applications/application-fields.ts';
import { Failure, type FieldError } from '../../contract/errors.ts';
import type { ApplyTarget } from './apply-target.ts';
import { filesOf, type UnusedFile } from './files-of-answers.ts';

/** Everything that is wrong, in the order of the form. */
export function checkFilledIn(target: ApplyTarget, filledIn: FilledIn) {
  const { questions, files: found } = target;
  const { errors, asked, applicant, listEntry, answers } = checkApplication(target, filledIn);
  const other = reworded(asked, filledIn.responses);
  if (other.length > 0 || filledIn.responses.some((answer) => isOutdated(answer, questions, asked))) {
    const message = 'Arbeidsgiveren har endret skjemaet mens du svarte. Se over svarene dine, og send på nytt.';
    throw new Failure('conflict', message, { errors: other });
  }
  const looked = answers.map((answer) => lookAtFiles(questionOf(questions, answer), answer, found));
  const all = [...errors, ...looked.flatMap((each) => each.errors)];
  if (!applicant || all.length > 0) throw new Failure('invalid', joinMessages(all), { errors: all });
  // One file may answer two questions.
  const files = [...new Set(looked.flatMap((each) => each.files))];
  return { applicant, listEntry, answers: looked.map(({ kept }) => kept), files };
}

/** Whoever sends the words of a question along had it in sight when it was answered. */
function isOutdated(answer: SentAnswer, questions: Question[], asked: Question[]) {
  const question = questionOf(questions, answer);
  if (!question) return true;
  return answer.question !== undefined && !asked.includes(question) && hasAnswer(question, answer);
}

const questionOf = (questions: Question[], { questionId }: SentAnswer) => questions.find(({ id }) => id === questionId);

/** The answer to a question for files is their names; only such a question has files. */
function lookAtFiles(question: Question | undefined, answer: SentAnswer, found: Map<string, UnusedFile>) {
  const { questionId, response } = answer;
  if (question?.type !== 'file_upload') {
    return { errors: [], files: [], kept: { questionId, response, files: [] } satisfies SentAnswer };
  }
  const path = `responses.${questionId}`;
  const files = filesOf(found, answer);
  const errors: FieldError[] = files.flatMap((file) => problemOf(question, file) ?? []).map((msg) => ({ path, msg }));
  if (!answer.files.every((name) => found.has(name))) {
    errors.push({ path, msg: `${question.question}: filen finnes ikke lenger. Last den opp på nytt` });
  }
  const kept = {
    questionId,
    response: files.map(({ fileName }) => fileName).join(', '),
    files: files.map(({ id }) => id),
  };
  return { errors, files, kept: kept satisfies SentAnswer };
}

function problemOf({ allowedFileTypes, maxFileSize }: Question, { fileName, fileKey, sizeBytes, scan }: UnusedFile) {
  const ending = extname(fileKey).slice(1);
  if (scan === 'infected') return `${fileName} inneholdt skadelig programvare og er fjernet`;
  if (!(allowedFileTypes as string[]).includes(ending)) return `${fileName} er ikke av en type som kan sendes her`;
  if (sizeBytes > maxFileSize * 1024 * 1024) return `${fileName} kan ikke være større enn ${maxFileSize} MB`;
  return undefined;
}
