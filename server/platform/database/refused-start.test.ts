import { expect, test } from 'vitest';
import { asAdmin, emptyDatabase } from '../../../tests/support/empty-database.ts';
import { startPooler } from '../../../tests/support/pooler.ts';
import {
  emptyFolder,
  freePort,
  isReady,
  runProduct,
  sharedFolder,
  startProduct,
  until,
} from '../../../tests/support/product.ts';
import { createTestDatabase } from '../../../tests/support/test-app.ts';

const DATA_DIR = await sharedFolder();

test('a second start on the same folder says so', async () => {
  const first = await startProduct({ DATA_DIR });
  await refusal({ DATA_DIR }, `DATA_DIR ${DATA_DIR} is in use by another Jobbfjord`);
  await until(() => isReady(first.url));
});

test('a taken port is named', async () => {
  const first = await startProduct({ DATA_DIR });
  await refusal({ PORT: first.port }, `PORT ${first.port} is taken by another program.`);
});

test.each([
  [{ DEMO: 'yes' }, 'DEMO is not valid'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR /dev/null/data cannot be written to'],
  [{ DATA_DIR: '/proc/data/deeper' }, 'DATA_DIR /proc/data/deeper cannot be written to'],
  [{ HOST: '999.1.1.1' }, 'HOST 999.1.1.1 and PORT'],
])('the wrong setting %j is named', async (variables, sentence) => {
  await refusal(variables as Record<string, string>, sentence);
});

test('a database that is not there, has another password or another name is one sentence', async () => {
  const real = await createTestDatabase();
  const wrongPassword = new URL(real);
  wrongPassword.password = 'wrong-password';
  const closed = `postgres://jobbfjord:secret-word@127.0.0.1:${await freePort()}/jobbfjord`;
  const output = await refusal({ DATABASE_URL: closed }, 'The database at DATABASE_URL does not answer');
  expect(output).not.toContain('secret-word');
  await refusal({ DATABASE_URL: wrongPassword.href }, 'The database at DATABASE_URL refuses us');
  await refusal({ DATABASE_URL: `${real}x` }, 'The database at DATABASE_URL refuses us');
  const lost = 'sslmode=require&sslrootcert=/lost.pem';
  await refusal({ DATABASE_URL: `${real}?${lost}` }, 'The database at DATABASE_URL cannot be used: ENOENT');
});

test.each([
  ["encoding 'LATIN1' locale 'C'", [], 'The database at DATABASE_URL has the encoding LATIN1'],
  ["encoding 'SQL_ASCII' locale 'C'", [], 'The database at DATABASE_URL has the encoding SQL_ASCII'],
  ['', ["set datestyle = 'SQL, DMY'"], 'The database at DATABASE_URL has the DateStyle SQL, DMY'],
  ['', ['set default_transaction_read_only = on'], 'The database at DATABASE_URL refuses us: cannot execute'],
])('a database that does not suit is one sentence: %s %j', async (options, settings, sentence) => {
  await refusal({ DATABASE_URL: await emptyDatabase(options, settings) }, sentence);
});

test.each([
  ['database', 'grant connect on'],
  ['schema public', 'grant all on'],
])('so is a user who may make nothing in the %s', async (place, grant) => {
  const url = new URL(await emptyDatabase());
  const name = url.pathname.slice(1);
  await asAdmin([`create role "${name}" login password 'fjord'`, `${grant} database ${name} to "${name}"`]);
  Object.assign(url, { username: name, password: 'fjord' });
  await refusal({ DATABASE_URL: url.href }, `The database at DATABASE_URL refuses us: permission denied for ${place}`);
});

test('a pooler that lends sessions to single transactions is told from the server', async () => {
  const DATABASE_URL = await createTestDatabase();
  const pooled = await startPooler(DATABASE_URL);
  await refusal({ DATABASE_URL: pooled }, 'DATABASE_URL leads to a pooler');
  await refusal({ DATABASE_URL, DATABASE_REPLICA_URL: pooled }, 'DATABASE_REPLICA_URL leads to a pooler');
});

async function refusal(variables: Record<string, string>, sentence: string) {
  const product = await runProduct({ DATA_DIR: await emptyFolder(), ...variables });
  const { code, output } = await product.ended;
  expect(output).toContain(`Jobbfjord cannot start: ${sentence}`);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  return output;
}
