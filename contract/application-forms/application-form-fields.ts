import { z } from 'zod';
import { textOrNumber } from '../values.ts';

export const questionTypes = [
  'short_answer',
  'long_answer',
  'yes_no',
  'date',
  'select_single',
  'select_multiple',
  'file_upload',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** What an applicant's file may be, by the ending of its name. */
export const fileTypes = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'jpg', 'png', 'webp'] as const;
export type FileType = (typeof fileTypes)[number];

export const defaultFileTypes: FileType[] = ['pdf', 'doc', 'docx'];

export const formLimits = {
  title: 100,
  description: 500,
  questions: { min: 2, max: 20 },
  question: 500,
  placeholder: 200,
  options: 50,
  option: 200,
  /** Characters of a text answer. */
  answer: { min: 1, max: 5000, default: 500 },
  /** Of a file, in MB. */
  fileSize: { min: 1, max: 50, default: 10 },
  /** Of one business. */
  forms: 100,
} as const;

export const needsActiveBusiness = 'Du må ha minst én aktiv bedrift for å bruke søknadsmaler';

export const tooManyQuestions = `Du kan ikke ha mer enn ${formLimits.questions.max} spørsmål i en søknadsmal`;

/** The client makes it; what it counted is sent as a number. */
export const sentQuestionId = (wrong: string) => textOrNumber(100, wrong);

/** What has to be answered before a question is asked: an earlier one of the form, with one of these. */
export const showWhenSchema = z.object({
  questionId: z.string().min(1).max(100),
  answers: z.array(z.string().max(formLimits.option)).min(1).max(formLimits.options),
});

export const isSelect = (type: QuestionType) => type === 'select_single' || type === 'select_multiple';
export const isText = (type: QuestionType) => type === 'short_answer' || type === 'long_answer';

/** As it is kept. Settings that its type does not use have their defaults. */
export const questionSchema = z.object({
  /** Made by the client; unique within the form. */
  id: z.string().min(1).max(100),
  type: z.enum(questionTypes),
  question: z.string().max(formLimits.question),
  required: z.boolean(),
  placeholder: z.string().max(formLimits.placeholder),
  options: z.array(z.string().max(formLimits.option)).max(formLimits.options),
  maxLength: z.number().int(),
  allowedFileTypes: z.array(z.enum(fileTypes)).max(fileTypes.length),
  /** In MB. */
  maxFileSize: z.number().int(),
  showWhen: showWhenSchema
    .optional()
    .describe(
      'Asked only when the earlier question `questionId` (yes_no, select_single or select_multiple), itself asked, has one of `answers` as its answer; for yes_no these are ja and nei. Without it the question is always asked. Answers to questions that are not asked are not kept.',
    ),
});
export type Question = z.output<typeof questionSchema>;

/** What an applicant was asked; an application keeps it whatever becomes of the form. */
export const formSnapshotSchema = z.object({
  title: z.string().max(formLimits.title),
  description: z.string().max(formLimits.description),
  questions: z.array(questionSchema).max(formLimits.questions.max),
});
export type FormSnapshot = z.output<typeof formSnapshotSchema>;
