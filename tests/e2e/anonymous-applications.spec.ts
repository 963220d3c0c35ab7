import { expect } from '@playwright/test';
import { call, enter, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm, listIsRead } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('applications are read without knowing whose they are, until the employer asks', async ({ page }) => {
  // Three people register first, and a password takes its time on a busy machine.
  test.slow();
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business, [
    { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', required: true },
    { id: 'cv', type: 'file_upload', question: 'CV', allowedFileTypes: ['pdf'] },
  ]);
  const main = page.getByRole('main');
  const employer = business.headers.authorization.replace('Bearer ', '');

  await test.step('the employer says so in the form of the position', async () => {
    await page.goto(`/bedrift/${business.id}/stillinger/${positionId}/rediger`);
    const next = page.getByRole('button', { name: 'Neste' });
    for (let step = 0; step < 3; step++) await next.click();
    await page.getByRole('switch', { name: 'Les søknadene anonymt først' }).check();
    await next.click();
    await page.getByRole('button', { name: 'Lagre stillingen' }).click();
    await expect(page).toHaveURL(/stillinger$/);
    await approve(page, 'position', positionId);
  });

  const apply = async (lastName: string) => {
    const applicant = await enterAnew(page);
    const cvData = JSON.stringify({ personalInfo: { firstName: 'Kari', lastName }, aboutMe: 'Holder fyret tent.' });
    await call(page, 'POST', '/api/cvs', { headers: applicant.headers, multipart: { cvData } });
    await page.goto(`/stilling/${positionId}`);
    await expect(main.getByText('Arbeidsgiveren leser søknadene uten å se hvem som har søkt.')).toBeVisible();
    await page.goto(`/stilling/${positionId}/apply`);
    await expect(main.getByText('Søknaden leses anonymt først.')).toBeVisible();
    await checkAccessibility(page);
    await main.getByLabel('Etternavn').fill(lastName);
    await main.getByLabel('Hvorfor søker du?').fill(`Jeg heter ${lastName}, og lyset må ikke slukne.`);
    await main.getByRole('button', { name: /^Bruk en CV/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Legg ved' }).click();
    await expect(main.getByRole('button', { name: /^Fjern .*CV\.pdf$/ })).toBeVisible();
    await main.getByRole('button', { name: 'Send søknad' }).click();
    await expect(main.getByText('Søknaden er sendt')).toBeVisible();
    return applicant;
  };
  await apply('Aas');
  const second = await apply('Quist');

  await test.step('the public list says why it has numbers for names, and what to do about it', async () => {
    await enter(page, employer);
    await page.goto(`/bedrift/${business.id}/stillinger/${positionId}/sokerliste`);
    const numbers = main.getByRole('region', { name: '2 søkere står med nummer i stedet for navn' });
    const unasked = main.getByRole('region', { name: 'Stillingen ber ikke om opplysninger til listen' });
    await expect(numbers).toBeVisible();
    // Apart from each other.
    const [above, below] = [await unasked.boundingBox(), await numbers.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(8);
    await checkAccessibility(page);
    await main.getByRole('link', { name: 'søknadene', exact: true }).click();
    await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
  });

  await test.step('the employer reads what was written, without who wrote it', async () => {
    await page.goto(`/bedrift/${business.id}/applications?positionId=${positionId}`);
    await main
      .getByRole('link', { name: /^Søker \d{3}-\d{3}$/ })
      .first()
      .click();
    await expect(main.getByText('Jeg heter [skjult], og lyset må ikke slukne.')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Anonym søknad' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Kall inn til intervju' })).toHaveCount(0);
    await expect(main.getByText(/Quist|Aas|@/)).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Uleste 1' })).toBeVisible();
    await listIsRead(page);
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'CV uten navn', exact: true }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^CV Søker \d{3}-\d{3}\.pdf$/);
    await main.getByRole('button', { name: 'Vis CV uten navn.pdf' }).press('Enter');
    const viewer = page.getByRole('dialog', { name: /^CV Søker \d{3}-\d{3}\.pdf$/ });
    await expect(viewer.getByText('Holder fyret tent.').first()).toBeVisible();
    await expect(viewer.getByText('Quist')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('shown by keyboard, everything of one is there, and nothing of the other', async () => {
    await main.getByRole('button', { name: 'Vis hvem søkeren er' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Vise hvem søkeren er?' });
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Vis hvem det er' }).press('Enter');
    await expect(main.getByRole('heading', { name: 'Quist' })).toBeFocused();
    await expect(main.getByText('Jeg heter Quist, og lyset må ikke slukne.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Kall inn til intervju' })).toBeVisible();
    await main.getByText('Historikk').click();
    await expect(main.getByText('viste hvem søkeren er')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Søker \d/ })).toHaveCount(1);
  });

  await test.step('several are shown at once before they are called in', async () => {
    await main.getByRole('checkbox', { name: 'Velg alle på siden' }).check();
    const chosen = main.getByRole('region', { name: 'Med de valgte søknadene' });
    await expect(chosen.getByRole('button', { name: 'Kall inn til intervju' })).toHaveCount(0);
    await chosen.getByRole('button', { name: 'Vis hvem søkeren er' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vis hvem det er' }).click();
    await expect(page.locator('#inbox-said')).toContainText('Dere ser nå hvem som har sendt søknaden.');
    await expect(main.getByRole('link', { name: 'Aas' })).toBeVisible();
    await expect(chosen.getByRole('button', { name: 'Kall inn til intervju' })).toBeVisible();
  });

  await test.step('the applicant sees when', async () => {
    await enter(page, second.headers.authorization.replace('Bearer ', ''));
    await page.goto('/profil?tab=applications');
    await main.getByRole('button', { name: 'Se søknaden på' }).click();
    await expect(main.getByText(/Lest anonymt fram til .*, da bedriften så hvem du er\./)).toBeVisible();
    await checkAccessibility(page);
  });
});
