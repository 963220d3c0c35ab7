import { expect, test } from 'vitest';
import { formLimits } from '../../contract/application-forms/application-form-fields.ts';
import type { ApplicationForm } from '../../contract/application-forms.ts';
import { blankQuestion, completed, copyOf, withType } from './form-draft.ts';

test('a copy can be used at once, and its questions ask after each other', () => {
  const [first, second] = [blankQuestion({ type: 'yes_no' }), blankQuestion()];
  const showWhen = { questionId: first.id, answers: ['ja'] };
  const questions = [first, { ...second, showWhen }].map(completed);
  const form = { title: 'Mal', description: 'Vår', isActive: false, questions } as ApplicationForm;
  const copy = copyOf(form);
  expect(copy).toMatchObject({ title: 'Kopi av Mal', description: 'Vår', isActive: true });
  expect(copy.questions[0]?.id).not.toBe(first.id);
  expect(copy.questions[1]?.showWhen).toEqual({ questionId: copy.questions[0]?.id, answers: ['ja'] });
});

test('a question to choose from has an option to write in, and keeps those that it had', () => {
  expect(withType(blankQuestion(), 'select_single').options).toEqual(['']);
  expect(withType(blankQuestion(), 'date').options).toEqual([]);
  const options = ['Dag', 'Natt'];
  expect(withType(blankQuestion({ type: 'select_single', options }), 'select_multiple').options).toEqual(options);
});

test('a number that is missing is the usual one, and one that was typed stays', () => {
  const usual = { maxLength: formLimits.answer.default, maxFileSize: formLimits.fileSize.default };
  expect(completed(blankQuestion({ maxLength: null, maxFileSize: null }))).toMatchObject(usual);
  expect(completed(blankQuestion({ maxLength: 70, maxFileSize: 3 }))).toMatchObject({ maxLength: 70, maxFileSize: 3 });
});
