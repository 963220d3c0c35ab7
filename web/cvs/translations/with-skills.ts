import { ofItsSkills } from '../../../contract/cvs/cv-translations.ts';
import type { CvDraft } from '../cv-calls.ts';

/** A skill that is called like another for some letters: what it is called elsewhere waits under the name it had. */
export interface Waiting {
  place: number;
  was: string;
  now: string;
}

/** What a skill is called in other languages goes along when its name is changed, letter by letter. */
export function withSkills(draft: CvDraft, skills: string[], waiting: Waiting | null) {
  const places = skills.flatMap((skill, index) => (skill === draft.skills[index] ? [] : [index]));
  const [place] = places;
  const isOneChanged = places.length === 1 && skills.length === draft.skills.length;
  if (place === undefined || !isOneChanged) return settled({ ...draft, skills });
  const [before = '', now = ''] = [draft.skills[place], skills[place]];
  const was = waiting?.place === place && waiting.now === before ? waiting.was : before;
  if (draft.skills.includes(now)) return { part: { skills }, waiting: { place, was, now } };
  const isItsOwn = !skills.includes(was);
  return settled({ ...draft, skills }, (name) => (isItsOwn && name === was ? now : name));
}

const settled = (draft: CvDraft, named?: (name: string) => string) => ({
  part: { skills: draft.skills, ...ofItsSkills(draft, named) },
  waiting: null,
});
