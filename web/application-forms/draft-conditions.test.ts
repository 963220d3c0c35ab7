import { expect, test } from 'vitest';
import {
  choicesOf,
  decidersOf,
  dependentsOf,
  following,
  refusalOf,
  withAgain,
  withChanged,
  withChoice,
  without,
} from './draft-conditions.ts';
import { blankQuestion, blankQuestions, checkDraft, type DraftQuestion } from './form-draft.ts';
import { starterForms } from './starter-forms.ts';

const make = (answers: string[], options = ['Dag', 'Natt', 'Helg']) => {
  const shift = blankQuestion({ type: 'select_multiple', question: 'Hvilke skift?', options });
  const extra = blankQuestion({ question: 'Hvorfor?', showWhen: { questionId: shift.id, answers } });
  return [shift, extra] as [DraftQuestion, DraftQuestion];
};
interface Step {
  options: string[];
  from: number[];
}
/** The same options in the same places, in other words. */
const reworded = (...options: string[]): Step => ({ options, from: [...options.keys()] });
const stepped = ([shift, extra]: DraftQuestion[], steps: Step[]) => {
  let questions = [shift, extra] as DraftQuestion[];
  for (const { options, from } of steps)
    questions = withChanged(questions, 0, { ...shift, options } as DraftQuestion, from);
  return questions[1]?.showWhen?.answers;
};
const answersAfter = (answers: string[], ...steps: Step[]) => stepped(make(answers), steps);

test('an option that is called something else takes its conditions along, letter by letter', () => {
  const typed = ['Nat', '', 'Kveld'].map((option) => reworded('Dag', option, 'Helg'));
  expect(answersAfter(['Natt'], ...typed)).toEqual(['Kveld']);
  const moved = { options: ['Natt', 'Dag', 'Helg'], from: [1, 0, 2] };
  expect(answersAfter(['Natt'], moved)).toEqual(['Natt']);
  expect(answersAfter(['Natt'], moved, reworded('Kveld', 'Dag', 'Helg'))).toEqual(['Kveld']);
});

test('an option keeps its conditions also when it is called like another one on the way', () => {
  const through = [reworded('Dag', 'Dag', 'Helg'), reworded('Dag', 'Dagen lang', 'Helg')];
  expect(answersAfter(['Natt'], ...through)).toEqual(['Dagen lang']);
  const swapped = [reworded('Dag', 'Dag', 'Helg'), reworded('Natt', 'Dag', 'Helg')];
  expect(answersAfter(['Natt'], ...swapped)).toEqual(['Dag']);
  const moved = { options: ['Dag', 'Dag', 'Helg'], from: [1, 0, 2] };
  expect(answersAfter(['Natt'], reworded('Dag', 'Dag', 'Helg'), moved, reworded('A', 'B', 'Helg'))).toEqual(['A']);
});

test('only the option that is taken away leaves the answers, whatever the others were called on the way', () => {
  const renamed = [reworded('B', 'B', 'C'), reworded('B', 'B96', 'C')];
  const removed = { options: ['B', 'B96'], from: [0, 1] };
  expect(stepped(make(['B', 'BE'], ['B', 'BE', 'C']), [...renamed, removed])).toEqual(['B', 'B96']);
  const first = { options: ['B96', 'C'], from: [1, 2] };
  expect(stepped(make(['B', 'BE'], ['B', 'BE', 'C']), [...renamed, first])).toEqual(['B96']);
});

test('an option that for a moment is called like another one never takes its conditions', () => {
  const [shift, extra] = make(['Natt'], ['Nat', 'Natt']);
  let questions: DraftQuestion[] = [shift, extra];
  for (const first of ['Natt', 'Natta'])
    questions = withChanged(questions, 0, { ...shift, options: [first, 'Natt'] }, [0, 1]);
  expect(questions[1]?.showWhen?.answers).toEqual(['Natt']);
});

