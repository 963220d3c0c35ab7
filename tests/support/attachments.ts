import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { fileTypes } from '../../contract/application-forms/application-form-fields.ts';
import { call, register } from './account.ts';
import { approve, openBusiness } from './employer.ts';
import { addPositionWithForm } from './inbox.ts';

export interface Attachment {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const attachment = (name: string, buffer: Buffer | string): Attachment => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buffer),
});

/** A PDF as other programs make them. */
export function drawPdf(draw: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) {
  return new Promise<Buffer>((resolve) => {
    const pdf = new PdfDocument(options);
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    draw(pdf);
    pdf.end();
  });
}

const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const emptyDocx = () =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/word/document.xml" ContentType="${wordDocument}"/></Types>`,
      ),
      'word/document.xml': strToU8('<w:document/>'),
    }),
  );

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } });

/** A tagged PDF of our own printer, of several pages. */
export async function printOwnCv(page: Page, headers: Record<string, string>) {
  const experience = Array.from({ length: 14 }, (_, index) => ({
    title: `Fyrvokter ${index + 1}`,
    company: 'Fyrvesenet',
    startDate: `${2000 + index}-01-01`,
    endDate: `${2001 + index}-01-01`,
    current: false,
    description: '- Holdt lyset tent\n- Pusset linsene hver morgen\n- Skrev om alle skip som gikk forbi',
  }));
  const personalInfo = { firstName: 'Åse', lastName: 'Sjøbærg', email: 'ase@example.no' };
  const cvData = JSON.stringify({ title: 'Til fyret', personalInfo, aboutMe: 'Holder fyret tent.', experience });
  const { cv } = await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData } });
  const answer = await page.request.post(`/api/cvs/${cv.id}/download`, { headers, data: { template: 'default' } });
  expect(answer.status()).toBe(200);
  return await answer.body();
}

/** A position of somebody's own that asks for files, and what was sent to it. The employer is logged in. */
export async function receiveFiles(page: Page, makeFiles: (headers: Record<string, string>) => Promise<Attachment[]>) {
  const business = await openBusiness(page);
  const file = { type: 'file_upload', allowedFileTypes: fileTypes, maxFileSize: 10 };
  const positionId = await addPositionWithForm(page, business, [
    { ...file, id: 'cv', question: 'CV' },
    { ...file, id: 'more', question: 'Vedlegg' },
  ]);
  await approve(page, 'position', positionId);
  const applicant = await register(page, { firstName: 'Åse', lastName: 'Sjøbærg' });
  const { headers, email } = applicant;
  const files: string[] = [];
  for (const applicationFile of await makeFiles(headers)) {
    const multipart = { positionId, questionId: 'more', applicationFile };
    const answer = await call(page, 'POST', '/api/applications/upload-file', { headers, multipart });
    files.push(answer.file.id);
  }
  const applicantInfo = { firstName: 'Åse', lastName: 'Sjøbærg', email };
  const [first, ...others] = files;
  const responses = [
    { questionId: 'cv', response: '', files: [first] },
    { questionId: 'more', response: '', files: others },
  ];
  const data = { applicantInfo, responses };
  const sent = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  const id: string = sent.application.id;
  return { business, applicant, id, address: `/bedrift/${business.id}/applications?application=${id}` };
}
