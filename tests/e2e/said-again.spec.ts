import { expect, type Locator } from '@playwright/test';
import { enter, enterAnew, fillRegistration, tokenOf } from '../support/account.ts';
import { listsOfProfile, openFailing } from '../support/failing-list.ts';
import { test } from '../support/journey.ts';
import { pausesBefore } from '../support/pauses-before.ts';

/** Screen readers say what is put into a live region, not what stays in it as it was. */
async function expectSaidAgain(region: Locator, again: () => Promise<void>) {
  const seen = await region.evaluateHandle((element) => {
    const changes = { count: 0 };
    const observer = new MutationObserver((all) => {
      changes.count += all.filter(({ addedNodes, type }) => type === 'characterData' || addedNodes.length > 0).length;
    });
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return changes;
  });
  await again();
  await expect.poll(() => seen.evaluate(({ count }) => count)).toBeGreaterThan(0);
}

test('another search that is saved is said as well', async ({ page }) => {
  await page.goto('/stillinger?search=l%C3%A6rer');
  const save = page.getByRole('button', { name: 'Lagre søk' });
  await save.press('Enter');
  const said = page.getByRole('region', { name: 'Lagrede søk' }).getByRole('status');
  await expect(said).toHaveText('Søket er lagret. Tilbake til treffene');
  await page.getByRole('combobox', { name: 'Søk i stillinger' }).fill('vernepleier');
  await page.keyboard.press('Enter');
  // The address is there before the page is.
  await expect(page.getByPlaceholder('Søk: vernepleier')).toBeVisible();
  await expectSaidAgain(said, () => save.press('Enter'));
  await expect(said).toHaveText('Søket er lagret. Tilbake til treffene');
});

test('another choice of cookies that is saved is said as well', async ({ page }) => {
  await page.goto('/cookies');
  const choices = page.getByRole('form', { name: 'Valgene dine' });
  await choices.getByRole('button', { name: 'Lagre valg' }).press('Enter');
  const said = choices.getByRole('status');
  await expect(said).toHaveText('Valget er lagret og gjelder fra nå.');
  await expectSaidAgain(said, () => choices.getByRole('button', { name: 'Bare nødvendige' }).press('Enter'));
  await expect(said).toHaveText('Valget er lagret og gjelder fra nå.');
});

test('that the letter of confirmation was sent once more is said each time', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil');
  const send = page.getByRole('button', { name: 'Send lenken på nytt' });
  await send.press('Enter');
  const said = page.getByRole('status').filter({ hasText: /sendt/i });
  await expect(said).toBeVisible();
  await expectSaidAgain(said, () => send.press('Enter'));
});

test('the next question that is deleted from the same place is said as well', async ({ page }) => {
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.goto('/application-forms/new');
  const add = page.getByRole('button', { name: 'Legg til spørsmål' });
  await add.press('Enter');
  await add.press('Enter');
  const remove = page.getByRole('button', { name: 'Slett spørsmål 1' });
  await remove.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Spørsmål 1 er slettet.' });
  await expect(said).toBeVisible();
  await expectSaidAgain(said, () => remove.press('Enter'));
  await expect(said.getByRole('button', { name: 'Angre' })).toBeFocused();
});

test('a list that could not be loaded on another try either is said again', async ({ page }) => {
  await enterAnew(page);
  for (const list of listsOfProfile) {
    const retry = await openFailing(page, list);
    await expect(retry).toBeVisible();
    const alert = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: /\S/ });
    const said = await alert.elementHandle();
    await retry.press('Enter');
    // An alert comes together with its words, each time anew.
    await expect.poll(() => said?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(alert).toBeVisible();
    await expect(retry).toBeVisible();
  }
});

