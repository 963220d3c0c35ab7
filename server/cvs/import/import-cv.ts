import { readFile } from 'node:fs/promises';
import { cvDataSchema, type importSources } from '../../../contract/cvs/cv-fields.ts';
import { fitCv, isEmptyCv } from '../../../contract/cvs/fitted-cv.ts';
import { Failure } from '../../../contract/errors.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { isEuropass, readEuropass } from './europass/read-europass.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { asJsonResume, isReactiveResume } from './from-reactive-resume.ts';
import { type Loose, recordOf } from './loose.ts';
import { readArchive } from './read-archive.ts';
import { readPdf } from './read-pdf.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { refused } from './refused.ts';
import { textIn } from './text-in.ts';
import { withoutMarkup } from './without-markup.ts';

type Source = (typeof importSources)[number];

/** By its content, whatever its name: JSON Resume, Reactive Resume, Europass, a PDF that carries one of them, or LinkedIn's archive. */
export async function importCv(file: UploadedFile | undefined) {
  const content = file ? await readFile(file.path) : Buffer.alloc(0);
  const start = content.subarray(0, 4).toString('latin1');
  if (start.startsWith('PK')) return checked('linkedin', readArchive(content));
  const isPdf = start === '%PDF';
  const text = isPdf ? readPdf(content) : textIn(content);
  if (isEuropass(text)) return checked('europass', readEuropass(text));
  return checked(isPdf ? 'pdf' : 'json-resume', fromJson(text));
}

/** What a PDF from here carries, and in which of its languages it is; of any other, nothing. */
export function cvIn(pdf: Buffer) {
  try {
    const { printedIn, ...read } = fromJson(readPdf(pdf));
    const { cvData: cv } = checked('pdf', read);
    return { cv, printedIn: printedIn ?? cv.documentLanguage };
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** One of them is enough to know the format by. */
const sections = ['basics', 'work', 'education', 'skills'];

function fromJson(json: string) {
  try {
    // With what stands in its texts for tags and signs.
    refuseTooMany(json, /[,[{<&]/g);
    const resume = recordOf(JSON.parse(json));
    if (sections.some((name) => name in resume)) {
      if (isOurs(resume)) return fromJsonResume(resume);
      const inWords = recordOf(JSON.parse(json, asWords));
      return fromJsonResume(isReactiveResume(inWords) ? asJsonResume(inWords) : inWords);
    }
  } catch {
    // Said below.
  }
  throw refused(
    'Filen er ikke en CV vi kan lese. Velg en JSON Resume-fil, en PDF laget her, en CV fra Europass eller arkivet fra LinkedIn.',
  );
}

/** In ours everything stands as it was typed. */
const isOurs = (resume: Loose) => 'hasPhoto' in recordOf(resume.meta);
const asWords = (_name: string, value: unknown) => (typeof value === 'string' ? withoutMarkup(value) : value);

function checked(source: Source, read: { cvData: Record<string, unknown>; leftOut: string[] }) {
  const { cvData, leftOut } = fitCv(read);
  const { data } = cvDataSchema.safeParse(cvData);
  if (!data) throw refused('Noe i filen kan ikke leses som en CV.');
  if (isEmptyCv(data)) throw refused('Vi fant ingenting i filen som hører hjemme i en CV.');
  return { cvData: data, source, leftOut };
}
