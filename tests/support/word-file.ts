import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A paragraph as Word writes it, with its style. */
export const wordParagraph = (text: string, style = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

export const wordTable = (rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** The least that a Word document consists of. */
export const wordFile = (body: string) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
  });
