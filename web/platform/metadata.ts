import type { MetaDescriptor } from 'react-router';

/** As it stands on every page. */
export const siteName = 'Jobbfjord';

export interface Metadata {
  /** Without the product's name. */
  title: string;
  description: string;
  keywords?: string[];
  /** Of a list: the part of its address, with the question mark, that makes it a page of its own. */
  canonicalQuery?: string;
  /** Where a copy has its original; else the page's own address. */
  canonical?: string;
  /** Private, or of no value to search engines. */
  noindex?: boolean;
  type?: 'website' | 'article' | 'profile';
}

/** What a page's `meta` gets from the router, as far as it is needed here. */
export interface MetaArguments {
  location: { pathname: string; search: string };
  matches: readonly unknown[];
}

const defaultKeywords = ['jobb', 'ledige stillinger', 'Norge'];

/** Everything that search engines and social networks read of a page: `export const meta = (args) => metadata(args, {…})`. */
export function metadata(args: MetaArguments, page: Metadata): MetaDescriptor[] {
  const publicUrl = publicUrlOf(args.matches);
  const title = `${page.title} – ${siteName}`;
  const isList = page.canonicalQuery !== undefined;
  const addressWith = (query?: string) => canonicalAddress(publicUrl, args.location, query);
  const shared = addressWith(isList ? args.location.search : '');
  // A search that search engines leave out is not said to be the whole list.
  const original = page.canonical ?? (page.noindex ? shared : addressWith(page.canonicalQuery));
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: (page.keywords ?? defaultKeywords).join(', ') },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: original },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'nb_NO' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    // Social networks lead readers there: to what was shared, with its search, and not to where a copy has its original.
    { property: 'og:url', content: shared },
    { property: 'og:image', content: `${publicUrl}/og.png` },
    { property: 'og:image:alt', content: `${siteName}: jobber i hele Norge` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The tab that the address names, before the page's own title: history, bookmarks and screen readers tell them apart. */
export function titleWithTab(
  { location }: MetaArguments,
  tabs: readonly { id: string; label: string }[],
  title: string,
) {
  const wanted = new URLSearchParams(location.search).get('tab');
  const tab = tabs.slice(1).find(({ id }) => id === wanted);
  return tab ? `${tab.label} – ${title}` : title;
}

/** The root's loader knows it. */
const publicUrlOf = (matches: readonly unknown[]) =>
  (matches as { id: string; loaderData?: { publicUrl?: string } }[]).find((match) => match?.id === 'root')?.loaderData
    ?.publicUrl ?? '';

/** One address for each page, however it was written: with capitals, with a slash at its end. */
function canonicalAddress(publicUrl: string, { pathname }: MetaArguments['location'], query = '') {
  return publicUrl + pathname.toLowerCase().replace(/(?<=.)\/+$/, '') + query;
}
