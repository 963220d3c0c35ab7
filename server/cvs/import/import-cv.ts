import { readFile } from 'node:fs/promises';
import { cvDataSchema, cvLimits, type importSources } from '../../../contract/cvs.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { fromJsonResume } from '../json-resume.ts';
import { readArchive } from './read-archive.ts';
import { readPdf } from './read-pdf.ts';
import { refused } from './refused.ts';

type Source = (typeof importSources)[number];

/** By its content, whatever its name: JSON Resume, a PDF that carries it, or the archive that LinkedIn hands out. */
export async function importCv(file: UploadedFile | undefined) {
  const content = file ? await readFile(file.path) : Buffer.alloc(0);
  const start = content.subarray(0, 4).toString('latin1');
  if (start === '%PDF') return checked('pdf', fromJson(readPdf(content)));
  if (start.startsWith('PK')) return checked('linkedin', readArchive(content));
  return checked('json-resume', fromJson(content.toString('utf8').replace(/^\ufeff/, '')));
}

function fromJson(json: string) {
  try {
    const resume: unknown = JSON.parse(json);
    if (typeof resume === 'object' && resume !== null && ('basics' in resume || 'work' in resume)) {
      return fromJsonResume(resume as Record<string, unknown>);
    }
  } catch {
    // Said below.
  }
  throw refused(
    'Filen er ikke en CV vi kan lese. Velg en JSON Resume-fil, en PDF laget her eller arkivet fra LinkedIn.',
  );
}

/** What is taken in obeys the same limits as what is typed. */
function checked(source: Source, { cvData, leftOut }: { cvData: Record<string, unknown>; leftOut: string[] }) {
  const lists = ['experience', 'education', 'languages', 'references'] as const;
  const shortened = Object.fromEntries(
    lists.map((name) => [name, (cvData[name] as unknown[]).slice(0, cvLimits.entries)]),
  );
  const skills = (cvData.skills as unknown[]).slice(0, cvLimits.skills);
  const read = cvDataSchema.safeParse({ ...cvData, ...shortened, skills });
  if (!read.success) throw refused('Noe i filen kan ikke leses som en CV.');
  return { cvData: read.data, source, leftOut };
}
