import PdfDocument from 'pdfkit';
import type { Block } from '../../contract/written-text.ts';
import type { CvDocument } from '../../server/cvs/compose-document.ts';
import { fonts } from './fonts.ts';

/** The same CV with a tag for each heading, paragraph and list item, as pdfkit's guide to accessibility has it. */
export function printWithPdfkit({ title, language, name, contact, sections }: CvDocument): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 55,
    pdfVersion: '1.7',
    // Its types do not know PDF/UA yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title },
    font: fonts.regular,
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const write = (tag: string, text: string, size = 9.6, font = fonts.regular) => {
    if (!text) return;
    root.add(pdf.struct(tag, {}, () => pdf.font(font).fontSize(size).text(text, { lineGap: 3 })));
  };
  const writeBlocks = (blocks: Block[]) => {
    for (const { list, lines } of blocks) {
      if (list) {
        const items = lines.map((line) =>
          pdf.struct('LI', {}, [
            pdf.struct('LBody', {}, () => pdf.font(fonts.regular).fontSize(9.6).text(`•  ${line}`, { lineGap: 3 })),
          ]),
        );
        root.add(pdf.struct('L', {}, items));
      } else for (const line of lines) write('P', line);
    }
  };
  write('H1', name, 25, fonts.bold);
  write('P', contact.map(({ line }) => line).join(' · '));
  for (const section of sections) {
    write('H2', section.heading, 11.5, fonts.bold);
    writeBlocks(section.blocks);
    for (const entry of section.entries) {
      write('H3', entry.heading, 10.2, fonts.bold);
      write('P', entry.place);
      write('P', entry.period);
      writeBlocks(entry.blocks);
    }
    write('P', section.words.join(' · '));
  }
  root.end();
  return ended(pdf);
}

function ended(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}
