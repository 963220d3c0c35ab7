import { z } from 'zod';
import { cleanText, id, idempotencyKey, seenAt } from '../values.ts';
import {
  defaultFileTypes,
  fileTypes,
  formLimits,
  formSnapshotSchema,
  isSelect,
  isText,
  type Question,
  questionTypes,
  sentQuestionId,
} from './application-form-fields.ts';
import { conditionProblemOf, conditionProblems } from './question-conditions.ts';

/** Far more than is allowed: the rules below say in their own order what is too long. */
const anyText = z.string().max(20_000, 'Teksten er for lang').nullish();
const anyNumber = (what: string) => z.number({ error: `${what} må være et tall` }).nullish();

const everySetting = z.object({
  id: sentQuestionId('Ugyldig id').nullish(),
  type: z.enum(questionTypes, { error: 'Ukjent spørsmålstype' }),
  question: anyText,
  required: z.boolean({ error: 'Ukjent valg' }).nullish(),
  placeholder: anyText,
  options: z.array(anyText).max(1000, 'For mange alternativer').nullish(),
  maxLength: anyNumber('Maks antall tegn'),
  allowedFileTypes: z.array(z.string().max(20, 'Ukjent filtype')).max(100, 'Ukjente filtyper').nullish(),
  maxFileSize: anyNumber('Maks filstørrelse'),
  showWhen: z
    .object(
      {
        questionId: sentQuestionId('Ugyldig spørsmål').pipe(z.string().min(1, 'Ugyldig spørsmål')),
        answers: z.array(anyText, { error: 'Ugyldige svar' }).max(formLimits.options, 'For mange svar'),
      },
      { error: 'Ugyldig betingelse' },
    )
    .nullish()
    .describe('See the reply. Nothing, or null: always asked.'),
});
/** What was typed for another type neither counts nor is kept. */
const sentQuestion = everySetting.transform((question) => ({
  ...question,
  ...(!isText(question.type) && { placeholder: null, maxLength: null }),
  options: isSelect(question.type) ? cleanLines(question.options) : [],
  ...(question.type !== 'file_upload' && { allowedFileTypes: null, maxFileSize: null }),
  showWhen: question.showWhen && { ...question.showWhen, answers: cleanLines(question.showWhen.answers) },
}));
const sentForm = z.object({
  title: anyText,
  description: anyText,
  questions: z.array(sentQuestion).max(1000, `Du kan ikke ha mer enn ${formLimits.questions.max} spørsmål`).nullish(),
  /** An inactive one is not offered to new positions. Nothing leaves it as it is. */
  isActive: z.boolean({ error: 'Ukjent valg' }).optional(),
  /** Of a new form; else it belongs to the caller's first active business. */
  businessId: id.optional(),
  updatedAt: seenAt,
  /** Of a new form: under the same again it is changed. */
  idempotencyKey,
});
type SentForm = z.output<typeof sentForm>;
type SentQuestion = z.output<typeof sentQuestion>;

const clean = (value: string | null | undefined) => cleanText((value ?? '').toWellFormed());
const cleanLine = (value: string | null | undefined) => clean(value).replace(/\s+/g, ' ');
const cleanLines = (values: z.output<typeof anyText>[] | null | undefined) =>
  (values ?? []).map(cleanLine).filter(Boolean);
const cleanFileType = (type: string) => type.trim().toLowerCase().replace(/^\./, '').replace('jpeg', 'jpg');

interface Complaint {
  path: (string | number)[];
  message: string;
}

/** In the order of the specification: each rule for all questions before the next rule. */
function complaintsAbout({ title, description, questions: sent }: SentForm): Complaint[] {
  const questions = sent ?? [];
  const { min, max } = formLimits.questions;
  const form: (Complaint | false)[] = [
    !cleanLine(title) && { path: ['title'], message: 'Tittel er påkrevd' },
    cleanLine(title).length > formLimits.title && {
      path: ['title'],
      message: `Tittelen kan ikke være lengre enn ${formLimits.title} tegn`,
    },
    clean(description).length > formLimits.description && {
      path: ['description'],
      message: `Beskrivelsen kan ikke være lengre enn ${formLimits.description} tegn`,
    },
    questions.length < min && { path: ['questions'], message: `Du må ha minst ${min} spørsmål` },
    questions.length > max && { path: ['questions'], message: `Du kan ikke ha mer enn ${max} spørsmål` },
  ];
  const each = questionRules.flatMap(({ field, breaks, says }) =>
    questions
      .slice(0, max)
      .flatMap((question, index) =>
        breaks(question, index, questions)
          ? [{ path: ['questions', index, field], message: `Spørsmål ${index + 1} ${says}` }]
          : [],
      ),
  );
  return [...form.filter((complaint) => complaint !== false), ...each];
}

