import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

type Followed = Record<'id' | 'title' | 'businessName', string>;

/** As a visitor follows them, in this browser only. */
async function followAds(page: Page) {
  const ask = async (path: string) => (await (await page.request.get(`/api${path}`)).json()).positions;
  // No other journey takes these down.
  const [first, second, third, fourth] = await ask(
    `/positions?search=${encodeURIComponent('lærer')}&sort=title&limit=4`,
  );
  // NAV's come a while after the start.
  await expect.poll(() => ask('/nav-positions/search?limit=1')).toHaveLength(1);
  const [national] = await ask('/nav-positions/search?limit=1');
  const asFollowed = ({ id, title, businessName }: Followed, more: object = {}) => ({
    ...{ id, title, businessName, uuid: null, type: 'local', note: '', location: null, expiryDate: null },
    ...{ followedAt: new Date().toISOString(), ...more },
  });
  const ofNav = { id: national.uuid, uuid: national.uuid, type: 'nav', note: 'Spør om turnus' };
  const followed = [
    asFollowed(first),
    asFollowed(second),
    asFollowed(third),
    asFollowed(fourth),
    asFollowed(national, ofNav),
  ] as const;
  await page.addInitScript((list) => {
    if (!localStorage.getItem('followedPositions')) localStorage.setItem('followedPositions', list);
  }, JSON.stringify(followed));
  return followed;
}

test('what one follows is compared side by side, by keyboard alone, and stays chosen', async ({ page }) => {
  const followed = await followAds(page);
  await page.goto('/mine-fulgte');
  const boxes = page.getByRole('checkbox', { name: /^Sammenlign / });
  await expect(boxes).toHaveCount(5);
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Velg én stilling til å sammenligne med.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sammenlign', exact: true })).toBeHidden();
  for (const index of [4, 1, 2]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
    await expect(boxes.nth(index)).toBeChecked();
  }
  await expect(page.getByText('4 stillinger er valgt, flere er det ikke plass til.')).toBeVisible();
  await expect(boxes.nth(3)).toBeDisabled();
  await checkAccessibility(page);

  await page.getByRole('link', { name: 'Sammenlign', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sammenlign stillinger' })).toBeVisible();
  const heads = page.getByRole('columnheader');
  const titleAt = (index: number) => heads.nth(index).getByRole('link').first();
  await expect(titleAt(0)).toHaveText(followed[0].title);
  await expect(titleAt(1)).toHaveText(followed[4].title);
  await expect(
    page
      .getByRole('row', { name: /^Notatet ditt/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('Spør om turnus');
  await checkAccessibility(page);

  await page.getByRole('link', { name: `Ta bort ${followed[0].title}` }).press('Enter');
  await expect(heads).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Velg andre stillinger' }).press('Enter');
  await expect(page.getByText('3 stillinger er valgt.')).toBeVisible();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(4)).toBeChecked();
  await page.getByRole('button', { name: 'Fjern valgene' }).press('Enter');
  await expect(page.getByText('3 stillinger er valgt.')).toBeHidden();
  await expect(boxes.nth(2)).toBeFocused();
  await expect(page).toHaveURL(/\/mine-fulgte$/);
});

test('what is let go of is not compared', async ({ page }) => {
  const [first, second] = await followAds(page);
  await page.goto(`/mine-fulgte?stilling=${first.id}&stilling=${second.id}`);
  await expect(page.getByText('2 stillinger er valgt.')).toBeVisible();
  await page.getByRole('button', { name: `Følg ${first.title}` }).click();
  await expect(page.getByText('Velg én stilling til å sammenligne med.')).toBeVisible();
  // Of the last one there is nothing to compare with.
  const hearts = page.getByRole('tabpanel').getByRole('button', { name: /^Følg / });
  for (const left of [3, 2, 1]) {
    await hearts.last().click();
    await expect(hearts).toHaveCount(left);
  }
  await expect(page.getByRole('checkbox', { name: /^Sammenlign / })).toBeHidden();
  await expect(page.getByText('Velg én stilling til å sammenligne med.')).toBeHidden();
});

test('a comparison is passed on, with an ad that is gone, and its width stays in its frame', async ({ page }) => {
  const [first, second, third] = await followAds(page);
  const gone = '00000000-0000-4000-8000-000000000000';
  const address = `/stillinger/sammenlign?stilling=${first.id}&nav-stilling=${gone}&stilling=${second.id}&stilling=${third.id}`;
  expect(await (await page.request.get(address)).text()).toContain(first.title);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(address);
  await expect(page.getByRole('columnheader', { name: 'Annonsen er borte' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await checkAccessibility(page);
  const rows = page.getByRole('row');
  const all = await rows.count();
  await page.getByLabel('Vis bare det som er ulikt').check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.getByRole('link', { name: 'Ta bort annonsen som er borte' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});
