import type { FileType } from '../../../contract/application-forms/application-form-fields.ts';

/** How a file can be shown here; the others are documents of programs that no browser has. */
const kinds: Record<FileType, 'pdf' | 'image' | 'text' | null> = {
  pdf: 'pdf',
  jpg: 'image',
  png: 'image',
  webp: 'image',
  txt: 'text',
  doc: null,
  docx: null,
  odt: null,
  rtf: null,
};

/** By the ending of its name, which the server has held against the content. */
export function shownAs(name: string) {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(kinds, ending) ? kinds[ending as FileType] : null;
}
