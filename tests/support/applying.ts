import { expect } from 'vitest';
import { type Question, questionSchema } from '../../contract/application-forms/application-form-fields.ts';
import type { Db } from '../../server/platform/database/database.ts';
import { addBusiness, addPosition } from './hiring.ts';
import type { TestApp } from './test-app.ts';

const plain = { required: false, placeholder: '', options: [], maxLength: 500, allowedFileTypes: [], maxFileSize: 10 };

/** A question, with what its type does not need left out. */
export const question = (id: string, type: Question['type'], fields: Partial<Question> = {}) =>
  questionSchema.parse({ ...plain, id, type, question: `Spørsmål ${id}`, ...fields });

const whyAndCv = [
  question('hvorfor', 'long_answer', { question: 'Hvorfor søker du?', required: true }),
  question('cv', 'file_upload', { question: 'CV', required: true, allowedFileTypes: ['pdf', 'txt'], maxFileSize: 1 }),
];

type PositionFields = Parameters<typeof addPosition>[2];

/** A live position to which one applies with a form. */
export async function addFormPosition(
  db: Db,
  { questions = whyAndCv, ...fields }: PositionFields & { questions?: Question[] } = {},
) {
  const business = await addBusiness(db);
  const form = await db
    .insertInto('applicationForms')
    .values({
      businessId: business.id,
      title: 'Tømrer',
      questions: JSON.stringify(questions),
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const position = await addPosition(db, business.id, {
    applicationMethod: 'form',
    applicationFormId: form.id,
    ...fields,
  });
  return { business, form, position };
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export function fileBody(content: Buffer | string, name: string, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('applicationFile', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return body;
}

/** A PDF that was uploaded and not sent yet. */
export async function upload(call: TestApp['call'], token: string, fields: Record<string, string> = {}) {
  const body = fileBody(pdf, 'Min CV.pdf', fields);
  const answer = await call('POST /api/applications/upload-file', { body, token });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.file as { id: string; path: string; url: string; originalName: string };
}

export const applicantInfo = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  phone: '+47 900 00 000',
};

/** What the applicant form sends for the two questions of `addFormPosition`. */
export const applicationWith = (file: { id?: string; path?: string }, fields: object = {}) => ({
  applicantInfo,
  responses: [
    { questionId: 'hvorfor', response: 'Fordi jeg liker tre.' },
    { questionId: 'cv', response: 'Min CV.pdf', files: [file.path ?? file.id] },
  ],
  ...fields,
});

/** Uploads a file and sends the application. */
export async function apply(call: TestApp['call'], token: string, positionId: string, fields: object = {}) {
  const file = await upload(call, token);
  const body = applicationWith(file, fields);
  const answer = await call(`POST /api/applications/submit/${positionId}`, { body, token });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.application.id as string;
}
