import { type CvData, type CvTranslation, cvLanguages } from './cv-fields.ts';

/** Its own first. What was translated into what became its own language waits until that is another again. */
export const languagesOf = ({ documentLanguage, translations }: Pick<CvData, 'documentLanguage' | 'translations'>) => [
  documentLanguage,
  ...cvLanguages.filter((each) => each !== documentLanguage && translations?.[each]),
];

/** Without what was written in other languages, but for some. That there are none left is known then too. */
export function withLanguages(cv: CvData, stays: (language: string) => boolean): CvData {
  const only = (translations: object) => Object.fromEntries(Object.entries(translations).filter(([key]) => stays(key)));
  return JSON.parse(JSON.stringify(cv), (key, value) => (key === 'translations' ? only(value) : value));
}

/** Of the skills that there are. `named` is for one that is called otherwise now. */
export const ofItsSkills = (cv: CvData, named: (original: string) => string = (original) => original) =>
  changedOwn(cv, (texts) => ({
    ...texts,
    skills: texts.skills
      .map(({ original, text }) => ({ original: named(original), text }))
      .filter(({ original }) => cv.skills.includes(original)),
  }));

/** What the CV itself says in each of the other languages, changed. */
export function changedOwn(
  { translations }: Pick<CvData, 'translations'>,
  change: (texts: CvTranslation) => CvTranslation,
) {
  if (!translations) return {};
  const changed = Object.entries(translations).map(([language, texts]) => [language, change(texts)]);
  return { translations: Object.fromEntries(changed) as typeof translations };
}
