import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Annotation {
  subtype: string;
  url?: string;
  dest?: unknown;
}

const isLink = ({ subtype, url, dest }: Annotation) => subtype === 'Link' && Boolean(url || dest);

/**
 * What else lies on the pages (fields, notes, films, attached files) is drawn as it looks, and nothing of it can be pressed. pdf.js
 * makes elements of all that a page names, so less is named.
 */
export function onlyLinks(pdf: PDFDocumentProxy) {
  const getPage = pdf.getPage.bind(pdf);
  pdf.getPage = async (number) => {
    const page = await getPage(number);
    const { getAnnotations } = Object.getPrototypeOf(page) as typeof page;
    page.getAnnotations = async (options) => (await getAnnotations.call(page, options)).filter(isLink);
    return page;
  };
}
