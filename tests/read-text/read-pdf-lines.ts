import { getDocumentProxy } from 'unpdf';
import { linesOfPages } from '../../web/cvs/read-text/lines-of-pages.ts';
import { placedTextOf } from '../../web/ui/file-viewer/placed-text.ts';

/** As the browser does it, with the same library. Here, because the documents that are read are made on the server. */
export async function readPdfLines(pdf: Uint8Array) {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const pages = [];
  for (let number = 1; number <= file.numPages; number++)
    pages.push(await placedTextOf((await file.getPage(number)) as never, 300_000));
  return linesOfPages(pages);
}
