import { hasStatus } from '../../contract/call.ts';
import type { importSources } from '../../contract/cvs/cv-fields.ts';
import { type CvDraft, readForImport } from './cv-calls.ts';
import { Unreadable, unreadable } from './read-text/unreadable.ts';

interface ReadCv {
  cvData: CvDraft;
  source: (typeof importSources)[number] | 'pdf-text' | 'word-text';
  leftOut: string[];
}

/** What carries a CV as data is read by the server. The text of any other document is read here, where it is. */
export async function readCvFile(file: File, until: AbortSignal): Promise<ReadCv> {
  const format = await formatOf(file);
  if (format === 'data') return readForImport(file);
  if (format === 'pdf') {
    try {
      return await readForImport(file);
    } catch (error) {
      if (!hasStatus(error, 400)) throw error;
    }
  }
  const { readByText } = await import('./read-by-text.ts').catch(() => {
    throw new Unreadable(unreadable.notLoaded);
  });
  return { ...(await readByText(file, format, until)), source: `${format}-text` };
}

/** By its beginning and, of what many programs pack in the same way, its name. */
async function formatOf(file: File): Promise<'data' | 'pdf' | 'word'> {
  if (file.size === 0) throw new Unreadable(unreadable.empty);
  const start = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer());
  const ending = file.name.toLowerCase().replace(/^.*\./, '');
  if (start.startsWith('%PDF')) return 'pdf';
  // What is locked has the shape of the old format.
  if (start.startsWith('ÐÏ\x11à')) throw new Unreadable(ending === 'docx' ? unreadable.locked : unreadable.oldWord);
  if (/^(docx|docm|dotx)$/.test(ending)) return 'word';
  if (/^(doc|rtf|odt|pages)$/.test(ending) || start === '{\\rtf' || file.type.startsWith('image/'))
    throw new Unreadable(unreadable.other);
  return 'data';
}