interface QuestionRule {
  field: keyof Question;
  breaks: (question: SentQuestion, index: number, all: SentQuestion[]) => boolean;
  /** After "Spørsmål N". */
  says: string;
}

const isOutside = (value: number | null | undefined, { min, max }: { min: number; max: number }) =>
  value != null && !(Number.isInteger(value) && value >= min && value <= max);

const questionRules: QuestionRule[] = [
  { field: 'question', breaks: ({ question }) => !clean(question), says: 'må ha tekst' },
  {
    field: 'options',
    breaks: ({ type, options }) => isSelect(type) && options.length === 0,
    says: 'må ha minst ett alternativ',
  },
  {
    field: 'allowedFileTypes',
    breaks: ({ allowedFileTypes }) => allowedFileTypes?.length === 0,
    says: 'må spesifisere tillatte filtyper',
  },
  {
    field: 'question',
    breaks: ({ question }) => clean(question).length > formLimits.question,
    says: `kan ikke være lengre enn ${formLimits.question} tegn`,
  },
  {
    field: 'placeholder',
    breaks: ({ placeholder }) => cleanLine(placeholder).length > formLimits.placeholder,
    says: `kan ikke ha eksempeltekst på mer enn ${formLimits.placeholder} tegn`,
  },
  {
    field: 'options',
    breaks: ({ options }) => options.length > formLimits.options,
    says: `kan ikke ha mer enn ${formLimits.options} alternativer`,
  },
  {
    field: 'options',
    breaks: ({ options }) => options.some(({ length }) => length > formLimits.option),
    says: `kan ikke ha alternativer på mer enn ${formLimits.option} tegn`,
  },
  {
    field: 'options',
    breaks: ({ options }) => new Set(options).size < options.length,
    says: 'har samme alternativ to ganger',
  },
  {
    field: 'maxLength',
    breaks: ({ maxLength }) => isOutside(maxLength, formLimits.answer),
    says: `må ha maks antall tegn fra ${formLimits.answer.min} til ${formLimits.answer.max}`,
  },
  {
    field: 'allowedFileTypes',
    breaks: ({ allowedFileTypes }) =>
      (allowedFileTypes ?? []).some((type) => !(fileTypes as readonly string[]).includes(cleanFileType(type))),
    says: 'har en ukjent filtype',
  },
  {
    field: 'maxFileSize',
    breaks: ({ maxFileSize }) => isOutside(maxFileSize, formLimits.fileSize),
    says: `må ha maks filstørrelse fra ${formLimits.fileSize.min} til ${formLimits.fileSize.max} MB`,
  },
  {
    field: 'id',
    breaks: ({ id }, index, all) => Boolean(id) && all.findIndex((other) => other.id === id) < index,
    says: 'har samme id som et annet',
  },
  ...Object.entries(conditionProblems).map(
    ([problem, says]): QuestionRule => ({
      field: 'showWhen',
      breaks: (question, _index, all) => conditionProblemOf(question, all) === problem,
      says,
    }),
  ),
];

function keptQuestions(sent: SentQuestion[]) {
  // Answers are kept by these in objects, which know some names already.
  const ids = sent.map(({ id }) => (id && !(id in {}) ? id : crypto.randomUUID()));
  const idOf = (name: string) => ids[sent.findIndex(({ id }) => id === name)] ?? name;
  return sent.map(({ showWhen, ...question }, index) => ({
    id: ids[index],
    ...keptQuestion(question),
    ...(showWhen && { showWhen: { questionId: idOf(showWhen.questionId), answers: [...new Set(showWhen.answers)] } }),
  }));
}

function keptQuestion(sent: Omit<SentQuestion, 'showWhen'>) {
  const { type, maxLength, allowedFileTypes, maxFileSize } = sent;
  return {
    type,
    question: clean(sent.question),
    required: sent.required ?? false,
    placeholder: cleanLine(sent.placeholder),
    options: sent.options,
    maxLength: maxLength ?? formLimits.answer.default,
    allowedFileTypes: allowedFileTypes ? [...new Set(allowedFileTypes.map(cleanFileType))] : defaultFileTypes,
    maxFileSize: maxFileSize ?? formLimits.fileSize.default,
  };
}

/** What the form builder sends, after the rules. Not in a refinement: that runs also where questions could not be cleaned. */
export const formContentSchema = sentForm
  .transform((form, context) => {
    for (const complaint of complaintsAbout(form)) context.addIssue({ code: 'custom', ...complaint });
    const { title, description, questions, ...rest } = form;
    return {
      ...rest,
      title: cleanLine(title),
      description: clean(description),
      questions: keptQuestions(questions ?? []),
    };
  })
  .pipe(
    formSnapshotSchema.extend(
      sentForm.pick({ isActive: true, businessId: true, updatedAt: true, idempotencyKey: true }).shape,
    ),
  );
