import { cvLanguages, cvLimits } from '../../../contract/cvs/cv-fields.ts';
import { type Loose, listOf, recordOf, textOf } from './loose.ts';

/** What ours says of an entry in other languages. Whatever else others call so is nothing. */
export const entryTranslations = (value: unknown, ...names: string[]) =>
  translationsIn(value, (texts) => textsIn(texts, names));

/** Of the CV itself. */
export const ownTranslations = (value: unknown) =>
  translationsIn(value, (texts) => ({
    ...textsIn(texts, ['title', 'aboutMe']),
    skills: listOf(texts.skills)
      .map((skill) => textsIn(skill, ['original', 'text']))
      .slice(0, cvLimits.skills),
  }));

function translationsIn(value: unknown, read: (texts: Loose) => object) {
  const translations = recordOf(value);
  const languages = cvLanguages.filter((each) => Object.keys(recordOf(translations[each])).length > 0);
  if (languages.length === 0) return undefined;
  return Object.fromEntries(languages.map((each) => [each, read(recordOf(translations[each]))]));
}

const textsIn = (texts: Loose, names: string[]) => Object.fromEntries(names.map((name) => [name, textOf(texts[name])]));
