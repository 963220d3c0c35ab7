import { inflateSync } from 'node:zlib';
import { isEuropass } from './europass/read-europass.ts';
import { refused } from './refused.ts';
import { textIn } from './text-in.ts';

/** More attachments than a document has; looking at each takes as long as the file is large. */
const MOST_MARKS = 10;
const MOST_HEAD_BYTES = 2000;
/** Ours have no photo in their data, those of Europass do. */
const MOST_BYTES = 10_000_000;

/**
 * What a PDF carries a CV as: JSON in ours, XML in those of Europass. An attached file is a stream of its own and can
 * stand nowhere else, so it is found without reading the rest, also after another program has saved the document anew.
 */
export function readPdf(pdf: Buffer): string {
  let mark = -1;
  for (let looked = 0; looked < MOST_MARKS; looked++) {
    mark = pdf.indexOf('/EmbeddedFile', mark + 1);
    if (mark < 0) break;
    const stream = readStream(pdf, mark);
    if (!stream) continue;
    const text = textIn(stream);
    if (text.includes('"basics"') || isEuropass(text)) return text;
  }
  // A password, or a mere ban on changes, turns every stream of the document into something else.
  if (pdf.includes('/Encrypt'))
    throw refused('PDF-en er låst. Lagre den uten passord og begrensninger, og prøv igjen.');
  throw refused('PDF-en bærer ingen CV-data. Bare PDF-er som er lastet ned herfra eller fra Europass, kan hentes inn.');
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
  if (content.length > MOST_BYTES) return undefined;
  if (!head.includes('/FlateDecode')) return content;
  try {
    return inflateSync(content, { maxOutputLength: MOST_BYTES });
  } catch {
    return undefined;
  }
}
