import { isSelect } from '../../contract/application-forms/application-form-fields.ts';
import {
  conditionProblemOf,
  givenAnswersTo,
  hasGivenAnswers,
  quoted,
} from '../../contract/application-forms/question-conditions.ts';
import type { DraftQuestion } from './form-draft.ts';

/** Those whose answers can decide whether this one is asked. */
export const decidersOf = (question: DraftQuestion, questions: DraftQuestion[]) =>
  questions.slice(0, questions.indexOf(question)).filter(hasGivenAnswers);

export const dependentsOf = ({ id }: DraftQuestion, questions: DraftQuestion[]) =>
  questions.filter(({ showWhen }) => showWhen?.questionId === id);

/** `from` tells where each option of the changed one stood before, -1 of a new one; it is left out where they are the same. */
export const withChanged = (questions: DraftQuestion[], index: number, changed: DraftQuestion, from?: number[]) =>
  questions.with(index, changed).map((each) => following(each, questions[index], changed, from));

/** What depends on an option goes along with it, and is rid of it when it is taken away, unless nothing would be left. */
export function following(
  question: DraftQuestion,
  before: DraftQuestion | undefined,
  changed: DraftQuestion,
  from?: number[],
): DraftQuestion {
  const { showWhen } = question;
  if (!before || !from || showWhen?.questionId !== changed.id) return question;
  return { ...question, showWhen: carried(showWhen, before.options, changed.options, from) };
}

type Condition = NonNullable<DraftQuestion['showWhen']>;

function carried({ questionId, answers, places }: Condition, before: string[], after: string[], from: number[]) {
  const old = places ?? placesByWords(answers, before);
  const kept = from.flatMap((was, place) => (old.includes(was) ? [place] : []));
  const unknown = answers.filter((each) => !before.includes(each));
  const words = new Set([...after.filter((_option, place) => kept.includes(place)), ...unknown]);
  if (words.size === 0) return { questionId, answers };
  // What is no option has no place, but may become one.
  return { questionId, answers: [...words], ...(unknown.length === 0 && { places: kept }) };
}

const placesByWords = (answers: string[], options: string[]) =>
  options.flatMap((option, place) => (option.trim() !== '' && answers.includes(option) ? [place] : []));

type Deciding = Pick<DraftQuestion, 'type' | 'options'>;

const answersOf = (deciding: Deciding) => (isSelect(deciding.type) ? deciding.options : givenAnswersTo(deciding));

const placesOf = ({ answers, places }: Condition, deciding: Deciding) =>
  (isSelect(deciding.type) && places) || placesByWords(answers, answersOf(deciding));

/** Each answer that can be chosen, with its place: while two options are alike, words do not tell which one is. */
export function choicesOf(condition: Condition, deciding: Deciding) {
  const all = answersOf(deciding);
  const chosen = placesOf(condition, deciding);
  return all.flatMap((answer, place) =>
    answer.trim()
      ? { answer, place, isChosen: chosen.includes(place), isAlike: all.indexOf(answer) !== all.lastIndexOf(answer) }
      : [],
  );
}

/** What is chosen beside it stays, also an option that is empty while it is written anew. */
export function withChoice(condition: Condition, deciding: Deciding, place: number, isChosen: boolean) {
  const all = answersOf(deciding);
  const before = placesOf(condition, deciding);
  const after = [...all.keys()].filter((each) => (each === place ? isChosen : before.includes(each)));
  const words = [...new Set(after.map((each) => all[each] ?? ''))];
  return { questionId: condition.questionId, answers: words, ...(isSelect(deciding.type) && { places: after }) };
}

/** What depended on it is always asked. */
export const without = (removed: DraftQuestion, questions: DraftQuestion[]) =>
  questions.filter((each) => each !== removed).map((each) => released(each, removed));

const released = ({ showWhen, ...question }: DraftQuestion, { id }: DraftQuestion): DraftQuestion =>
  showWhen && showWhen.questionId !== id ? { ...question, showWhen } : question;

/** Depends on it again, unless it has come to depend on something else. What was moved meanwhile decides where it can stand. */
export function withAgain(
  removed: DraftQuestion,
  index: number,
  questions: DraftQuestion[],
  dependents: DraftQuestion[],
) {
  const bound = questions.map((each) => {
    const { showWhen } = dependents.find(({ id }) => id === each.id) ?? {};
    return showWhen && !each.showWhen ? { ...each, showWhen } : each;
  });
  const [first] = dependentsOf(removed, bound);
  const latest = first ? Math.min(index, bound.indexOf(first)) : index;
  const deciding = bound.findIndex(({ id }) => id === removed.showWhen?.questionId);
  return bound.toSpliced(Math.max(deciding + 1, latest), 0, removed);
}

/** Why the questions cannot stand in this order: one would come before the one it depends on. */
export function refusalOf(ordered: DraftQuestion[], before: DraftQuestion[]) {
  const isEarly = (question: DraftQuestion, all: DraftQuestion[]) => conditionProblemOf(question, all) === 'late';
  const early = ordered.find((each) => isEarly(each, ordered) && !isEarly(each, before));
  const deciding = early && ordered.find(({ id }) => id === early.showWhen?.questionId);
  return deciding ? `${quoted(early)} avhenger av svaret på ${quoted(deciding)}, og må stå etter det.` : null;
}
