import { expect } from '@playwright/test';
import { call, enter, register } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('colleagues say who takes care of which application, and neither overwrites the other unseen', async ({
  page,
}) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address, headers } = await openInbox(page);
  const main = page.getByRole('main');
  const businessId = address.split('/')[2];
  const owner = headers.authorization.replace('Bearer ', '');
  const list = main.getByRole('list').filter({ has: page.getByRole('checkbox', { name: /^Velg søknaden fra/ }) });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const bar = page.getByRole('region', { name: 'Med de valgte søknadene' });
  const filter = main.getByRole('search').getByLabel('Ansvarlig');

  await test.step('who is alone is asked nothing', async () => {
    await page.goto(address);
    await main.getByRole('link', { name: 'Aslaug Aas' }).click();
    await expect(main.getByRole('button', { name: 'Lagre status' })).toBeVisible();
    await row('Birger Bø').getByRole('checkbox').check();
    await expect(bar.getByRole('button', { name: 'Sett status' })).toBeVisible();
    await expect(page.getByLabel('Ansvarlig')).toHaveCount(0);
  });

  const colleague = await register(page, { firstName: 'Kåre', lastName: 'Kollega' });
  const token = colleague.headers.authorization.replace('Bearer ', '');
  await call(page, 'POST', `/api/business-settings/${businessId}/share`, {
    headers,
    data: { email: colleague.email },
  });

  await test.step('one takes an application by keyboard', async () => {
    await enter(page, owner);
    await page.goto(address);
    await main.getByRole('link', { name: 'Aslaug Aas' }).press('Enter');
    const form = main.locator('form').filter({ has: page.getByRole('button', { name: 'Lagre ansvarlig' }) });
    await expect(form.getByRole('option')).toHaveText(['Ingen', /^Meg \(.+\)$/, 'Kåre Kollega']);
    await form.getByLabel('Ansvarlig').focus();
    await page.keyboard.press('ArrowDown');
    await expect(form.getByText('Ansvarlig nå: Ingen')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Du er ansvarlig for søknaden.')).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Ansvarlig: deg')).toBeVisible();
    await main.getByText('Historikk').click();
    await expect(main.getByText(/tok ansvaret for søknaden$/)).toBeVisible();
    await listIsRead(page);
    await checkAccessibility(page);
  });

  await test.step('what a colleague chose meanwhile is shown, and one can mean it nevertheless', async () => {
    const form = main.locator('form').filter({ has: page.getByRole('button', { name: 'Lagre ansvarlig' }) });
    const id = new URL(page.url()).searchParams.get('application');
    const { user } = await call(page, 'GET', '/api/auth/me', { headers: colleague.headers });
    await call(page, 'PUT', '/api/applications/responsible', {
      headers: colleague.headers,
      data: { responsibleId: user.id, applications: [{ id }] },
    });
    await form.getByLabel('Ansvarlig').selectOption('Ingen');
    await form.getByRole('button', { name: 'Lagre ansvarlig' }).click();
    await expect(main.getByText('Søknaden ble endret av noen andre, og er som den var.')).toBeVisible();
    await expect(form.getByText('Ansvarlig nå: Kåre Kollega')).toBeVisible();
    await expect(form.getByLabel('Ansvarlig')).toHaveValue('none');
    await form.getByRole('button', { name: 'Lagre ansvarlig' }).click();
    await expect(main.getByText('Ingen er ansvarlig for søknaden.')).toBeVisible();
  });

  await test.step('several are given from the list, also when one of them is not as it was', async () => {
    await page.goto(address);
    for (const name of ['Aslaug Aas', 'Birger Bø']) await row(name).getByRole('checkbox').check();
    await bar.getByLabel('Ny status').selectOption('Kontaktet');
    await bar.getByLabel('Melding til søkerne').fill('Vi ringer deg.');
    await bar.getByLabel('Ansvarlig').selectOption('Ingen');
    await bar.getByRole('button', { name: 'Sett ansvarlig' }).click();
    await expect(main.getByText('Ingen er ansvarlig for 2 søknader.')).toBeVisible();
    // What was written for them is not sent, and not lost.
    await expect(bar.getByLabel('Melding til søkerne')).toHaveValue('Vi ringer deg.');
    await expect(bar.getByRole('button', { name: 'Sett ansvarlig' })).toBeDisabled();
    await bar.getByRole('button', { name: 'Fjern valget' }).click();
    for (const name of ['Aslaug Aas', 'Birger Bø']) await row(name).getByRole('checkbox').check();
    await bar.getByLabel('Ansvarlig').selectOption('Kåre Kollega');
    await checkAccessibility(page);
    const { applications } = await call(page, 'GET', `/api/applications/business/${businessId}?fields=summary`, {
      headers,
    });
    const birger = applications.find(
      ({ applicantInfo }: { applicantInfo: { firstName: string } }) => applicantInfo.firstName === 'Birger',
    );
    const { user } = await call(page, 'GET', '/api/auth/me', { headers });
    await call(page, 'PUT', '/api/applications/responsible', {
      headers,
      data: { responsibleId: user.id, applications: [{ id: birger.id }] },
    });
    await bar.getByRole('button', { name: 'Sett ansvarlig' }).click();
    await expect(
      main.getByText(
        /^Kåre Kollega er ansvarlig for én søknad\. Én søknad ble endret .+ Fortsatt valgt: Birger Bø \(nå .+\)\./,
      ),
    ).toBeVisible();
    await bar.getByRole('button', { name: 'Sett ansvarlig' }).click();
    await expect(main.getByText('Kåre Kollega er ansvarlig for søknaden.')).toBeVisible();
    for (const name of ['Aslaug Aas', 'Birger Bø']) await expect(row(name)).toContainText('Ansvarlig: Kåre Kollega');
    await expect(row('Cecilie Clausen')).not.toContainText('Ansvarlig');
  });

  await test.step('setting a status, and taking it back, leaves who was chosen to take care', async () => {
    const both = async () => {
      for (const name of ['Aslaug Aas', 'Birger Bø']) await row(name).getByRole('checkbox').check();
    };
    await both();
    await bar.getByLabel('Ansvarlig').selectOption('Ingen');
    await bar.getByLabel('Ny status').selectOption('Kontaktet');
    await bar.getByLabel('Melding til søkerne').fill('Vi ringer deg.');
    await bar.getByRole('button', { name: 'Sett status' }).click();
    await expect(main.getByText(/^2 søknader er oppdatert\./)).toBeVisible();
    await expect(bar.getByText('2 søknader valgt')).toBeVisible();
    await expect(bar.getByLabel('Ny status')).toHaveValue('');
    await expect(bar.getByLabel('Ansvarlig')).toHaveValue('none');
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(bar.getByLabel('Melding til søkerne')).toHaveValue('Vi ringer deg.');
    await expect(bar.getByLabel('Ansvarlig')).toHaveValue('none');
    await bar.getByRole('button', { name: 'Sett status' }).click();
    await expect(bar.getByLabel('Ny status')).toHaveValue('');
    await bar.getByRole('button', { name: 'Sett ansvarlig' }).click();
    await expect(main.getByText('Ingen er ansvarlig for 2 søknader.')).toBeVisible();
    await expect(bar).toBeHidden();
    await both();
    await bar.getByLabel('Ansvarlig').selectOption('Kåre Kollega');
    await bar.getByRole('button', { name: 'Sett ansvarlig' }).click();
    await expect(main.getByText('Kåre Kollega er ansvarlig for 2 søknader.')).toBeVisible();
  });

  await test.step('the colleague finds what is theirs, and what nobody has, in the list and on the board', async () => {
    await enter(page, token);
    await page.goto(`${address}?responsible=mine`);
    await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
    await expect(filter).toHaveValue('mine');
    await expect(row('Aslaug Aas')).toContainText('Ansvarlig: deg');
    await filter.selectOption('Uten ansvarlig');
    await expect(page).toHaveURL(/responsible=none/);
    await expect(main.getByRole('heading', { name: '1 søknad' })).toBeVisible();
    await expect(row('Cecilie Clausen')).toBeVisible();
    await page.goto(`${address}?view=board&responsible=mine`);
    await expect(main.getByText('Ansvarlig: deg')).toHaveCount(2);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
  });

  await test.step('whoever has lost the access is not responsible any more', async () => {
    const { user } = await call(page, 'GET', '/api/auth/me', { headers: colleague.headers });
    await call(page, 'DELETE', `/api/business-settings/${businessId}/share/${user.id}`, { headers });
    const { applications } = await call(page, 'GET', `/api/applications/business/${businessId}?responsible=none`, {
      headers,
    });
    expect(applications).toHaveLength(3);
  });
});
