import { expect, test } from 'vitest';
import { refusalOf, withAgain, withChanged, without } from './draft-conditions.ts';
import { blankQuestion, blankQuestions, checkDraft, type DraftQuestion } from './form-draft.ts';
import { starterForms } from './starter-forms.ts';

const make = (answers: string[], options = ['Dag', 'Natt', 'Helg']) => {
  const shift = blankQuestion({ type: 'select_multiple', question: 'Hvilke skift?', options });
  const extra = blankQuestion({ question: 'Hvorfor?', showWhen: { questionId: shift.id, answers } });
  return [shift, extra] as [DraftQuestion, DraftQuestion];
};
const answersAfter = (answers: string[], ...steps: string[][]) => {
  const [shift, extra] = make(answers);
  let questions: DraftQuestion[] = [shift, extra];
  for (const options of steps) questions = withChanged(questions, 0, { ...shift, options });
  return questions[1]?.showWhen?.answers;
};

test('an option that is called something else takes its conditions along, letter by letter', () => {
  expect(answersAfter(['Natt'], ['Dag', 'Nat', 'Helg'], ['Dag', '', 'Helg'], ['Dag', 'Kveld', 'Helg'])).toEqual([
    'Kveld',
  ]);
  expect(answersAfter(['Natt'], ['Natt', 'Dag', 'Helg'])).toEqual(['Natt']);
});

test('an option that for a moment is called like another one never takes its conditions', () => {
  const [shift, extra] = make(['Natt'], ['Nat', 'Natt']);
  let questions: DraftQuestion[] = [shift, extra];
  for (const first of ['Natt', 'Natta']) questions = withChanged(questions, 0, { ...shift, options: [first, 'Natt'] });
  expect(questions[1]?.showWhen?.answers).toEqual(['Natt']);
});

test('an option that is taken away is asked for no more, unless nothing would be left: then it is told', () => {
  expect(answersAfter(['Dag', 'Natt'], ['Dag', 'Helg'])).toEqual(['Dag']);
  expect(answersAfter(['Natt'], ['Dag', 'Helg'])).toEqual(['Natt']);
  const [shift, extra] = make(['Kveld']);
  const said = checkDraft({ title: 'Mal', description: '', isActive: true, questions: [shift, extra] });
  expect(said).toEqual([{ path: 'questions.1.showWhen', msg: 'Spørsmål 2 avhenger av et svar som ikke kan velges' }]);
});

test('a question that is deleted frees those that depend on it, and binds them again when it comes back', () => {
  const [shift, extra] = make(['Natt']);
  const left = without(shift, [shift, extra]);
  expect(left).toEqual([{ ...extra, showWhen: undefined }]);
  expect(withAgain(shift, 0, left, [extra])).toEqual([shift, extra]);
});

test('no order puts a question before the one it depends on', () => {
  const [shift, extra] = make(['Natt']);
  const other = blankQuestion({ question: 'Hvem?' });
  const before = [shift, other, extra];
  expect(refusalOf([extra, shift, other], before)).toBe(
    '«Hvorfor?» avhenger av svaret på «Hvilke skift?», og må stå etter det.',
  );
  expect(refusalOf([other, extra, shift], before)).toMatch('må stå etter');
  expect(refusalOf([other, shift, extra], before)).toBeNull();
});

test('copies depend on each other, not on what they were copied from', () => {
  const copies = blankQuestions(make(['Natt']));
  expect(copies[1]?.showWhen).toEqual({ questionId: copies[0]?.id, answers: ['Natt'] });
  for (const { make: begin } of starterForms) expect(checkDraft(begin())).toEqual([]);
});
