import { expect, type Page } from '@playwright/test';
import { enterAnew } from '../support/account.ts';
import { newNumber } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { widePicture } from '../support/wide-picture.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Neste' }).click();

async function goToLogo(page: Page) {
  await enterAnew(page);
  await page.goto('/ny-bedrift');
  await page.getByLabel('Har du organisasjonsnummeret').fill(newNumber());
  await expect(page.getByText('Funnet i Enhetsregisteret')).toBeVisible();
  await next(page);
  await next(page);
}

test('a logo that takes its time to be read is not lost by going on', async ({ page }) => {
  await page.addInitScript(() => {
    const read = globalThis.createImageBitmap;
    const late = async (file: Blob) => {
      await new Promise((resolve) => addEventListener('read now', resolve, { once: true }));
      return await read(file);
    };
    Object.assign(globalThis, { createImageBitmap: late });
  });
  await goToLogo(page);
  const file = page.getByLabel('Logo (valgfritt)');
  const nextAndRead = async () => {
    await next(page);
    await page.evaluate(() => dispatchEvent(new Event('read now')));
  };
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await nextAndRead();
  await expect(page.getByText('Bildet kan ikke leses. Velg et annet bilde')).toBeVisible();
  await expect(page.getByText('Steg 3 av 5')).toBeVisible();
  await file.setInputFiles(await widePicture());
  await nextAndRead();
  await expect(page.getByText('Steg 4 av 5')).toBeVisible();
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(page.getByRole('img', { name: 'Valgt logo' })).toHaveJSProperty('naturalWidth', 512);
});

test('a logo that is placed a moment before going on is kept as it was placed', async ({ page }) => {
  await goToLogo(page);
  await page.getByLabel('Logo (valgfritt)').setInputFiles(await widePicture());
  await page.getByLabel('Størrelse').evaluate(async (slider: HTMLInputElement) => {
    // Let what was there before settle.
    await new Promise((resolve) => setTimeout(resolve, 500));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '4');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    slider.form?.requestSubmit();
  });
  await expect(page.getByText('Steg 4 av 5')).toBeVisible();
  await page.getByRole('button', { name: 'Tilbake' }).click();
  const placed = page.getByRole('img', { name: 'Valgt logo' });
  await expect(placed).toHaveJSProperty('naturalWidth', 512);
  // As it was chosen it left the upper half empty; four times as large it fills the square.
  const opacity = () =>
    placed.evaluate((image: HTMLImageElement) => {
      const context = Object.assign(document.createElement('canvas'), { width: 512, height: 512 }).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(256, 8, 1, 1).data[3];
    });
  await expect.poll(opacity).toBe(255);
});

test('a picture follows only what holds it', async ({ page }) => {
  await goToLogo(page);
  await page.getByLabel('Logo (valgfritt)').setInputFiles(await widePicture());
  const picture = page.getByRole('img', { name: 'Utsnittet av logoen' });
  const place = page.getByLabel('Flytt opp og ned');
  await picture.hover();
  const { x, y, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const [across, middle] = [x + height / 2, y + height / 2];
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(across, middle + 20);
  await page.mouse.up({ button: 'right' });
  await expect(place).toHaveValue('0');
  await page.mouse.move(across, middle);
  await page.mouse.down();
  await page.mouse.move(across, middle + 20);
  const moved = await place.inputValue();
  expect(Number(moved)).toBeGreaterThan(0);
  // As when a call comes in on a phone.
  await picture.evaluate((canvas) => canvas.releasePointerCapture(1));
  await page.mouse.move(across, middle + 40);
  await page.mouse.move(across, middle + 45);
  await expect(place).toHaveValue(moved);
});

test('a file that is refused leaves the logo that was chosen before', async ({ page }) => {
  await goToLogo(page);
  const file = page.getByLabel('Logo (valgfritt)');
  await file.setInputFiles(await widePicture());
  await expect(page.getByRole('img', { name: 'Utsnittet av logoen' })).toBeVisible();
  await file.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('Bildet må være av typen JPG, PNG, GIF eller WebP')).toBeVisible();
  await next(page);
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(page.getByRole('img', { name: 'Valgt logo' })).toHaveJSProperty('naturalWidth', 512);
  await page.getByRole('button', { name: 'Fjern den valgte logoen' }).click();
  await expect(page.getByRole('img', { name: 'Valgt logo' })).toBeHidden();
  await expect(file).toBeFocused();
});
