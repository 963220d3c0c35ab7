import { ExternalHyperlink, type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { partsWithLinks } from '../../../contract/links-in-text.ts';
import type { Block } from '../../../contract/written-text.ts';
import type { CvDocument } from '../compose-document.ts';
import { inDirections, isRightToLeft } from './direction.ts';
import { localeOf } from './word-styles.ts';

/** Text as it was typed: no part of it is read as anything but text and addresses. */
export type Write = (text: string) => ParagraphChild[];

/** What was not translated is marked as being in the CV's own language, as in the PDF: to be read aloud and spelt as such. */
export function writingIn({ untranslated, original }: Pick<CvDocument, 'untranslated' | 'original'>): Write {
  const language = { language: { value: localeOf[original] } };
  return (text) => runsOf(text, Object.hasOwn(untranslated, text) ? language : {});
}

export const writing: Write = (text) => runsOf(text, {});

const runsOf = (typed: string, language: { language?: { value: string } }): ParagraphChild[] =>
  partsWithLinks(typed).flatMap<ParagraphChild>(({ text, link }) =>
    link
      ? new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink', ...language })] })
      : inDirections(text).map((piece) => new TextRun({ ...piece, ...language })),
  );

/** Without addresses. */
export const named = (text: string) => inDirections(text).map((piece) => new TextRun(piece));

const lineBreak = () => new TextRun({ break: 1 });

/** In one paragraph, one below the other. */
export const inLines = (lines: string[], write: Write) => between(lines.map(write), lineBreak);

/** Each part, with something in between. */
export const between = (parts: ParagraphChild[][], make: () => ParagraphChild) =>
  parts.flatMap((part, index) => (index > 0 ? [make(), ...part] : part));

/** Paragraphs keep the lines that were typed; what is listed is a list of Word's. */
export const paragraphsOf = (blocks: Block[], write: Write, last: Omit<IParagraphOptions, 'children'> = {}) => {
  const all = blocks.flatMap<IParagraphOptions>(({ list, lines }) =>
    list
      ? lines.map((line) => ({ style: 'ListBullet', bidirectional: isRightToLeft(line), children: write(line) }))
      : [{ bidirectional: isRightToLeft(lines.join('\n')), children: inLines(lines, write) }],
  );
  return all.map((each, index) => new Paragraph(index === all.length - 1 ? { ...each, ...last } : each));
};
