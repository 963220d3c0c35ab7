import { constants, inflateSync } from 'node:zlib';
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
  let mark = pdf.indexOf('/EmbeddedFile');
  for (let looked = 0; mark >= 0; looked++) {
    if (looked === MOST_MARKS)
      throw refused('PDF-en har flere vedlegg enn vi ser gjennom. Last ned CV-en på nytt uten vedlegg, og prøv igjen.');
    const stream = readStream(pdf, mark);
    const text = stream ? textIn(stream.content) : '';
    if (text.includes('"basics"') || isEuropass(text)) {
      if (stream?.isCut) throw refused(tooLarge);
      return text;
    }
    mark = pdf.indexOf('/EmbeddedFile', mark + 1);
  }
  // A password, or a mere ban on changes, turns every stream of the document into something else.
  if (pdf.includes('/Encrypt'))
    throw refused('PDF-en er låst. Lagre den uten passord og begrensninger, og prøv igjen.');
  throw refused('PDF-en bærer ingen CV-data. Bare PDF-er som er lastet ned herfra eller fra Europass, kan hentes inn.');
}

const tooLarge = `CV-en i PDF-en er større enn ${MOST_BYTES / 1_000_000} MB. Last den ned på nytt uten bilde og vedlegg, og prøv igjen.`;

interface Attached {
  content: Buffer;
  /** There is more of it than is read. */
  isCut: boolean;
}

/** `/EmbeddedFiles`, the list of names, is followed by no stream of its own kind and falls through. */
function readStream(pdf: Buffer, mark: number): Attached | undefined {
  const stream = pdf.subarray(0, mark + MOST_HEAD_BYTES).indexOf('stream', mark);
  if (stream < 0) return undefined;
  const end = pdf.indexOf('endstream', stream);
  if (end < 0) return undefined;
  const start = stream + 'stream'.length + (pdf.subarray(stream + 6, stream + 8).toString('latin1') === '\r\n' ? 2 : 1);
  const before = pdf.subarray(Math.max(0, mark - MOST_HEAD_BYTES), stream).toString('latin1');
  const head = before.slice(Math.max(0, before.lastIndexOf('obj', Math.min(mark, MOST_HEAD_BYTES))));
  const content = pdf.subarray(start, end);
  if (head.includes('/FlateDecode')) return unpacked(content);
  return { content: content.subarray(0, MOST_BYTES), isCut: content.length > MOST_BYTES };
}

function unpacked(content: Buffer): Attached | undefined {
  try {
    return { content: inflateSync(content, { maxOutputLength: MOST_BYTES }), isCut: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return undefined;
    // What it is stands at its beginning.
    const beginning = content.subarray(0, MOST_HEAD_BYTES);
    return { content: inflateSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH }), isCut: true };
  }
}
