import type { CvData, CvLanguage } from '../../contract/cv-fields.ts';
import { attachmentHeader, fileNameOf } from '../platform/files/file-name.ts';

interface Named {
  /** Whose it is. */
  person: Pick<CvData['personalInfo'], 'firstName' | 'lastName'>;
  what: 'CV' | 'Soknadsbrev';
  translatedInto?: CvLanguage;
  ending: 'pdf' | 'json';
}

/** Called after the person and what it is. */
export const asDownload = (body: Buffer, type: string, { person, what, translatedInto, ending }: Named) => ({
  body,
  type,
  headers: {
    'content-disposition': attachmentHeader(
      fileNameOf([person.firstName, person.lastName, what, translatedInto].filter(Boolean).join('_'), ending),
    ),
    'cache-control': 'no-store',
  },
});
