import { formContentSchema } from '../../contract/application-forms/application-form-content.ts';
import {
  defaultFileTypes,
  formLimits,
  isSelect,
  type Question,
  type QuestionType,
} from '../../contract/application-forms/application-form-fields.ts';
import type { ApplicationForm } from '../../contract/application-forms.ts';
import type { FieldError } from '../../contract/errors.ts';
import { newKey } from '../platform/new-key.ts';

/** While it is typed, a number can be missing. */
export interface DraftQuestion extends Omit<Question, 'maxLength' | 'maxFileSize' | 'showWhen'> {
  maxLength: number | null;
  maxFileSize: number | null;
  /** `places` are those of the answers among the options: while these are edited, words can be alike. */
  showWhen?: (NonNullable<Question['showWhen']> & { places?: number[] }) | undefined;
}

export interface FormDraft {
  title: string;
  description: string;
  isActive: boolean;
  questions: DraftQuestion[];
}

export const blankQuestion = (fields: Partial<DraftQuestion> = {}): DraftQuestion => ({
  type: 'short_answer',
  question: '',
  required: false,
  placeholder: '',
  options: [],
  maxLength: formLimits.answer.default,
  allowedFileTypes: defaultFileTypes,
  maxFileSize: formLimits.fileSize.default,
  ...fields,
  id: newKey(),
});

/** Copies with ids of their own, also in what they say of each other. */
export function blankQuestions(questions: Partial<DraftQuestion>[]): DraftQuestion[] {
  const copies = questions.map((question) => blankQuestion(question));
  const copyOfId = (id: string) => copies[questions.findIndex((question) => question.id === id)]?.id ?? id;
  return copies.map((copy) =>
    copy.showWhen ? { ...copy, showWhen: { ...copy.showWhen, questionId: copyOfId(copy.showWhen.questionId) } } : copy,
  );
}

/** As many questions as a form needs at least. */
export const blankForm = (): FormDraft => ({
  title: '',
  description: '',
  isActive: true,
  questions: Array.from({ length: formLimits.questions.min }, () => blankQuestion()),
});

export const draftOf = ({ title, description, isActive, questions }: ApplicationForm): FormDraft => ({
  title,
  description,
  isActive,
  questions,
});

/** A new form like one that there is. Its questions are its own. */
export const copyOf = (form: ApplicationForm): FormDraft => ({
  ...draftOf(form),
  title: `Kopi av ${form.title}`.slice(0, formLimits.title),
  isActive: true,
  questions: blankQuestions(form.questions),
});

/** What was typed for another type stays, in case it is chosen again. */
export const withType = (question: DraftQuestion, type: QuestionType): DraftQuestion => ({
  ...question,
  type,
  options: isSelect(type) && question.options.length === 0 ? [''] : question.options,
});

/** As it would be kept. */
export const completed = (question: DraftQuestion): Question => ({
  ...question,
  maxLength: question.maxLength ?? formLimits.answer.default,
  maxFileSize: question.maxFileSize ?? formLimits.fileSize.default,
});

/** In the order of the rules. */
export function checkDraft(draft: FormDraft): FieldError[] {
  const checked = formContentSchema.safeParse(draft);
  return (checked.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), msg: message }));
}
