import { conditionProblemOf, hasGivenAnswers, quoted } from '../../contract/question-conditions.ts';
import type { DraftQuestion } from './form-draft.ts';

/** Those whose answers can decide whether this one is asked. */
export const decidersOf = (question: DraftQuestion, questions: DraftQuestion[]) =>
  questions.slice(0, questions.indexOf(question)).filter(hasGivenAnswers);

export const dependentsOf = ({ id }: DraftQuestion, questions: DraftQuestion[]) =>
  questions.filter(({ showWhen }) => showWhen?.questionId === id);

/** What depends on an option goes along with its new name, and is rid of it when it is taken away, unless nothing would be left. */
export function withChanged(questions: DraftQuestion[], index: number, changed: DraftQuestion): DraftQuestion[] {
  const before = questions[index]?.options ?? [];
  const after = changed.options;
  const renamed = renamedIn(before, after);
  const carried = (answers: string[]) => {
    if (renamed) return answers.map((each) => (each === renamed.from ? renamed.to : each));
    const left = answers.filter((each) => after.includes(each));
    return after.length < before.length && left.length > 0 ? left : answers;
  };
  return questions.with(index, changed).map((each) => {
    const { showWhen } = each;
    if (showWhen?.questionId !== changed.id) return each;
    return { ...each, showWhen: { ...showWhen, answers: carried(showWhen.answers) } };
  });
}

/** While two are called the same, nobody knows which of them an answer means. */
function renamedIn(before: string[], after: string[]) {
  const places = before.flatMap((option, place) => (option === after[place] ? [] : [place]));
  const [place = -1] = places;
  const [from, to] = [before[place], after[place]];
  if (before.length !== after.length || places.length !== 1 || from === undefined || to === undefined) return null;
  return isAlone(from, before) && isAlone(to, after) ? { from, to } : null;
}

const isAlone = (option: string, options: string[]) =>
  options.filter((each) => each.trim() === option.trim()).length === 1;

/** What depended on it is always asked. */
export const without = (removed: DraftQuestion, questions: DraftQuestion[]) =>
  questions.filter((each) => each !== removed).map((each) => released(each, removed));

const released = ({ showWhen, ...question }: DraftQuestion, { id }: DraftQuestion): DraftQuestion =>
  showWhen && showWhen.questionId !== id ? { ...question, showWhen } : question;

/** Depends on it again, unless it has come to depend on something else. */
export const withAgain = (
  removed: DraftQuestion,
  index: number,
  questions: DraftQuestion[],
  dependents: DraftQuestion[],
) =>
  questions
    .map((each) => {
      const { showWhen } = dependents.find(({ id }) => id === each.id) ?? {};
      return showWhen && !each.showWhen ? { ...each, showWhen } : each;
    })
    .toSpliced(index, 0, removed);

/** Why the questions cannot stand in this order: one would come before the one it depends on. */
export function refusalOf(ordered: DraftQuestion[], before: DraftQuestion[]) {
  const isEarly = (question: DraftQuestion, all: DraftQuestion[]) => conditionProblemOf(question, all) === 'late';
  const early = ordered.find((each) => isEarly(each, ordered) && !isEarly(each, before));
  const deciding = early && ordered.find(({ id }) => id === early.showWhen?.questionId);
  return deciding ? `${quoted(early)} avhenger av svaret på ${quoted(deciding)}, og må stå etter det.` : null;
}
