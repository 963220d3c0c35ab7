import type { CvData, CvLanguage } from '../../contract/cvs/cv-fields.ts';
import { attachmentHeader, fileNameOf } from '../platform/files/file-name.ts';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
};

interface Named {
  /** Whose it is. */
  person: Pick<CvData['personalInfo'], 'firstName' | 'lastName'>;
  what: 'CV' | 'Soknadsbrev';
  translatedInto?: CvLanguage | undefined;
  ending: keyof typeof types;
}

/** Called after the person and what it is. */
export const asDownload = (content: Uint8Array | string, { person, what, translatedInto, ending }: Named) => ({
  body: Buffer.from(content),
  type: types[ending],
  headers: {
    'content-disposition': attachmentHeader(
      fileNameOf([person.firstName, person.lastName, what, translatedInto].filter(Boolean).join('_'), ending),
    ),
    'cache-control': 'no-store',
  },
});
