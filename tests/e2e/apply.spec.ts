import { expect, type Page } from '@playwright/test';
import { smallPdf } from '../../demo/data/small-pdf.ts';
import { fillRegistration, newAddress } from '../support/account.ts';
import { checkAccessibility, checkInBothSchemes } from '../support/check-accessibility.ts';
import { demoPosition } from '../support/demo-position.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { overflowOf } from '../support/overflow.ts';

test('one applies with a file, loses the page on the way, sends, and takes it back', async ({ page, request }) => {
  const position = await demoPosition(request);
  const address = `/stilling/${position.id}/apply`;
  const main = page.getByRole('main');

  await test.step('a visitor is asked to log in, and sees what will be asked', async () => {
    await page.goto(`/stilling/${position.id}`);
    await page.getByRole('link', { name: 'Søk på stillingen' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Du må være logget inn for å søke på stillinger')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hvorfor vil du jobbe hos oss?' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('button', { name: 'Registrer deg' }).click();
    await register(page);
  });

  await test.step('what is missing is said in one sentence and at the fields', async () => {
    await expect(main.getByLabel('Fornavn')).toHaveValue('Kari');
    await expect(main.getByLabel('Telefon (valgfritt)')).toHaveValue('');
    await checkAccessibility(page);
    await main.getByLabel('Fornavn').fill('');
    await main.getByLabel('Når kan du begynne?').pressSequentially('12');
    await main.getByRole('button', { name: 'Send søknad' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'Fornavn er påkrevd, ' });
    await expect(alert).toContainText('Når kan du begynne? må være en gyldig dato');
    await alert.getByRole('link', { name: 'Fornavn er påkrevd' }).click();
    await page.keyboard.type('Åse');
    await expect(main.getByLabel('Fornavn')).toHaveValue('Åse');
  });

  await test.step('answers and files outlive the page', async () => {
    await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Fordi dere bygger ved fjorden.');
    await main.getByLabel('Når kan du begynne?').fill('2027-02-01');
    await main.getByRole('radio', { name: '4–10 år' }).check();
    await main.getByRole('checkbox', { name: 'Samisk' }).check();
    await page
      .getByRole('radiogroup', { name: /førerkort/ })
      .getByLabel('Ja')
      .check();
    const files = main.getByLabel('CV (valgfritt)');
    await files.setInputFiles({ name: 'bilde.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(main.getByText('Filen må være av typen PDF, DOC eller DOCX', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Send søknad' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'fjern filen som ikke ble lastet opp' });
    await expect(alert).toBeVisible();
    await main.getByRole('button', { name: 'Fjern bilde.exe' }).click();
    await expect(alert).toHaveCount(0);
    await main.getByRole('checkbox', { name: 'Bedriften kan beholde søknaden lenger' }).check();
    await files.setInputFiles({ name: 'Min CV.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Åse']) });
    await expect(main.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
    await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
    await checkInBothSchemes(page);
    await page.reload();
    await expect(main.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue('Fordi dere bygger ved fjorden.');
    await expect(main.getByRole('radio', { name: '4–10 år' })).toBeChecked();
    await expect(main.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
    expect(await overflowAt320(page)).toBe(0);
    await page.goto(`/stilling/${position.id}`);
    await main.getByRole('link', { name: 'Fortsett på søknaden' }).click();
    await expect(main.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
  });

  await test.step('an expired log-in loses nothing', async () => {
    await logOutElsewhere(page);
    await main.getByRole('button', { name: 'Send søknad' }).click();
    await logInOver(page, email);
    await main.getByRole('button', { name: 'Send søknad' }).click();
    await expect(main.getByText('Søknaden er sendt')).toBeVisible();
    // The page of the position need not ask what became of it.
    const form = '**/api/applications/form/*';
    await page.route(form, (route) => route.abort());
    await page.waitForURL(`/stilling/${position.id}`);
    await expect(main.getByRole('heading', { name: 'Du har søkt på stillingen' })).toBeVisible();
    await page.unroute(form);
    await expect(main.getByRole('link', { name: 'Søk på stillingen' })).toHaveCount(0);
    await checkAccessibility(page);
    await main.getByRole('link', { name: 'Se søknaden' }).click();
    await expect(main.getByText('Fordi dere bygger ved fjorden.')).toBeVisible();
  });

  await test.step('the applicant sees what was sent and takes it back', async () => {
    const form = '**/api/applications/form/*';
    await page.route(form, (route) => route.abort());
    await page.goto(address);
    await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute(form);
    await main.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(main.getByText('Du har allerede søkt på denne stillingen')).toBeVisible();
    await page.goto('/profil?tab=applications');
    const item = main.getByRole('listitem').filter({ hasText: position.title });
    await expect(item).toContainText('Venter');
    await checkAccessibility(page);
    const one = '**/api/applications/mine/*';
    await page.route(one, (route) => route.abort());
    await item.getByRole('button', { name: /Se søknaden/ }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute(one);
    await main.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(main.getByText('Fordi dere bygger ved fjorden.')).toBeVisible();
    await expect(main.getByText('Bedriften kan beholde søknaden lenger.')).toBeVisible();
    await expect(main.getByText(/ikke åpnet/i)).toHaveCount(1);
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Min CV.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Min CV.pdf');
    await page.route(one, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/"url":"[^"]*"/g, '"url":null') });
    });
    await main.getByRole('link', { name: 'Min CV.pdf' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Filen finnes ikke lenger.' })).toBeInViewport();
    await page.unroute(one);
    await checkAccessibility(page);
    await main.getByRole('link', { name: 'Tilbake til søknadene' }).click();
    await expect(item.getByRole('button', { name: /Se søknaden/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const withdraw = async () => {
      await main.getByRole('button', { name: 'Trekk søknaden' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Trekk søknaden' }).click();
    };
    await page.route('**/withdraw', (route) => route.abort());
    await withdraw();
    await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
    await page.unroute('**/withdraw');
    await withdraw();
    await expect(main.getByText('Søknaden er trukket.')).toBeVisible();
    await expect(main.getByText('Trukket', { exact: true })).toBeVisible();
    await expect(main.locator('h2:focus')).toBeVisible();
  });
});

const email = newAddress();

async function register(page: Page) {
  await (await fillRegistration(page, { email, lastName: 'Sjøberg' })).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function overflowAt320(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 600 });
  const overflow = await overflowOf(page);
  await page.setViewportSize(size);
  return overflow;
}
