import { ofItsSkills } from '../../../contract/cv-translations.ts';
import type { CvDraft } from '../cv-calls.ts';

/** What a skill is called in other languages goes along when its name is changed, letter by letter. */
export function withSkills(draft: CvDraft, skills: string[]) {
  const places = skills.flatMap((skill, index) => (skill === draft.skills[index] ? [] : [index]));
  const [place] = places;
  const isOneChanged = places.length === 1 && skills.length === draft.skills.length;
  const [before, now] = place !== undefined && isOneChanged ? [draft.skills[place], skills[place]] : [];
  const isItsOwn = before !== undefined && now !== undefined && !skills.includes(before) && !draft.skills.includes(now);
  return { skills, ...ofItsSkills({ ...draft, skills }, (name) => (isItsOwn && name === before ? now : name)) };
}
