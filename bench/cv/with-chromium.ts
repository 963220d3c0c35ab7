import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Block } from '../../contract/written-text.ts';
import type { CvDocument } from '../../server/cvs/compose-document.ts';
import { findBrowser } from '../../tests/support/browser.ts';
import { fonts } from './fonts.ts';

/** The same CV as a page that a running Chromium prints, tagged. */
export async function openChromium() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const styles = await stylesWithFonts();
  return {
    print: async (document: CvDocument) => {
      await page.setContent(pageOf(document, styles), { waitUntil: 'load' });
      return page.pdf({
        format: 'A4',
        tagged: true,
        margin: { top: '19mm', bottom: '19mm', left: '20mm', right: '20mm' },
      });
    },
    close: () => browser.close(),
  };
}

async function stylesWithFonts() {
  const face = async (file: string, weight: number) =>
    `@font-face{font-family:Geologica;font-weight:${weight};src:url(data:font/ttf;base64,${(await readFile(file)).toString('base64')})}`;
  return `${await face(fonts.regular, 400)}${await face(fonts.bold, 600)}body{font:9.6pt/1.4 Geologica}`;
}

function pageOf({ title, language, name, contact, sections }: CvDocument, styles: string) {
  const body = sections.map(
    ({ heading, blocks, entries, words }) =>
      `<h2>${heading}</h2>${blocksOf(blocks)}${entries
        .map((entry) => `<h3>${entry.heading}</h3><p>${entry.place}</p><p>${entry.period}</p>${blocksOf(entry.blocks)}`)
        .join('')}<p>${words.join(' · ')}</p>`,
  );
  const head = `<h1>${name}</h1><p>${contact.map(({ line }) => line).join(' · ')}</p>`;
  return `<!doctype html><html lang="${language}"><title>${title}</title><style>${styles}</style>${head}${body.join('')}</html>`;
}

const blocksOf = (blocks: Block[]) =>
  blocks
    .map(({ list, lines }) =>
      list
        ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
        : lines.map((line) => `<p>${line}</p>`).join(''),
    )
    .join('');