test('another entry that staff saves is said as well', async ({ page }) => {
  const one = await enterAnew(page, { firstName: 'Åse' });
  const other = await enterAnew(page, { firstName: 'Åsmund' });
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=users');
  const rename = async (email: string) => {
    await page.getByRole('searchbox').fill(email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((address) => address.searchParams.get('search') === email);
    await page
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('button', { name: /^Rediger/ })
      .press('Enter');
    await page.getByRole('dialog').getByLabel('Etternavn').fill('Fjeld');
    await page.getByRole('dialog').getByRole('button', { name: 'Lagre' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await rename(one.email);
  const said = page.getByRole('status').filter({ hasText: 'Brukeren er lagret.' });
  await expect(said).toBeVisible();
  await expectSaidAgain(said, () => rename(other.email));
});

test('what is said when a dialog is closed is said once the page is there again', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil?tab=applications');
  await page.getByRole('button', { name: 'Noter en søknad' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Noter en søknad' });
  await dialog.getByLabel('Stilling').fill('Tømrer');
  await dialog.getByLabel('Arbeidsgiver').fill('Fjordbygg AS');
  const region = page.getByRole('region', { name: 'Søkt andre steder', includeHidden: true });
  const shown = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      if (document.querySelector('dialog:modal')) return;
      for (const { target } of changes) if (target instanceof HTMLElement) texts.push(target.innerText);
    }).observe(element, { subtree: true, attributes: true, attributeFilter: ['style'] });
    return texts;
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => shown.jsonValue()).toContain('Søknaden er notert.');
});

test('what staff saved in a dialog is said once the page is there again', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=newsletter');
  await page.getByRole('button', { name: 'Nytt nyhetsbrev' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nytt nyhetsbrev' });
  await dialog.getByLabel('Tittel').fill('Sagt høyt');
  await dialog.getByLabel('Innhold (Markdown)').fill('Hei');
  const shown = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      if (document.querySelector('dialog:modal')) return;
      for (const { target } of changes) if (target instanceof HTMLElement) texts.push(target.innerText);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
    return texts;
  });
  await dialog.getByRole('button', { name: 'Lagre utkast' }).press('Enter');
  await expect.poll(async () => (await shown.jsonValue()).join()).toContain('Newsletter opprettet!');
});

test('that an account was made is said once the page is there again', async ({ page }) => {
  await page.goto('/hjelp');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Registrer' }).click();
  const send = await fillRegistration(page);
  const pauses = await pausesBefore(page, 'Kontoen er opprettet.');
  await send.press('Enter');
  await expect.poll(() => pauses.jsonValue()).toHaveLength(1);
  expect((await pauses.jsonValue())[0]).toBeGreaterThan(100);
});

test('what is in a dialog gets the focus once the page is gone for screen readers', async ({ page }) => {
  await page.goto('/hjelp');
  const given = await page.evaluateHandle(() => {
    const times: { to: string; at: number }[] = [];
    document.addEventListener('focusin', ({ target, timeStamp }) => {
      if (target instanceof HTMLElement && target.closest('dialog')) {
        times.push({ to: target.id || target.localName, at: timeStamp });
      }
    });
    return times;
  });
  const open = page.getByRole('banner').getByRole('button', { name: 'Logg inn' });
  await expect(async () => {
    await open.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  }).toPass();
  await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();
  const all = await given.jsonValue();
  // Orca says nothing of what has the focus in the moment in which the page goes.
  expect(all.at(-1)?.to).toBe('login-email');
  expect(all.at(-2)?.to).toBe('dialog');
  expect((all.at(-1)?.at ?? 0) - (all.at(-2)?.at ?? 0)).toBeGreaterThan(150);
});

test('what takes the place of the button that was pressed gets the focus once that is gone for screen readers', async ({
  page,
}) => {
  await enterAnew(page);
  await page.goto('/profil');
  const pause = await page.evaluateHandle(() => {
    const times: { gone?: number; given?: number } = {};
    const note = () => {
      if (![...document.querySelectorAll('button')].some((each) => each.textContent === 'Slett kontoen …')) {
        times.gone ??= performance.now();
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    document.addEventListener('focusin', () => {
      times.given = performance.now();
    });
    return times;
  });
  await page.getByRole('button', { name: 'Slett kontoen …' }).press('Enter');
  await expect(page.getByText('Dette skjer når du sletter kontoen.')).toBeFocused();
  const { gone = 0, given = 0 } = await pause.jsonValue();
  expect(gone).toBeGreaterThan(0);
  expect(given - gone).toBeGreaterThan(150);
});
