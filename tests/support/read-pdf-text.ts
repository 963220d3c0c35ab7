import { getDocumentProxy } from 'unpdf';

interface Node {
  children?: Node[];
  type?: string;
  id?: string;
}

/**
 * The text of a PDF, page by page in the order in which it stands there, without what is marked as decoration; and
 * whether the tags, by which a screen reader goes, have the same order.
 */
export async function readPdfText(pdf: Uint8Array) {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  let text = '';
  let tagsAgree = true;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const drawn: string[] = [];
    const open: (string | null)[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        if (!open.includes('Artifact')) text += item.str + (item.hasEOL ? '\n' : '');
      } else if (item.type === 'endMarkedContent') {
        open.pop();
      } else {
        open.push((item as { tag?: string }).tag ?? null);
        if (item.id) drawn.push(item.id);
      }
    }
    text += '\n';
    const tagged = idsOf((await page.getStructTree()) as Node);
    tagsAgree &&= tagged.length > 0 && tagged.join() === drawn.join();
  }
  const { info } = await file.getMetadata();
  return { text: text.trim(), tagsAgree, language: (info as { Language?: string }).Language };
}

const idsOf = ({ type, id, children = [] }: Node): string[] =>
  type === 'content' && id ? [id] : children.flatMap(idsOf);
