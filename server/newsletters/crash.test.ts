import pg from 'pg';
import { expect, test } from 'vitest';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { startProduct, until } from '../../tests/support/product.ts';
import { createTestDatabase } from '../../tests/support/test-app.ts';

const READERS = 2000;
const KILLS = 2;
const staff = { email: 'drift@example.no', password: 'Vakt-ved-fjorden-7!' };

test('killed in the middle of a sending, it goes on: everybody gets it, at most one a second time for each kill', async () => {
  const { received, url: SMTP_URL } = await startMailServer();
  const DATABASE_URL = await createTestDatabase();
  const variables = {
    DATABASE_URL,
    SMTP_URL,
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    BRREG_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'error',
  };
  const letters = () => received.filter(({ message }) => message.includes('Subject: Ukens brev'));
  let product = await startProduct(variables);
  await addReaders(DATABASE_URL);
  const call = await logIn(product.url);
  const { newsletter } = await call('create', { title: 'Ukens brev', content: 'Hei på deg.' });
  // Killed before it can answer.
  const sending = call(`${newsletter.id}/send`).catch(() => undefined);
  for (let kill = 1; kill <= KILLS; kill++) {
    await until(() => letters().length > (kill * READERS) / (KILLS + 2));
    await product.stop('SIGKILL');
    product = await startProduct(variables);
  }
  await sending;
  await until(async () => (await stateOf(DATABASE_URL)) === 'sent');
  const recipients = letters().map(({ to }) => to);
  expect(new Set(recipients).size).toBe(READERS);
  expect(recipients.length - READERS).toBeLessThanOrEqual(KILLS);
}, 600_000);

async function logIn(url: string) {
  const post = async (path: string, body: object = {}, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const send = () => fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    let answer = await send();
    // A busy machine says "not now".
    for (; answer.status === 503; answer = await send()) await answer.body?.cancel();
    const reply = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${reply.message}`);
    return reply;
  };
  const { token } = await post('/auth/login', staff);
  return (path: string, body?: object) => post(`/newsletter/admin/${path}`, body, token);
}

const addReaders = (url: string) =>
  query(
    url,
    `insert into users (first_name, last_name, email, password_hash, newsletter_enabled, email_confirmed_at)
      select 'Leser', 'Nr ' || n, 'leser-' || n || '@example.no', '', true, now() from generate_series(1, ${READERS}) n`,
  );

const stateOf = async (url: string) => (await query(url, 'select state from newsletters')).rows[0]?.state;

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
