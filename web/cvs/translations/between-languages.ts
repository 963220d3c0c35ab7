import { createContext } from 'react';
import type { CvLanguage } from '../../../contract/cvs/cv-fields.ts';

/** From the CV's own language to the one that is being written. */
export const BetweenLanguages = createContext<{ from: CvLanguage; to: CvLanguage }>({ from: 'nb', to: 'en' });
