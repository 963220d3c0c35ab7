import { escapeMarkup } from '../../contract/escape-markup.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapEntry {
  path: string;
  /** ISO 8601. */
  lastModified?: string;
}

/** A list of pages. The protocol allows at most 50 000 in one. */
export const sitemapOf = (publicUrl: string, entries: SitemapEntry[]): Response =>
  xml('urlset', 'url', publicUrl, entries);

/** The list of such lists. */
export const sitemapIndexOf = (publicUrl: string, entries: SitemapEntry[]): Response =>
  xml('sitemapindex', 'sitemap', publicUrl, entries);

function xml(root: string, element: string, publicUrl: string, entries: SitemapEntry[]) {
  const lines = entries.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<${element}><loc>${escapeMarkup(publicUrl + path)}</loc>${modified}</${element}>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${root}>\n`;
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
