import { inflateSync } from 'node:zlib';
import { cvLimits } from '../../../contract/cv-fields.ts';
import { refused } from './refused.ts';

/** More attachments than a document has; looking at each takes as long as the file is large. */
const MOST_MARKS = 10;
const MOST_HEAD_BYTES = 2000;
const MOST_JSON_BYTES = 2 * cvLimits.json;

/**
 * The JSON that our PDFs carry. An attached file is a stream of its own and can stand nowhere else, so it is found
 * without reading the rest, also after another program has saved the document anew.
 */
export function readPdf(pdf: Buffer): string {
  let mark = -1;
  for (let looked = 0; looked < MOST_MARKS; looked++) {
    mark = pdf.indexOf('/EmbeddedFile', mark + 1);
    if (mark < 0) break;
    const json = readStream(pdf, mark);
    if (json?.includes('"basics"')) return json;
  }
  // A password, or a mere ban on changes, turns every stream of the document into something else.
  if (pdf.includes('/Encrypt'))
    throw refused('PDF-en er låst. Lagre den uten passord og begrensninger, og prøv igjen.');
  throw refused('PDF-en bærer ingen CV-data. Bare PDF-er som er lastet ned herfra, kan hentes inn igjen.');
}

/** `/EmbeddedFiles`, the list of names, is followed by no stream of its own kind and falls through. */
function readStream(pdf: Buffer, mark: number) {
  const stream = pdf.subarray(0, mark + MOST_HEAD_BYTES).indexOf('stream', mark);
  if (stream < 0) return undefined;
  const end = pdf.indexOf('endstream', stream);
  if (end < 0) return undefined;
  const start = stream + 'stream'.length + (pdf.subarray(stream + 6, stream + 8).toString('latin1') === '\r\n' ? 2 : 1);
  const before = pdf.subarray(Math.max(0, mark - MOST_HEAD_BYTES), stream).toString('latin1');
  const head = before.slice(Math.max(0, before.lastIndexOf('obj', Math.min(mark, MOST_HEAD_BYTES))));
  const content = pdf.subarray(start, end);
  if (content.length > MOST_JSON_BYTES) return undefined;
  if (!head.includes('/FlateDecode')) return content.toString('utf8');
  try {
    return inflateSync(content, { maxOutputLength: MOST_JSON_BYTES }).toString('utf8');
  } catch {
    return undefined;
  }
}
