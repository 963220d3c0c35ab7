import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

interface Ad {
  uuid: string;
  title: string;
  employerNumber: string | null;
  business: object | null;
}

/** An ad of an employer that has no page here yet; not one of the newest, which the feed may take back meanwhile. */
async function findAd(page: Page): Promise<Ad & { employerNumber: string }> {
  let found: Ad | undefined;
  const look = async () => {
    const { positions } = await (await page.request.get('/api/nav-positions/search?limit=100')).json();
    found = positions.findLast(({ employerNumber, business }: Ad) => employerNumber && !business);
    return found;
  };
  // NAV's come a while after the start.
  await expect.poll(look).toBeDefined();
  return found as Ad & { employerNumber: string };
}

test('an employer begins a position from its ad at NAV, and its page shows the ad', async ({ page }) => {
  const { uuid, title, employerNumber } = await findAd(page);
  const { position: ad } = await (await page.request.get(`/api/nav-positions/${uuid}`)).json();
  const business = await openBusiness(page, employerNumber);

  await page.goto(`/bedrift/${employerNumber}`);
  const atNav = page.getByRole('region', { name: 'Annonser hos NAV' });
  await expect(atNav.locator(`a[href="/nav-stilling/${uuid}"]`)).toHaveText(title);
  await expect(page.getByText('Ingen av stillingene deres er ute nå.')).toBeVisible();
  await checkAccessibility(page);

  await page.goto(`/bedrift/${business.id}/stillinger/ny`);
  await page.getByText('Begynn fra en annonse dere har hos NAV').click();
  await checkAccessibility(page);
  const offered = page.getByRole('group').locator(`a[href*="${uuid}"]`);
  // What is typed does not give way to an ad.
  await page.getByLabel('Tittel').fill('Noe annet');
  await expect(offered).toBeHidden();
  await expect(page.getByText('Utkastet er lagret')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Vi har hentet fram utkastet ditt')).toBeVisible();
  await page.getByRole('button', { name: 'Begynn på nytt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begynn på nytt' }).click();
  // Until the draft is gone, it is the form that was.
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByText('Begynn fra en annonse dere har hos NAV').press('Enter');
  await offered.press('Enter');
  await expect(page.getByText('Hentet fra annonsen hos NAV')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('Tittel')).toHaveValue(title);
  await page.getByLabel('Stillingstype').selectOption('Vikariat');
  await page.getByLabel('Kommune', { exact: true }).selectOption('bergen');
  await page.getByRole('button', { name: 'Neste' }).click();
  await expect(page.getByLabel('Beskrivelse')).toHaveValue(ad.description);
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && Boolean(answer.request().postData()?.includes('på sjøen')),
  );
  await page.getByLabel('Krav').fill('Du er vant til å være alene og trives på sjøen.');
  await kept;
  // The copy is the draft now, and goes on where one was.
  await page.reload();
  await expect(page.getByLabel('Krav')).toHaveValue('Du er vant til å være alene og trives på sjøen.');
});
