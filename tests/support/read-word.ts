import { strFromU8, unzipSync } from 'fflate';

export interface ReadParagraph {
  style: string;
  text: string;
  runs: { text: string; language: string | undefined; link: string | undefined }[];
}

/** What Word finds in a file: strictly, for it calls a file damaged that is not well-formed in every part. */
export function readWord(file: Uint8Array) {
  const files = unzipSync(file);
  const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const parts = Object.keys(files).filter((path) => /\.(xml|rels)$/.test(path));
  for (const path of parts) tagsOf(xml(path));
  const links = new Map(
    [...tagsOf(xml('word/_rels/document.xml.rels'))].map(({ has }) => [has('Id') ?? '', has('Target') ?? '']),
  );
  const paragraphs = paragraphsIn(xml('word/document.xml'), links);
  return {
    paragraphs,
    text: paragraphs.map(({ style, text }) => (style === 'ListBullet' ? `• ${text}` : text)).join('\n'),
    pictures: Object.keys(files).filter((path) => path.startsWith('word/media/')),
    language: /<w:docDefaults>.*?<w:lang w:val="([^"]*)"/.exec(xml('word/styles.xml'))?.[1],
    xml,
  };
}

function paragraphsIn(document: string, links: Map<string, string>) {
  const paragraphs: ReadParagraph[] = [];
  let link: string | undefined;
  for (const { name, isEnd, has, text } of tagsOf(document)) {
    const paragraph = paragraphs.at(-1);
    const run = paragraph?.runs.at(-1);
    const add = (more: string) => {
      if (paragraph) paragraph.text += more;
      if (run) run.text += more;
    };
    if (name === 'w:hyperlink') link = isEnd ? undefined : links.get(has('r:id') ?? '');
    if (isEnd) continue;
    if (name === 'w:p') paragraphs.push({ style: '', text: '', runs: [] });
    if (name === 'w:pStyle' && paragraph) paragraph.style = has('w:val') ?? '';
    if (name === 'w:r') paragraph?.runs.push({ text: '', language: undefined, link });
    if (name === 'w:lang' && run) run.language = has('w:val');
    if (name === 'w:tab') add('\t');
    if (name === 'w:br') add('\n');
    if (name === 'w:t') add(text);
  }
  return paragraphs;
}

interface Tag {
  name: string;
  isEnd: boolean;
  has: (attribute: string) => string | undefined;
  /** What stands behind it. */
  text: string;
}

const entity = '&(?:amp|lt|gt|quot|apos);';
const attribute = `\\s+([\\w:.-]+)="((?:[^"<&]|${entity})*)"`;
const tag = new RegExp(`<(/?)([\\w:.-]+)((?:${attribute})*)\\s*(/?)>((?:[^<&>]|${entity})*)`, 'uy');
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function tagsOf(xml: string): Tag[] {
  if (forbidden.test(xml)) throw new Error('a character that no XML may hold');
  const tags: Tag[] = [];
  const open: string[] = [];
  tag.lastIndex = /^<\?xml [^?]*\?>\s*/.exec(xml)?.[0].length ?? 0;
  while (tag.lastIndex < xml.length) {
    const at = tag.lastIndex;
    const [, end, name = '', attributes = '', , , isEmpty, text = ''] = tag.exec(xml) ?? [];
    if (!name) throw new Error(`no XML at ${at}: ${xml.slice(at, at + 40)}`);
    if (end && open.pop() !== name) throw new Error(`${name} is closed at ${at}, and not open`);
    if (!end && !isEmpty) open.push(name);
    const values = new Map(
      [...attributes.matchAll(new RegExp(attribute, 'gu'))].map(([, key, value = '']) => [key, unescaped(value)]),
    );
    tags.push({ name, isEnd: end === '/', has: (key) => values.get(key), text: unescaped(text) });
  }
  if (open.length > 0) throw new Error(`${open} is not closed`);
  return tags;
}

const letters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const unescaped = (text: string) => text.replace(new RegExp(entity, 'g'), (found) => letters[found] ?? found);
