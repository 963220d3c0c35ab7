import { Document, Font, Page, renderToBuffer, StyleSheet, Text, type TextProps, View } from '@react-pdf/renderer';
import { createElement as element, type ReactElement } from 'react';
import type { Block } from '../../contract/written-text.ts';
import type { CvDocument } from '../../server/cvs/compose-document.ts';
import { fonts } from './fonts.ts';

Font.register({ family: 'Geologica', fonts: [{ src: fonts.regular }, { src: fonts.bold, fontWeight: 600 }] });
Font.registerHyphenationCallback((word) => [word]);

const styles = StyleSheet.create({
  page: { fontFamily: 'Geologica', fontSize: 9.6, padding: 55, lineHeight: 1.4 },
  name: { fontSize: 25, fontWeight: 600 },
  heading: { fontSize: 11.5, fontWeight: 600, marginTop: 14, marginBottom: 6 },
  entry: { flexDirection: 'row', marginBottom: 8 },
  period: { width: 94 },
  body: { flex: 1 },
  strong: { fontWeight: 600 },
});

type Style = NonNullable<TextProps['style']>;

/** The same CV as an untagged document of React components. */
export function printWithReactPdf({ title, language, name, contact, sections }: CvDocument): Promise<Buffer> {
  const content = sections.flatMap((section) => [
    text(section.heading, styles.heading),
    ...blocksOf(section.blocks),
    ...section.entries.map((entry) =>
      view(styles.entry, [
        text(entry.period, styles.period),
        view(styles.body, [text(entry.heading, styles.strong), text(entry.place), ...blocksOf(entry.blocks)]),
      ]),
    ),
    text(section.words.join(' · ')),
  ]);
  const head = [text(name, styles.name), text(contact.map(({ line }) => line).join(' · '))];
  const page = element(Page, { size: 'A4', style: styles.page }, ...head, ...content);
  return renderToBuffer(element(Document, { title, language }, page));
}

const blocksOf = (blocks: Block[]) =>
  blocks.flatMap(({ list, lines }) => lines.map((line) => text(list ? `•  ${line}` : line)));
const text = (content: string, style: Style = {}) => element(Text, { style }, content);
const view = (style: Style, children: ReactElement[]) => element(View, { style }, ...children);
