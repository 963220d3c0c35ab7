import type { CvData } from '../../contract/cv-fields.ts';
import { attachmentHeader, fileNameOf } from '../platform/files/file-name.ts';

interface Named {
  /** Whose it is. */
  person: Pick<CvData['personalInfo'], 'firstName' | 'lastName'>;
  what: 'CV' | 'Soknadsbrev';
  ending: 'pdf' | 'json';
}

/** Called after the person and what it is. */
export const asDownload = (body: Buffer, type: string, { person, what, ending }: Named) => ({
  body,
  type,
  headers: {
    'content-disposition': attachmentHeader(
      fileNameOf([person.firstName, person.lastName, what].filter(Boolean).join('_'), ending),
    ),
    'cache-control': 'no-store',
  },
});
