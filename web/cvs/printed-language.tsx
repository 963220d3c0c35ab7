import type { Cv, CvLanguage } from '../../contract/cvs/cv-fields.ts';
import { languagesOf } from '../../contract/cvs/cv-translations.ts';
import { LanguageChoice } from './language-choice.tsx';

interface Props {
  cv: Pick<Cv, 'documentLanguage' | 'translations'>;
  value: CvLanguage;
  onChange: (value: CvLanguage) => void;
}

/** Of a CV that has several. */
export function PrintedLanguage({ cv, ...choice }: Props) {
  const languages = languagesOf(cv);
  return languages.length > 1 && <LanguageChoice label="Språk" among={languages} {...choice} />;
}
