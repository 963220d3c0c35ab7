import { expect, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { addPosition, approve, newWord, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

/** As a phone reads it from what is seen. */
async function scan(page: Page) {
  const picture = await page.getByRole('article').screenshot();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

async function sheets(page: Page) {
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))),
  );
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}

test('a position that is out is hung up: one sheet with its facts, words of the employer and a code that leads to it', async ({
  page,
  baseURL,
}) => {
  const business = await openBusiness(page);
  const title = 'Fyrvokter på Utsira';
  const id = await addPosition(page, business, title);
  const path = `/stilling/${id}/oppslag`;
  await page.goto(`/bedrift/${business.id}/stillinger`);
  await expect(page.getByRole('link', { name: `Dupliser ${title}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Oppslag ${title}` })).toBeHidden();
  expect((await page.request.get(path)).status()).toBe(404);

  await approve(page, 'position', id);
  await page.reload();
  await page.getByRole('link', { name: `Oppslag ${title}` }).click();
  const sheet = page.getByRole('article', { name: title });
  await expect(sheet).toContainText('Du holder lyset tent, pusser linsene');
  await page.getByLabel('Tekst').fill('Vi gir deg:\n- båt\n- ro');
  await expect(sheet).toContainText('Vi gir deg');
  await checkInBothSchemes(page);
  expect(await scan(page)).toBe(`${baseURL}/stilling/${id}`);
  const [only, ...others] = await sheets(page);
  expect(others).toEqual([]);
  for (const words of ['Fyrvesenet AS', title, 'Bergen', 'Fast', '- båt']) expect(only).toContain(words);
  for (const words of ['Oppslag', 'Skriv ut', 'Tekst', 'av 400 tegn']) expect(only).not.toContain(words);

  await page.getByLabel('Riv-lapper nederst').check();
  expect(await scan(page)).toBe(`${baseURL}/stilling/${id}`);
  const [withStrips = '', ...more] = await sheets(page);
  expect(more).toEqual([]);
  expect(withStrips.split(new URL(`${baseURL}`).host)).toHaveLength(10);
  await page.getByRole('link', { name: 'Tilbake til stillingen' }).click();
  await page.getByRole('navigation', { name: 'Styr stillingen' }).getByRole('link', { name: 'Oppslag' }).click();
  await expect(sheet).toBeVisible();
});

test('whatever is written, the code stays on the sheet', async ({ page, baseURL }) => {
  const business = await openBusiness(page);
  const title = `${newWord('Fyrvokter')} ${'og havnefogd '.repeat(12)}`.trim();
  const id = await addPosition(page, business, title, 'Båt og brygge hver dag. '.repeat(30));
  await approve(page, 'position', id);
  await page.goto(`/stilling/${id}/oppslag`);
  await page.getByLabel('Tekst').fill(`${'Fjære\n'.repeat(12)}${'m'.repeat(300)}`);
  await page.getByLabel('Riv-lapper nederst').check();
  expect(await scan(page)).toBe(`${baseURL}/stilling/${id}`);
  expect(await sheets(page)).toHaveLength(1);
  const isWithin = await page.getByRole('article').evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll('svg, h2, dd, ul')].every((part) => {
      const { left, right, bottom } = part.getBoundingClientRect();
      return left >= edge.left && right <= edge.right + 1 && bottom <= edge.bottom + 1;
    });
  });
  expect(isWithin).toBe(true);
});
