import type { WhyUnread } from '../ui/file-viewer/read-placed-text.client.ts';
import { cvOfLines } from './read-text/cv-of-lines.ts';
import type { Line } from './read-text/line.ts';
import { linesOfPages } from './read-text/lines-of-pages.ts';
import { linesOfWord } from './read-text/lines-of-word.ts';
import { unpackWord } from './read-text/unpack-word.ts';
import { Unreadable, unreadable } from './read-text/unreadable.ts';

/** What the text of a document says, read here: it does not leave the browser. */
export async function readByText(file: File, format: 'pdf' | 'word', until: AbortSignal) {
  const { lines, isCut } = format === 'pdf' ? await pdfLines(file, until) : await wordLines(file);
  const read = cvOfLines(lines);
  if (!read) throw new Unreadable(unreadable.noCv);
  return { ...read, leftOut: [...read.leftOut, ...(isCut ? ['slutten av dokumentet'] : [])] };
}

/** Fewer letters are the stamp on a scanned page. */
const LEAST_LETTERS = 40;

async function pdfLines(file: File, until: AbortSignal): Promise<{ lines: Line[]; isCut: boolean }> {
  const { readPlacedText, whyUnread } = await import('../ui/file-viewer/read-placed-text.client.ts').catch(() => {
    throw new Unreadable(unreadable.notLoaded);
  });
  const { pages, isCut } = await readPlacedText(file, until).catch((error) => {
    throw new Unreadable(saidOf[whyUnread(error)]);
  });
  const letters = pages.flatMap(({ texts }) => texts).reduce((sum, { text }) => sum + text.length, 0);
  if (letters < LEAST_LETTERS) throw new Unreadable(unreadable.scanned);
  return { lines: linesOfPages(pages), isCut };
}

const saidOf: Record<WhyUnread, string> = {
  notLoaded: unreadable.notLoaded,
  tooManyPages: unreadable.tooLarge,
  locked: unreadable.locked,
  ended: unreadable.tooLong,
  damaged: unreadable.damaged,
};

async function wordLines(file: File) {
  const word = unpackWord(new Uint8Array(await file.arrayBuffer()));
  if (word === 'tooLarge') throw new Unreadable(unreadable.tooLarge);
  if (word === 'none') throw new Unreadable(unreadable.damaged);
  const lines = linesOfWord(word.parts);
  if (lines.length === 0) throw new Unreadable(unreadable.empty);
  return { lines, isCut: false };
}
