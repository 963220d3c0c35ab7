import { CallError } from '../../contract/call.ts';
import type { Cv, CvData, CvLanguage, CvTemplate } from '../../contract/cvs/cv-fields.ts';
import { ofItsSkills } from '../../contract/cvs/cv-translations.ts';
import { api, cutOff } from '../platform/api.ts';
import { saveFile } from '../platform/save-file.ts';
import type { Writing } from './use-writer.ts';

/** What the editor holds: a CV without what the server adds. */
export type CvDraft = CvData;

export const emptyDraft = ({ firstName, lastName, email }: Person): CvDraft => ({
  title: '',
  personalInfo: { firstName, lastName, email, phone: '', address: '', dateOfBirth: '' },
  aboutMe: '',
  experience: [],
  education: [],
  skills: [],
  languages: [],
  references: [],
  referencesOnRequest: false,
  documentLanguage: 'nb',
});

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

export function draftOf({ id: _id, _id: _same, createdAt: _created, updatedAt: _updated, ...draft }: Cv): CvDraft {
  return draft;
}

/** What an editor holds when it is saved. */
export interface Saved {
  id: string | null;
  draft: CvDraft;
  image: File | null;
  writing: Writing;
}

export async function saveCv({ id, draft, image, writing }: Saved): Promise<Cv> {
  const body = cvForm({ ...draft, ...ofItsSkills(draft) }, image, writing);
  const saving = id ? api('PUT /cvs/:id', { params: { id }, body }) : api('POST /cvs', { body });
  const { cv } = await (image ? saving : Promise.race([saving, tooLate()]));
  return cv;
}

const ANSWERED_WITHIN_MS = 30_000;

/** A form may take minutes for the files in it. Without one, what is silent for so long is no longer under way. */
const tooLate = () => new Promise<void>((go) => setTimeout(go, ANSWERED_WITHIN_MS)).then(cutOff);

/** That there are no translations is said: left out, those that are kept would stay (decision 063). */
export const sentOf = (draft: CvDraft): CvDraft => ({ ...draft, translations: draft.translations ?? {} });

export function cvForm(draft: CvDraft, image: File | null, writing: Writing): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(writing)) form.set(name, value);
  form.set('cvData', JSON.stringify(sentOf(draft)));
  if (image) form.set('profileImage', image);
  return form;
}

/** The photo that a draft has, as if it had just been chosen. */
export async function loadDraftPhoto(address: string | null): Promise<File | null> {
  if (!address) return null;
  const answer = await fetch(address);
  // Taken for none, it would go with the next letter.
  if (!answer.ok && answer.status !== 404) throw new CallError(answer.status, 'Bildet kunne ikke hentes. Prøv igjen.');
  const photo = await answer.blob();
  return photo.type.startsWith('image/') ? new File([photo], 'profilbilde.webp', { type: photo.type }) : null;
}

interface Look {
  template: CvTemplate;
  language: CvLanguage;
  includeImage: boolean;
  /** Then it carries no language that was not chosen. */
  forOthers?: boolean;
}

export async function printCv(cv: Cv, look: Look): Promise<File> {
  const content = await api('POST /cvs/:id/download', { params: { id: cv.id }, body: look });
  return new File([content], `${nameIn(cv, look)}.pdf`, { type: content.type });
}

export async function writeCv(cv: Cv, look: Pick<Look, 'language' | 'includeImage'>): Promise<File> {
  const content = await api('POST /cvs/:id/word', { params: { id: cv.id }, body: look });
  return new File([content], `${nameIn(cv, look)}.docx`, { type: content.type });
}

const nameIn = ({ personalInfo, documentLanguage }: Cv, { language }: Pick<Look, 'language'>) =>
  fileNameOf(personalInfo, language === documentLanguage ? 'CV' : `CV_${language}`);

export async function downloadData({ id, personalInfo }: Cv): Promise<void> {
  // What is JSON has been read when it comes here.
  const content: unknown = await api('GET /cvs/:id/json-resume', { params: { id } });
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  saveFile(file, `${fileNameOf(personalInfo)}.json`);
}

export const fileNameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>, what = 'CV') =>
  [firstName, lastName, what].filter(Boolean).join('_');

export const cvCalls = {
  list: async () => (await api('GET /cvs')).cvs,
  drafts: async () =>
    (await api('GET /cvs/drafts')).drafts.map(({ cvId, cvData, ...kept }) => ({ of: cvId, draft: cvData, ...kept })),
  remove: (id: string) => api('DELETE /cvs/:id', { params: { id } }),
  duplicate: async (id: string, idempotencyKey: string) =>
    (await api('POST /cvs/:id/duplicate', { params: { id }, body: { idempotencyKey } })).cv,
  failed: { load: 'Kunne ikke laste CV-er', remove: 'Kunne ikke slette CV', duplicate: 'Kunne ikke duplisere CV' },
};

/** JSON Resume, a PDF from here, Europass, or LinkedIn's archive. */
export function readForImport(file: File) {
  const body = new FormData();
  body.set('file', file);
  return api('POST /cvs/import', { body });
}

export const nameOf = ({ title, personalInfo: { firstName, lastName } }: Pick<Cv, 'title' | 'personalInfo'>) =>
  title || `${firstName} ${lastName}`.trim() || 'CV uten navn';
