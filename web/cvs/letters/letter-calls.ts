import { type Letter, type LetterData, nameOfLetter } from '../../../contract/cvs/cover-letter-fields.ts';
import { api } from '../../platform/api.ts';
import { fileNameOf, type Person } from '../cv-calls.ts';
import type { Writing } from '../use-writer.ts';

/** What a letter that is begun from a position is about. */
export interface LetterAbout {
  company: string;
  positionTitle: string;
}

export const emptyLetter = (
  { firstName, lastName, email }: Person,
  about: LetterAbout = { company: '', positionTitle: '' },
): LetterData => ({
  title: '',
  ...about,
  contactPerson: '',
  place: '',
  date: '',
  greeting: '',
  body: '',
  closing: '',
  sender: { firstName, lastName, email, phone: '', address: '' },
  template: 'default',
  documentLanguage: 'nb',
});

export function dataOf({ id: _id, createdAt: _created, updatedAt: _updated, ...letter }: Letter): LetterData {
  return letter;
}

export const letterCalls = {
  list: async () => (await api('GET /cover-letters')).letters,
  drafts: async () =>
    (await api('GET /cover-letters/drafts')).drafts.map(({ letterId, letter, ...kept }) => ({
      of: letterId,
      draft: letter,
      ...kept,
    })),
  remove: (id: string) => api('DELETE /cover-letters/:id', { params: { id } }),
  duplicate: async (id: string, idempotencyKey: string) =>
    (await api('POST /cover-letters/:id/duplicate', { params: { id }, body: { idempotencyKey } })).letter,
  failed: {
    load: 'Kunne ikke laste søknadsbrev',
    remove: 'Kunne ikke slette søknadsbrevet',
    duplicate: 'Kunne ikke duplisere søknadsbrevet',
  },
};

interface Saved {
  id: string | null;
  letter: LetterData;
  writing: Writing;
}

export async function saveLetter({ id, letter, writing }: Saved): Promise<Letter> {
  const body = { letter, ...writing };
  const saved = id
    ? await api('PUT /cover-letters/:id', { params: { id }, body })
    : await api('POST /cover-letters', { body });
  return saved.letter;
}

export async function printLetter({ id, sender }: Letter): Promise<File> {
  const content = await api('GET /cover-letters/:id/pdf', { params: { id } });
  return new File([content], `${fileNameOf(sender, 'Soknadsbrev')}.pdf`, { type: content.type });
}

export async function writeLetter({ id, sender }: Letter): Promise<File> {
  const content = await api('GET /cover-letters/:id/word', { params: { id } });
  return new File([content], `${fileNameOf(sender, 'Soknadsbrev')}.docx`, { type: content.type });
}

export const nameOf = (letter: Letter) => nameOfLetter(letter) || 'Søknadsbrev uten tittel';
