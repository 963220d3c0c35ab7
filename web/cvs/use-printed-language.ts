import { useState } from 'react';
import type { Cv, CvLanguage } from '../../contract/cvs/cv-fields.ts';
import { languagesOf } from '../../contract/cvs/cv-translations.ts';

/** The language to print a CV in: the one that was chosen, where the CV has it. */
export function usePrintedLanguage() {
  const [chosen, choose] = useState<CvLanguage | null>(null);
  const languageOf = (cv: Pick<Cv, 'documentLanguage' | 'translations'>) =>
    languagesOf(cv).find((each) => each === chosen) ?? cv.documentLanguage;
  return { languageOf, choose };
}
