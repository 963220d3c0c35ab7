import type { CvData, CvLanguage } from '../../contract/cvs/cv-fields.ts';
import { languagesOf } from '../../contract/cvs/cv-translations.ts';
import { Failure } from '../../contract/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { composeDocument } from './compose-document.ts';
import { dataOf, readCv } from './queries.ts';
import { readPhoto } from './read-photo.ts';

interface Look {
  language?: CvLanguage | undefined;
  includeImage: boolean;
}

/** One's own CV as a document in one of its languages, whatever kind of file is made of it. */
export async function readToPrint(platform: Platform, userId: string, id: string, { language, includeImage }: Look) {
  const row = await readCv(platform.db, userId, id);
  const cv = dataOf(row);
  const printedIn = languageIn(cv, language);
  const document = composeDocument(cv, printedIn);
  const photo = includeImage && row.imageKey ? await readPhoto(platform, row.imageKey) : null;
  const translatedInto = printedIn === cv.documentLanguage ? undefined : printedIn;
  const named = { person: cv.personalInfo, what: 'CV', translatedInto } as const;
  return { row, cv, printedIn, document, photo, named };
}

/** The language that was chosen may have been taken away meanwhile. */
function languageIn(cv: CvData, wanted = cv.documentLanguage) {
  if (!languagesOf(cv).includes(wanted)) throw new Failure('notFound', 'CV-en finnes ikke på dette språket lenger.');
  return wanted;
}
