import { Marked } from 'marked';
import sanitize from 'sanitize-html';

/** The mail has the title as its first heading. */
const HIGHEST_HEADING = 2;
const ALLOWED =
  'p br hr ul ol li strong em b i u s del h2 h3 h4 h5 h6 a blockquote code pre table thead tbody tr th td img';

/** In one paragraph. Each looks for its end through all that follows, and each pair may hold others. */
const MOST_MARKS = 300;

/**
 * Markdown, which may hold markup, as it stands in the preview and in the mail. Pictures come from this site only: those of
 * others would tell them who reads.
 */
export const renderContent = (markdown: string, publicUrl: string): string => drawContent(markdown, publicUrl).html;

/** With the addresses in it that are left out of both, for whoever writes. */
export function drawContent(markdown: string, publicUrl: string) {
  const leftOut = new Set<string>();
  const keep = (name: 'href' | 'src', given: string | undefined, leads: (address: string) => boolean) => {
    if (given === undefined) return {};
    const address = withAddress(given, publicUrl);
    if (leads(address)) return { [name]: address };
    leftOut.add(asTyped(given.trim()));
    return {};
  };
  const html = readMarkdown().parse(withoutGaps(markdown), { async: false });
  const clean = sanitize(html, {
    allowedTags: ALLOWED.split(' '),
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: 'script style textarea option noscript iframe object svg math title template'.split(' '),
    transformTags: {
      ...lowerHeadings,
      a: (_tag, { href }) => ({ tagName: 'a', attribs: keep('href', href, leadsSomewhere) }),
      img: (_tag, { src, ...rest }) => ({
        tagName: 'img',
        attribs: { ...rest, ...keep('src', src, (address) => address.startsWith(`${publicUrl}/`)) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'a' && !attribs.href) return 'excludeTag';
      return tag === 'img' && !attribs.src;
    },
  });
  return { html: clean.trim(), leftOut: [...leftOut] };
}

/** Who writes more marks of emphasis than anybody means gets them as they stand. */
function readMarkdown() {
  const known = new Map<string, boolean>();
  const hasTooMany = (paragraph: string) => {
    const found = known.get(paragraph) ?? (paragraph.match(/[*_~]/g)?.length ?? 0) > MOST_MARKS;
    known.set(paragraph, found);
    return found;
  };
  const unlessTooMany = (_rest: string, paragraph: string) => (hasTooMany(paragraph) ? undefined : false);
  return new Marked({
    gfm: true,
    breaks: true,
    tokenizer: { emStrong: unlessTooMany, del: unlessTooMany },
    // No mail shows a field that can be ticked.
    renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
  });
}

/** Of many spaces within a line one is shown, but each would look for the line's end. */
const withoutGaps = (markdown: string) => markdown.replace(/(?<=\S) {100,}/g, ' ');

const lowerHeadings = Object.fromEntries(
  [1, 2, 3, 4, 5].map((level) => [`h${level}`, `h${level - 1 + HIGHEST_HEADING}`]),
);

/** A mail stands nowhere: what is no whole address leads nowhere from there, and stays as words. */
const leadsSomewhere = (address: string) =>
  /^https?:\/\//i.test(address) ? URL.canParse(address) : /^(mailto|tel):./i.test(address);

/** Paths of this site become whole addresses. */
function withAddress(given: string, publicUrl: string) {
  const address = given.trim();
  return /^\/(?!\/)/.test(address) ? publicUrl + address : address;
}

/** Markdown makes "bod%C3%B8" of "bodø". */
function asTyped(address: string) {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
