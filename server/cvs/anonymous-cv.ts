import type { CvData } from '../../contract/cv-fields.ts';
import { composeDocument } from './compose-document.ts';
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
const chosen = ['documentLanguage', 'level', 'startDate', 'endDate'];

/** What somebody did and can do. `hide` takes out of every text what tells who it is; references are people who know that. */
export function withoutPerson(cv: CvData, hide: (text: string) => string): CvData {
  const rest = { ...cv, title: '', personalInfo: nobody, references: [] };
  const hidden: CvData = JSON.parse(JSON.stringify(rest), (key, value) =>
    typeof value === 'string' && !chosen.includes(key) ? hide(value) : value,
  );
  return { ...hidden, referencesOnRequest: cv.referencesOnRequest || cv.references.length > 0 };
}

/** The document under another name, alike for everybody: nothing of how it looked tells whose it is. */
export const printAnonymous = (cv: CvData, name: string, userId: string) =>
  printDocument(
    {
      as: 'pdf',
      template: 'default',
      document: composeDocument({ ...cv, title: name }),
      photo: null,
      attachment: null,
    },
    userId,
  );
