import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { kitchen } from '../../tests/support/kitchen.ts';
import { hasOnlyWords } from '../../tests/support/only-words.ts';

test('the page of who wants to be found has no word that only the program knows', async () => {
  const { save, addCv, app, sigrid } = await kitchen();
  expect((await save({ cvId: await addCv() })).status).toBe(200);
  const headers = { authorization: `Bearer ${sigrid.token}` };
  const answer = await app.inject({ url: '/api/auth/my-data', headers });
  const page = strFromU8(unzipSync(answer.rawPayload)['mine-data.html'] ?? new Uint8Array());
  expect(page).toContain('<dt>Erfaring</dt><dd>Erfaren (5+ år)</dd>');
  expect(page).toContain('<dt>Steder</dt><dd><ol><li>Vestland</li>\n<li>Hamar og 25 km rundt</li>');
  expect(page).toContain('<dt>Språk den vises på</dt><dd>nynorsk</dd>');
  hasOnlyWords(page);
});
