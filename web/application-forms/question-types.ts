import type { QuestionType } from '../../contract/application-forms/application-form-fields.ts';

/** What each is called, in the order in which they are offered. */
export const questionTypeNames: Record<QuestionType, string> = {
  short_answer: 'Kort svar',
  long_answer: 'Langt svar',
  yes_no: 'Ja eller nei',
  date: 'Dato',
  select_single: 'Velg ett alternativ',
  select_multiple: 'Velg flere alternativer',
  file_upload: 'Last opp fil',
};
