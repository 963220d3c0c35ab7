import { expect, type Page } from '@playwright/test';
import PdfDocument from 'pdfkit';
import { enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';
import { twoColumnPdf } from '../support/two-column-pdf.ts';
import { wordParagraph as p, wordFile } from '../support/word-file.ts';

const fileField = (page: Page) => page.getByRole('dialog', { name: 'Hent inn CV' }).getByLabel('Fil');
async function bringIn(page: Page, name: string, content: Uint8Array) {
  await fileField(page).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await page.getByRole('dialog').getByRole('button', { name: 'Hent inn', exact: true }).click();
}
const word = wordFile(
  [
    p('Kari Nordmann', 'Title'),
    p('kari@example.no, 900 12 345'),
    p('Arbeidserfaring', 'Heading1'),
    p('Kokk, Havn AS, 2019 – 2022'),
    p('Varmt kjøkken', 'ListBullet'),
    p('Interesser', 'Heading1'),
    p('Fiske'),
  ].join(''),
);
/** As a scanner makes it. */
async function scanned() {
  const pdf = new PdfDocument();
  pdf.rect(50, 50, 200, 200).fill('#888');
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('a CV in two columns and one from Word fill the fields, and what is none is said at the field', async ({
  page,
}) => {
  await enterAnew(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/profil?tab=cv');
  const opener = page.getByRole('button', { name: 'Hent inn CV' });
  await opener.click();
  await expect(fileField(page)).toBeVisible();
  expect(asked.filter((each) => /pdf/.test(each))).toEqual([]);
  for (const [name, content, reason] of [
    ['faktura.docx', wordFile(p('Faktura')), /kjente ikke igjen noen CV/],
    ['skannet.pdf', await scanned(), /ingen tekst vi kan lese/],
    ['cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Gamle Word-dokumenter/],
    ['tom.docx', Buffer.alloc(0), /Dokumentet er tomt/],
  ] as const) {
    await bringIn(page, name, content);
    await expect(fileField(page)).toHaveAccessibleDescription(reason);
  }
  await checkAccessibility(page);

  await bringIn(page, 'min cv.pdf', await twoColumnPdf());
  await expect(page.getByText(/^Lest ut av teksten i PDF-en\. /)).toBeVisible();
  await expect(page.getByText('Dette kom ikke med')).toBeHidden();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Nina');
  await expect(page.getByLabel('Stilling', { exact: true }).first()).toHaveValue('Sykepleier');
  await expect(page.getByLabel('Arbeidsgiver').first()).toHaveValue('Havn sykehus');
  await expect(page.getByLabel('Jeg jobber her nå').first()).toBeChecked();
  await expect(page.getByLabel('Skole eller lærested')).toHaveValue('UiT');
  // What stands there as years alone is kept so.
  await expect(page.getByLabel('Startår')).toHaveValue('2015');
  await checkAccessibility(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'CV-en er lagret.' })).toBeVisible();

  asked.length = 0;
  await opener.click();
  await bringIn(page, 'cv.docx', word);
  await expect(page.getByText(/^Lest ut av teksten i Word-dokumentet\..*«Interesser»\.$/)).toBeVisible();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Kari');
  await expect(page.getByLabel('Arbeidsgiver')).toHaveValue('Havn AS');
  expect(asked).not.toContain('POST /api/cvs/import');
});
