import { inflateSync } from 'node:zlib';
import { cvLimits } from '../../../contract/cvs.ts';
import { refused } from './refused.ts';

/**
 * The JSON that our PDFs carry. An attached file is a stream of its own and can stand nowhere else, so it is found
 * without reading the rest, also after another program has saved the document anew.
 */
export function readPdf(pdf: Buffer): string {
  let from = 0;
  for (;;) {
    const mark = pdf.indexOf('/EmbeddedFile', from);
    if (mark < 0) break;
    from = mark + 1;
    const json = readStream(pdf, mark);
    if (json?.includes('"basics"')) return json;
  }
  throw refused('PDF-en bærer ingen CV-data. Bare PDF-er som er lastet ned herfra, kan hentes inn igjen.');
}

/** `/EmbeddedFiles`, the list of names, is followed by no stream of its own kind and falls through. */
function readStream(pdf: Buffer, mark: number) {
  const stream = pdf.indexOf('stream', mark);
  const end = pdf.indexOf('endstream', stream);
  if (stream < 0 || end < 0 || stream - mark > MOST_HEAD_BYTES) return undefined;
  const start = stream + 'stream'.length + (pdf.subarray(stream + 6, stream + 8).toString('latin1') === '\r\n' ? 2 : 1);
  const head = pdf.subarray(pdf.lastIndexOf('obj', mark), stream).toString('latin1');
  const content = pdf.subarray(start, end);
  if (!head.includes('/FlateDecode')) return content.toString('utf8');
  try {
    return inflateSync(content, { maxOutputLength: 2 * cvLimits.json }).toString('utf8');
  } catch {
    return undefined;
  }
}

const MOST_HEAD_BYTES = 2000;
