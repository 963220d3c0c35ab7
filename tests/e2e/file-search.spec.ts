import { expect, type Locator } from '@playwright/test';
import { attachment, drawPdf, picture, printOwnCv, receiveFiles } from '../support/attachments.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';
import { complaintsOf, drawPages, show } from '../support/shown-files.ts';

/** The one of the hits that is in sight, in as many pieces as its text lies in. */
const currentIn = (dialog: Locator) => dialog.locator('.highlight.selected');

test('what stands on a page that is not drawn yet is found, counted and brought into sight', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { address } = await receiveFiles(page, async () => [
    attachment('Lang.pdf', await drawPages(400, (number) => (number % 100 === 0 ? 'Blåbærtur ved André' : 'Balbaer'))),
  ]);
  await page.goto(address);
  await show(page, 'Lang.pdf').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lang.pdf' });
  await expect(dialog.getByText('Side 1 av 400')).toBeVisible();
  const file = dialog.getByRole('region', { name: 'Innholdet i filen' });
  await expect(file).toBeFocused();
  const button = dialog.getByRole('button', { name: 'Søk i filen', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Control+f');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const field = dialog.getByRole('textbox', { name: 'Søk i filen' });
  await expect(field).toBeFocused();
  const said = (text: string) => dialog.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });

  await page.keyboard.type('BLÅBÆR');
  await expect(said('1 av 4 treff')).toHaveCount(1);
  await expect(dialog.getByText('Side 100 av 400')).toBeVisible();
  await expect(currentIn(dialog)).toHaveText('Blåbær');
  await expect(currentIn(dialog)).toBeInViewport({ ratio: 0.9 });
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(said('2 av 4 treff')).toHaveCount(1);
  await expect(dialog.getByText('Side 200 av 400')).toBeVisible();
  await expect(currentIn(dialog)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  // Before the first comes the last.
  await expect(said('4 av 4 treff')).toHaveCount(1);
  await expect(dialog.getByText('Side 400 av 400')).toBeVisible();
  await expect(currentIn(dialog)).toBeInViewport({ ratio: 0.9 });
  await dialog.getByRole('button', { name: 'Neste treff' }).press('Enter');
  await expect(said('1 av 4 treff')).toHaveCount(1);

  await test.step('as it is typed, with letters of our own told apart', async () => {
    await field.fill('andre');
    await expect(said('1 av 4 treff')).toHaveCount(1);
    await expect(currentIn(dialog)).toHaveText('André');
    await field.fill('blabær');
    await expect(said('Ingen treff')).toHaveCount(1);
    await expect(dialog.locator('.highlight')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Neste treff' })).toHaveAttribute('aria-disabled', 'true');
    await field.fill('nummer');
    // What is in sight comes first.
    await expect(said('100 av 400 treff')).toHaveCount(1);
  });

  await test.step('Escape ends the search, and then the viewer', async () => {
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(file).toBeFocused();
    await expect(dialog.locator('.highlight')).toHaveCount(0);
    await button.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('nummer');
    await file.focus();
    await page.keyboard.press('Control+f');
    await expect(field).toBeFocused();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('nummer');
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await overflowOf(page)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Lukk søket' }).press('Enter');
    await expect(file).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('words are found in tagged files and where they lie in pieces, in texts too, and scanned pages have none', async ({
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const photo = await picture(900, 1600).jpeg().toBuffer();
  const { address } = await receiveFiles(page, async (headers) => [
    attachment('CV.pdf', await printOwnCv(page, headers)),
    attachment('Delt.pdf', await drawPdf(drawPieces)),
    attachment('Skannet.pdf', await drawPdf((pdf) => pdf.image(photo, 0, 0, { width: 595 }))),
    attachment('Merknad.txt', `Øverst\n${'linje\n'.repeat(400)}Et fyr og et fyr til`),
    attachment('Bilde.png', await picture(90, 90).png().toBuffer()),
  ]);
  await page.goto(address);
  await show(page, 'CV.pdf').click();
  const dialog = page.getByRole('dialog').first();
  const field = dialog.getByRole('textbox', { name: 'Søk i filen' });
  const search = async (wanted: string) => {
    await expect(dialog.getByRole('button', { name: 'Søk i filen', exact: true })).toBeVisible();
    if (!(await field.isVisible())) await dialog.getByRole('button', { name: 'Søk i filen', exact: true }).click();
    await field.fill(wanted);
  };
  await search('linsene hver morgen');
  await expect(dialog.getByText('1 av 14 treff').first()).toBeVisible();
  await expect(currentIn(dialog).first()).toBeInViewport();
  const size = await currentIn(dialog).first().boundingBox();
  expect(size?.height).toBeGreaterThan(8);
  expect(size?.width).toBeGreaterThan(20);

  const next = dialog.getByRole('button', { name: 'Neste fil' });
  await next.click();
  await search('fyrvokteren');
  await expect(dialog.getByText('1 av 1 treff').first()).toBeVisible();
  await expect(currentIn(dialog)).toHaveText(['Fyr', 'vokteren']);
  // Whoever scrolled away from the only one comes back to it.
  const file = dialog.getByRole('region', { name: 'Innholdet i filen' });
  const scrollDown = () => file.evaluate((room) => room.scrollTo(0, 10_000));
  await scrollDown();
  await expect(currentIn(dialog).first()).not.toBeInViewport();
  await field.press('Enter');
  await expect(currentIn(dialog).first()).toBeInViewport();
  await search('langt ned på siden');
  await expect(currentIn(dialog)).toHaveText(['langt ned', 'på siden']);

  await next.click();
  await search('fyr');
  await expect(dialog.getByRole('status').filter({ hasText: 'Filen har ingen tekst å søke i' })).toHaveCount(1);

  await next.click();
  await search('fyr');
  await expect(dialog.getByText('1 av 2 treff').first()).toBeVisible();
  const mark = dialog.locator('mark[aria-current]');
  await expect(mark).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('mark')).toHaveCount(2);
  await field.press('Enter');
  await expect(dialog.getByText('2 av 2 treff').first()).toBeVisible();
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const [outline, ground] = await mark.evaluate((hit) => {
    const { outlineColor, color } = getComputedStyle(hit);
    return [outlineColor, color];
  });
  // In the colour of its letters the frame would be in that of the page.
  expect(outline).not.toBe(ground);
  await page.emulateMedia({ forcedColors: null });
  await search('øverst');
  await expect(mark).toBeInViewport({ ratio: 1 });
  await scrollDown();
  await expect(mark).not.toBeInViewport();
  await field.press('Enter');
  await expect(mark).toBeInViewport({ ratio: 1 });
  await field.fill('');
  await expect(dialog.locator('mark')).toHaveCount(0);

  await next.click();
  await expect(dialog.getByRole('img', { name: 'Bilde.png' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Søk i filen', exact: true })).toHaveCount(0);
  // There the key is the browser's own.
  expect(
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    ),
  ).toBe(true);
  expect(complaints).toEqual([]);
});

function drawPieces(pdf: PDFKit.PDFDocument) {
  pdf.text('Fyr', { continued: true }).font('Helvetica-Bold').text('vokteren');
  pdf.text('Dette står langt ned\npå siden');
}
