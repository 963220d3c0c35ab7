import type { CvData, CvLanguage } from '../../contract/cvs/cv-fields.ts';
import { composeDocument } from './compose-document.ts';
import { forOthers } from './in-language.ts';
import { printDocument } from './print-document.ts';

const nobody: CvData['personalInfo'] = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  dateOfBirth: '',
};

/** Neither words nor about anybody. */
const chosen = ['documentLanguage', 'printedIn', 'level', 'startDate', 'endDate'];

/** `printedIn` is the language in which it was sent: the others are nothing that its reader was given. */
type AnonymousCv = CvData & { printedIn?: CvLanguage };

/** What somebody did and can do. `hide` takes out of every text what tells who it is; references are people who know that. */
export function withoutPerson(cv: CvData, printedIn: CvLanguage, hide: (text: string) => string): AnonymousCv {
  const rest = { ...forOthers(cv, printedIn), printedIn, personalInfo: nobody, references: [] };
  const hidden: AnonymousCv = JSON.parse(JSON.stringify(rest), (key, value) =>
    typeof value === 'string' && !chosen.includes(key) ? hide(value) : value,
  );
  return { ...hidden, referencesOnRequest: cv.referencesOnRequest || cv.references.length > 0 };
}

/** The document under another name, alike for everybody: nothing of how it looked tells whose it is. */
export const printAnonymous = ({ printedIn, ...cv }: AnonymousCv, name: string, userId: string) =>
  printDocument(
    {
      as: 'pdf',
      template: 'default',
      document: composeDocument({ ...cv, title: name }, printedIn),
      photo: null,
      attachment: null,
    },
    userId,
  );
