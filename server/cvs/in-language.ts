import type { CvData, CvLanguage } from '../../contract/cvs/cv-fields.ts';
import { changedOwn, withLanguages } from '../../contract/cvs/cv-translations.ts';
import { languageNameIn } from '../../contract/cvs/language-names.ts';

/** The CV as it reads in one of its languages: what has no translation is as it was written. */
export function inLanguage(cv: CvData, language: CvLanguage): CvData {
  if (language === cv.documentLanguage) return cv;
  const { title, aboutMe, skills = [] } = cv.translations?.[language] ?? {};
  return {
    ...cv,
    title: title || cv.title,
    aboutMe: aboutMe || cv.aboutMe,
    documentLanguage: language,
    experience: cv.experience.map((each) => entryIn(each, language)),
    education: cv.education.map((each) => entryIn(each, language)),
    skills: cv.skills.map((skill) => skills.find(({ original }) => original === skill)?.text || skill),
    languages: cv.languages.map((each) => entryIn({ ...each, name: languageNameIn(each.name, language) }, language)),
    references: cv.references.map((each) => entryIn(each, language)),
  };
}

function entryIn<E extends { translations?: { [L in CvLanguage]?: object | undefined } | undefined }>(
  entry: E,
  language: CvLanguage,
): E {
  const written = Object.entries(entry.translations?.[language] ?? {}).filter(([, text]) => text);
  return { ...entry, ...Object.fromEntries(written) };
}

/** What one calls it among one's own, in every language, is for nobody else ("CV til Havn AS"). */
export const withoutTitle = (cv: CvData): CvData => ({
  ...cv,
  title: '',
  ...changedOwn(cv, (texts) => ({ ...texts, title: '' })),
});

/** As somebody else gets it: in the language that it was printed in, and the original, which stands for what is missing. */
export const forOthers = (cv: CvData, printedIn: CvLanguage) =>
  withLanguages(withoutTitle(cv), (each) => each === printedIn && each !== cv.documentLanguage);
