import type { Applicant } from '../../../contract/application-fields.ts';
import type { CvData } from '../../../contract/cv-fields.ts';
import { cvIn, withoutPerson } from '../../cvs/index.ts';
import type { Files } from '../../platform/files/files.ts';
import type { UnusedFile } from '../files-of-answers.ts';
import { hiderOf } from './hide-person.ts';

const MOST_BYTES = 10 * 1024 * 1024;

/** Of the files that are CVs made here what can be read without knowing whose they are. */
export async function hideCvs({ read }: Files, sent: UnusedFile[], applicant: Applicant) {
  const pdfs = sent.filter(({ fileKey, sizeBytes }) => fileKey.endsWith('.pdf') && sizeBytes <= MOST_BYTES);
  const found = await Promise.all(
    pdfs.map(async ({ id: fileId, fileKey }) => {
      const cv = cvIn(await read(fileKey));
      return cv && { fileId, cvData: withoutPerson(cv, hiderOfBoth(applicant, cv)) };
    }),
  );
  return found.filter((each) => each !== undefined);
}

/** The CV may say another name or number than the form. */
function hiderOfBoth(applicant: Applicant, { personalInfo }: CvData) {
  const [ofForm, ofCv] = [hiderOf(applicant), hiderOf(personalInfo)];
  return (text: string) => ofCv(ofForm(text));
}