test('while two options are alike, or one is empty, what is chosen of them goes by their places', () => {
  const alike = { ...make([])[0], options: ['B', 'B', 'C', ''] };
  const condition = { questionId: alike.id, answers: ['B', ''], places: [1, 3] };
  const chosenIn = (given: typeof condition) => choicesOf(given, alike).map(({ isChosen }) => isChosen);
  expect(chosenIn(condition)).toEqual([false, true, false]);
  expect(choicesOf(condition, alike).map(({ isAlike }) => isAlike)).toEqual([true, true, false]);
  const more = withChoice(condition, alike, 2, true);
  expect(more).toEqual({ questionId: alike.id, answers: ['B', 'C', ''], places: [1, 2, 3] });
  const questions = [alike, blankQuestion({ showWhen: more })];
  const changed = withChanged(questions, 0, { ...alike, options: ['B', 'B96', 'C', 'D'] }, [0, 1, 2, 3]);
  expect(changed[1]?.showWhen?.answers).toEqual(['B96', 'C', 'D']);
  // Yes and no have no places among options that are kept for another type.
  expect(withChoice(condition, { ...alike, type: 'yes_no' }, 0, true)).toEqual({
    questionId: alike.id,
    answers: ['ja'],
  });
});

test('an option that is taken away is asked for no more, unless nothing would be left: then it is told', () => {
  const removed = { options: ['Dag', 'Helg'], from: [0, 2] };
  expect(answersAfter(['Dag', 'Natt'], removed)).toEqual(['Dag']);
  expect(answersAfter(['Natt'], removed)).toEqual(['Natt']);
  // Emptied first, it is no other one that is begun.
  const begun = { options: ['Dag', 'Helg', ''], from: [0, 1, -1] };
  const steps = [reworded('Dag', '', 'Helg'), removed, begun, reworded('Dag', 'Helg', 'Kveld')];
  expect(answersAfter(['Natt'], ...steps)).toEqual(['']);
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

test('a question that comes back depends on what the option is called by now', () => {
  const [shift, extra] = make(['Natt']);
  const changed = { ...shift, options: ['Dag', 'Kveld', 'Helg'] };
  const back = following(extra, shift, changed, [0, 1, 2]);
  expect(withAgain(back, 1, [changed], [])[1]?.showWhen?.answers).toEqual(['Kveld']);
});

test('a question comes back to where it can stand: after the one it depends on, before those that depend on it', () => {
  const [shift, extra] = make(['Natt']);
  const other = blankQuestion({ question: 'Hvem?' });
  expect(withAgain(extra, 0, [other, shift], [])).toEqual([other, shift, extra]);
  const free = { ...extra, showWhen: undefined };
  expect(withAgain(shift, 1, [free, other], [extra])).toEqual([shift, extra, other]);
  expect(withAgain(shift, 0, [other, free], [extra])).toEqual([shift, other, extra]);
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

test('only earlier questions with answers to choose among decide, and only who asks for one depends on it', () => {
  const [shift, extra] = make(['Natt']);
  const drives = blankQuestion({ type: 'yes_no', question: 'Kjører du?' });
  expect(decidersOf(extra, [shift, drives, extra])).toEqual([shift, drives]);
  expect(decidersOf(drives, [extra, shift, drives, make([])[0]])).toEqual([shift]);
  expect(dependentsOf(shift, [shift, drives, extra])).toEqual([extra]);
});

test('what becomes of one question is nothing to those that depend on another', () => {
  const [shift, extra] = make(['Natt']);
  const drives = blankQuestion({ type: 'yes_no', question: 'Kjører du?' });
  const car = blankQuestion({ question: 'Hvilken bil?', showWhen: { questionId: drives.id, answers: ['ja'] } });
  const all = [shift, drives, extra, car];
  expect(without(shift, all)).toEqual([drives, { ...extra, showWhen: undefined }, car]);
  expect(withChanged(all, 0, { ...shift, options: ['Dag', 'Kveld', 'Helg'] }, [0, 1, 2])[3]).toEqual(car);
  // Where nothing is said of its options they are the same.
  expect(withChanged(all, 0, { ...shift, question: 'Når?' })[2]).toEqual(extra);
  const nowOfCar = { ...extra, showWhen: { questionId: drives.id, answers: ['nei'] } };
  expect(withAgain(shift, 0, [drives, nowOfCar], [extra])).toEqual([shift, drives, nowOfCar]);
});

test('an answer that is no option stays beside those that are', () => {
  const [shift, extra] = make(['Natt', 'Kveld']);
  const [, changed] = withChanged([shift, extra], 0, { ...shift, options: ['Dag', 'Sent', 'Helg'] }, [0, 1, 2]);
  expect(changed).toEqual({ ...extra, showWhen: { questionId: shift.id, answers: ['Sent', 'Kveld'] } });
});

test('a question that stood too early already does not forbid to move another', () => {
  const [shift, extra] = make(['Natt']);
  const other = blankQuestion({ question: 'Hvem?' });
  expect(refusalOf([other, extra, shift], [extra, other, shift])).toBeNull();
});
