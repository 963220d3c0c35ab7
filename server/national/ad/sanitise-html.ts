import sanitize from 'sanitize-html';
import { partsWithLinks } from '../../../contract/links-in-text.ts';
import { seenText } from '../../../contract/values.ts';
import { closePictures } from './close-pictures.ts';
import { mendLists } from './mend-lists.ts';
import { mendNesting } from './mend-nesting.ts';
import { withScheme } from './with-scheme.ts';

const MOST_CHARACTERS = 200_000;
/** One that is never closed costs every one behind it. */
const MOST_TAGS = 20_000;
/** No ad is written so; each level more costs every level above it. */
const DEEPEST = 100;
/** The page has the title as its first and our own labels as its second level. */
const FIRST_HEADING = 3;
const BLOCKS = /<(p|br|ul|ol|li|h[1-6]|div|section|table)\b/i;
/** A title over two columns would squeeze the second one. */
const SPANS = ['colspan', 'rowspan'];
/** Whose text is no text for readers either. */
const DROPPED_WITH_TEXT = 'script style textarea option noscript iframe object svg math title xmp template'.split(' ');

/** Markup of strangers, reduced to what an ad needs: paragraphs, lists, headings, emphasis, tables and safe links. */
export function sanitiseHtml(html: string): string {
  // As XML wraps text: whoever reads HTML takes all of it for a comment.
  const given = html
    .slice(0, MOST_CHARACTERS)
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(ENCODED_AGAIN, '&');
  const bounded = closePictures(unwrapped(given).split('<', MOST_TAGS).join('<'));
  // Plain text says with line breaks what markup says with tags.
  const source = BLOCKS.test(bounded) ? bounded : bounded.trim().replace(/\r\n?|\n/g, '<br>');
  const clean = sanitize(source, {
    allowedTags:
      'p div br ul ol li strong em b i u h1 h2 h3 h4 h5 h6 a blockquote table caption tbody thead tfoot tr td th'.split(
        ' ',
      ),
    allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'], td: SPANS, th: SPANS },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WITH_TEXT,
    nestingLimit: DEEPEST,
    transformTags: { ...blocks, a: safeLink },
    // Also a link round a picture that was left out: nothing to read is nothing to reach.
    exclusiveFilter: ({ tag, text }) =>
      !/^(br|hr|table|thead|tbody|tfoot|tr|td|th)$/.test(tag) && seenText(text) === '',
  });
  const shown = withAddressesLinked(withOurHeadings(mendLists(mendNesting(clean))))
    .replace(/(<br \/>\s*){3,}/g, '<br /><br />')
    .replace(BREAKS_AT_EDGE, '')
    .replace(/[\uf000-\uf0ff]/g, '•')
    .replace(/[ \t\u00a0]{2,}/g, (gap) => (gap.includes('\u00a0') ? ' ' : gap))
    .trim();
  // Breaks and empty cells alone: who asks whether there is a text is told that there is none.
  return seenText(textOf(shown)) && shown;
}

/** "l&amp;oslash;nn" beside tags of its own. */
export const ENCODED_AGAIN = /&(?:amp;)+(?=#?\w+;)/g;

/** Nothing stands between them and the gap that their block has anyway. */
const BREAKS_AT_EDGE =
  /(?<=<(?:p|div|li|h\d|t[dh]|blockquote)>)(?:\s*<br \/>)+|(?:<br \/>\s*)+(?=<\/(?:p|div|li|h\d|t[dh]|blockquote)>)/g;

/** What else begins a line: without it the words before and behind would be one. */
const blocks = {
  ...Object.fromEntries(
    'section article header footer main aside center address pre figure figcaption dl dt dd details summary fieldset legend'
      .split(' ')
      .map((tag) => [tag, 'div']),
  ),
  hr: 'br',
};

/** Markup that was encoded once too often on its way. */
const unwrapped = (html: string) =>
  !/<[a-z/]/i.test(html) && /&lt;(p|br|ul|li|h[1-6]|div|strong|b)\b/i.test(html) ? decoded(html) : html;

/** Only the words, with their signs encoded. */
export const withoutMarkup = (html: string): string =>
  sanitize(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: DROPPED_WITH_TEXT });

/** The ad's highest heading becomes ours of the third level, the others follow at their distance, and none leaves out a level. */
function withOurHeadings(html: string) {
  const levels = [...new Set(html.match(/<h[1-6]>/g))].sort();
  let level = FIRST_HEADING - 1;
  return html.replace(/<(\/?)h[1-6]>/g, (tag, end: string) => {
    if (!end) level = Math.min(6, level + 1, FIRST_HEADING + levels.indexOf(tag));
    return `<${end}h${level}>`;
  });
}

function safeLink(_tag: string, { href: given = '' }: sanitize.Attributes): sanitize.Tag {
  const href = withScheme(given.trim());
  const isOutward = /^https?:\/\//i.test(href);
  const isContact = /^(mailto|tel):/i.test(href);
  if (!isOutward && !isContact) return { tagName: 'a', attribs: {} };
  const attribs: sanitize.Attributes = isOutward
    ? { href, rel: 'nofollow noopener noreferrer ugc', target: '_blank' }
    : { href };
  return { tagName: 'a', attribs };
}

/** Addresses that are only named lead there too. */
function withAddressesLinked(html: string) {
  let isInLink = false;
  return html.replace(/<(\/?)(a?)\b[^>]*>|[^<]+/g, (part, end: string, link: string) => {
    if (link) isInLink = !end;
    return isInLink || part.startsWith('<') ? part : withLinks(part);
  });
}

function withLinks(text: string) {
  const parts = partsWithLinks(decoded(text));
  return parts.some(({ link }) => link)
    ? parts.map(({ text, link }) => (link ? linkTo(link, text) : encoded(text))).join('')
    : text;
}

function linkTo(href: string, words: string) {
  const attributes = Object.entries(safeLink('a', { href }).attribs).map(
    ([name, value]) => ` ${name}="${encoded(value)}"`,
  );
  return `<a${attributes.join('')}>${encoded(words)}</a>`;
}

/** Words need no tag of their own to end where the next paragraph begins. */
const WORDS_BEFORE_BLOCK = /([^>\s]|<\/(?:strong|em|b|i|u|a)>) ?(?=<(?:p|div|h\d|table|blockquote)>)/g;

/** Sanitised markup as plain text with its line breaks. */
export const textOf = (html: string): string =>
  decoded(
    html
      .replace(/\s+/g, ' ')
      .replace(WORDS_BEFORE_BLOCK, '$1\n')
      .replace(/<li>\s*(<p>)?/g, '\n• ')
      .replace(/(<\/p>)?\s*<\/li>/g, '')
      .replace(/<br ?\/?>|<\/(p|div|h\d|ul|ol|tr|caption|blockquote)>/g, '\n')
      .replace(/<\/t[dh]>/g, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const signs = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: keyof typeof signs) => signs[name]);

const encoded = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&amp;');
