import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

test('the page of saved searches names places, pay and kinds of work as people do', async () => {
  const { app, call } = await testApp();
  const { token } = await addUser(call);
  const filters = {
    selectedFylke: 'more-og-romsdal',
    selectedKommune: 'alesund',
    selectedPlaces: 'hamar.25_oslo',
    selectedJobType: 'Deltid_Fast',
    selectedExperience: 'senior_entry',
    selectedPay: '400000',
  };
  await call('POST /api/user/save-search', { token, body: { search: { filters } } });
  const headers = { authorization: `Bearer ${token}` };
  const files = unzipSync((await app.inject({ url: '/api/auth/my-data', headers })).rawPayload);
  const page = strFromU8(files['mine-data.html'] ?? new Uint8Array());
  for (const told of [
    '<dt>Fylke</dt><dd>Møre og Romsdal</dd>',
    '<dt>Kommune</dt><dd>Ålesund</dd>',
    '<dt>Flere steder</dt><dd>Hamar og 25 km rundt, Oslo</dd>',
    '<dt>Stillingstype</dt><dd>Deltid eller Fast</dd>',
    '<dt>Erfaring</dt><dd>Nyutdannet (0–2 år) eller Erfaren (5+ år)</dd>',
    '<dt>Lønn per år</dt><dd>Fra 400 000 kr</dd>',
    '<dt>Yrkesområde</dt><dd><p>Ingenting lagret</p></dd>',
  ])
    expect(page).toContain(told);
});
