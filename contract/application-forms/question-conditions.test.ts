import { expect, test } from 'vitest';
import { checkApplication } from '../applications/application-fields.ts';
import type { Question } from './application-form-fields.ts';
import { askedAmong, conditionInWords, conditionProblemOf } from './question-conditions.ts';

const question = (id: string, fields: Partial<Question> = {}): Question => ({
  id,
  type: 'yes_no',
  question: `Spørsmål ${id}`,
  required: true,
  placeholder: '',
  options: [],
  maxLength: 500,
  allowedFileTypes: ['pdf'],
  maxFileSize: 10,
  ...fields,
});
const after = (questionId: string, ...answers: string[]) => ({ showWhen: { questionId, answers } });

const licence = question('licence');
const classes = question('classes', {
  type: 'select_multiple',
  options: ['B', 'C', 'CE'],
  ...after('licence', 'ja'),
});
const trailer = question('trailer', { type: 'long_answer', ...after('classes', 'C', 'CE') });
const form = [licence, classes, trailer, question('start')];

const asked = (answers: Record<string, string | string[]>) =>
  askedAmong(
    form,
    Object.entries(answers).map(([questionId, response]) => ({ questionId, response })),
  ).map(({ id }) => id);

test('a question is asked when one of the answers it waits for was given, and its own question is asked', () => {
  expect(asked({})).toEqual(['licence', 'start']);
  expect(asked({ licence: 'nei' })).toEqual(['licence', 'start']);
  expect(asked({ licence: 'ja' })).toEqual(['licence', 'classes', 'start']);
  expect(asked({ licence: 'ja', classes: ['B'] })).toEqual(['licence', 'classes', 'start']);
  expect(asked({ licence: 'ja', classes: ['B', 'CE'] })).toEqual(['licence', 'classes', 'trailer', 'start']);
  expect(asked({ licence: 'nei', classes: ['CE'] })).toEqual(['licence', 'start']);
});

test('what is not asked is neither required nor kept, by the same rule', () => {
  const check = (answers: Record<string, string | string[]>) => {
    const responses = Object.entries(answers).map(([questionId, response]) => ({ questionId, response, files: [] }));
    const applicantInfo = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' };
    const filledIn = { applicantInfo, responses, keepsLonger: false, wantsTips: false };
    const checked = checkApplication({ questions: form, hasApplicantList: false }, filledIn);
    return { kept: checked.answers.map(({ questionId }) => questionId), said: checked.errors.map(({ msg }) => msg) };
  };
  expect(check({ licence: 'nei', classes: ['CE'], trailer: 'Mye', start: 'ja' })).toEqual({
    kept: ['licence', 'start'],
    said: [],
  });
  // As it is kept, whatever was typed.
  expect(check({ licence: ' JA', start: 'ja' })).toEqual({
    kept: ['licence', 'start'],
    said: ['Spørsmål classes er påkrevd'],
  });
  expect(check({ licence: 'ja', classes: ['CE'], start: 'ja' }).said).toEqual(['Spørsmål trailer er påkrevd']);
  // An answer that does not hold asks for nothing more.
  expect(check({ licence: 'ja', classes: ['X', 'CE'], start: 'ja' }).said).toEqual([
    'Spørsmål classes: et svar du valgte, kan ikke velges lenger',
  ]);
});

test.each([
  ['gone', [licence, question('b', after('x', 'ja'))]],
  ['late', [question('b', after('licence', 'ja')), licence]],
  ['late', [question('b', after('b', 'ja'))]],
  ['open', [question('licence', { type: 'date' }), question('b', after('licence', 'ja'))]],
  ['none', [licence, question('b', after('licence'))]],
  ['other', [licence, question('b', after('licence', 'ja', 'kanskje'))]],
  // The options of another type are left from before.
  ['other', [question('licence', { options: ['B'] }), question('b', after('licence', 'B'))]],
  [null, form],
] as const)('a condition can be wrong: %s', (problem, questions) => {
  const all = [...questions];
  const found = all.map((each) => conditionProblemOf(each, all)).find((each) => each !== null) ?? null;
  expect(found).toBe(problem);
});

test('a condition can be said', () => {
  expect(conditionInWords(classes, form)).toBe('«Spørsmål licence» er besvart med «Ja»');
  expect(conditionInWords(trailer, form)).toBe('«Spørsmål classes» er besvart med «C» eller «CE»');
  const long = question('a', { question: `Har du\n${'lang '.repeat(30)}erfaring?` });
  expect(conditionInWords(question('b', after('a', 'nei')), [long])).toMatch(/^«Har du lang lang [^\n]{50,70} …» er/);
});
