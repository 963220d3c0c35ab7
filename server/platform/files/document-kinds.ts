import { extname } from 'node:path';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { joinWithOr } from '../../../contract/words-in-a-row.ts';
import { failureAt } from '../http/field-errors.ts';

/** By the ending of the name: what is found in the content, and the type it is served as. */
const kinds = {
  pdf: { found: ['pdf'], type: 'application/pdf' },
  doc: { found: ['cfb'], type: 'application/msword' },
  docx: { found: ['docx'], type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  odt: { found: ['odt'], type: 'application/vnd.oasis.opendocument.text' },
  rtf: { found: ['rtf'], type: 'application/rtf' },
  txt: { found: ['text'], type: 'text/plain; charset=utf-8' },
  jpg: { found: ['jpg'], type: 'image/jpeg' },
  png: { found: ['png'], type: 'image/png' },
  webp: { found: ['webp'], type: 'image/webp' },
} as const;

export type DocumentKind = keyof typeof kinds;

interface Received {
  path: string;
  sizeBytes: number;
  head: Buffer;
}

export const typeOf = (kind: string): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as DocumentKind].type : 'application/octet-stream';

/** What a file is: its name must say it, its content must be it, and it must be asked for. */
export async function checkKind(
  file: Received & { fileName: string },
  allowed: readonly string[],
  field: string,
): Promise<DocumentKind> {
  const ending = extname(file.fileName).slice(1).toLowerCase().replace('jpeg', 'jpg');
  if (!Object.hasOwn(kinds, ending) || !allowed.includes(ending)) {
    throw refusal(`Filen må være av typen ${joinWithOr(allowed.map((kind) => kind.toUpperCase()))}`, field);
  }
  const { found } = kinds[ending as DocumentKind];
  const content = await contentOf(file);
  if ((found as readonly string[]).includes(content)) return ending as DocumentKind;
  const kind = ending.toUpperCase();
  throw refusal(
    `Navnet sier ${kind}, men innholdet er noe annet. ${wayOut[`${content} as ${ending}`] ?? `Lagre filen på nytt som ${kind}`}`,
    field,
  );
}

/** Where saving it once more in the same way would give the same file. Word locks a DOCX up in the form of the old DOC. */
const wayOut: Record<string, string> = {
  'cfb as docx': 'Fjern passordet hvis filen har et, og lagre den på nytt som DOCX',
  'unknown as txt': 'Lagre filen på nytt som TXT med tegnkodingen UTF-8',
};

const refusal = (msg: string, path: string) => failureAt('wrongType', path, msg);

/** Readers of PDF take some blank lines before its beginning, which careless programs leave there. */
const withBlankLines = /^[\t\n\f\r ]{1,1000}%PDF-/;

/** Mostly the beginning says it; archives name themselves further on. */
async function contentOf({ path, head, sizeBytes }: Received) {
  if (withBlankLines.test(head.toString('latin1', 0, 1024))) return 'pdf';
  const first = (await fileTypeFromBuffer(head))?.ext;
  if (sizeBytes <= head.length || (first && first !== 'zip')) return first ?? textOrUnknown(head);
  return (await fileTypeFromFile(path))?.ext ?? textOrUnknown(head);
}

/** Plain text has no mark of its own; what is valid UTF-8 without control characters is taken for it. */
function textOrUnknown(head: Buffer) {
  try {
    const start = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is for
    return /[\u0000-\u0008\u000e-\u001f]/.test(start) ? 'unknown' : 'text';
  } catch {
    return 'unknown';
  }
}
