import type { Question } from '../../../contract/application-forms/application-form-fields.ts';
import type { FieldError } from '../../../contract/errors.ts';
import { type Attachments, isUploading } from '../../applications/use-uploads.ts';

/** Takes the place of "er påkrevd": the file is on its way. */
export function unfinished(questions: Question[], attachments: Attachments): FieldError[] {
  return questions.flatMap(({ id, question }) => {
    const list = attachments[id] ?? [];
    const path = `responses.${id}`;
    if (list.some(isUploading)) return [{ path, msg: `${question}: vent til filen er lastet opp` }];
    const failed = list.filter(({ problem }) => problem);
    if (failed.some(({ source }) => source))
      return [{ path, msg: `${question}: prøv igjen med filen som ikke ble lastet opp, eller fjern den` }];
    if (failed.length > 0) return [{ path, msg: `${question}: fjern filen som ikke ble lastet opp` }];
    return [];
  });
}

/** What is on its way, or waits to be sent again, is lost with the page; everything else is kept. */
export const isLosing = (asked: Pick<Question, 'id'>[], attachments: Attachments) =>
  asked
    .flatMap(({ id }) => attachments[id] ?? [])
    .some((attachment) => isUploading(attachment) || attachment.source !== null);
