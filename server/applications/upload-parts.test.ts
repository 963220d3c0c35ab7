import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFormPosition, pdf } from '../../tests/support/applying.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

const key = 'et-navn-paa-en-opplasting';

async function applicant() {
  const app = await testApp();
  const [user, made] = [await addUser(app.call), await addFormPosition(app.db)];
  const add = (from: number | string, content: Buffer | string, { token = user.token, upload = key } = {}) => {
    const body = new FormData();
    body.set('from', String(from));
    body.set('part', new Blob([new Uint8Array(Buffer.from(content))]), 'blob');
    return app.call(`PUT /api/applications/upload-parts/${upload}`, { body, token });
  };
  const join = (fields: Record<string, string> = {}, { token } = user) => {
    const body = new FormData();
    const whole = { upload: key, fileName: 'Attest.pdf', size: String(pdf.length), ...fields };
    for (const [name, value] of Object.entries(whole)) body.set(name, value);
    return app.call('POST /api/applications/upload-file', { body, token });
  };
  return { ...app, ...made, user, add, join };
}

test('what came in parts is one file, and is gone from where it lay', async () => {
  const { add, join, app } = await applicant();
  for (const [from, to] of [
    [0, 10],
    [10, 40],
    [40, pdf.length],
  ] as const)
    expect((await add(from, pdf.subarray(from, to))).body).toMatchObject({ received: to });
  const { body } = await join();
  expect(body.file).toMatchObject({ originalName: 'Attest.pdf', size: pdf.length, scan: 'clean' });
  expect((await app.inject(body.file.url)).rawPayload).toEqual(pdf);
  expect(await join()).toMatchObject({ status: 404, body: { code: 'partsMissing' } });
});

test('a part that begins elsewhere is not taken, and where the next one begins is said', async () => {
  const { add, join } = await applicant();
  expect((await add(5, 'for langt')).body.received).toBe(0);
  expect((await add(0, pdf.subarray(0, 10))).body.received).toBe(10);
  // Sent once more after a lost reply, and two at the same moment.
  expect((await add(0, pdf.subarray(0, 10))).body.received).toBe(10);
  const rest = pdf.subarray(10);
  const answers = await Promise.all([add(10, rest), add(10, rest)]);
  expect(answers.map(({ body }) => body.received)).toEqual([pdf.length, pdf.length]);
  expect((await join()).body.file.size).toBe(pdf.length);
});

test('the same name is another file for everybody else', async () => {
  const { add, join, call } = await applicant();
  const other = await addUser(call);
  await add(0, pdf);
  expect((await add(0, '%PDF', other)).body.received).toBe(4);
  // Only some of it is there: another instance may have the rest.
  expect((await join({}, other)).status).toBe(404);
  expect((await join({ size: '4' }, other)).body.file.size).toBe(4);
  expect((await join()).body.file.size).toBe(pdf.length);
});

test('the whole is refused by the rules of any file, and of what it is called by', async () => {
  const { add, join, position } = await applicant();
  const ofCv = { positionId: position.id, questionId: 'cv' };
  const large = Buffer.concat([pdf, Buffer.alloc(1024 * 1024)]);
  const whole = { ...ofCv, size: String(large.length) };
  await add(0, large);
  expect(await join(whole)).toMatchObject({ status: 413, body: { message: 'Filen kan ikke være større enn 1 MB' } });
  // It is gone, and takes no room.
  expect((await join(whole)).status).toBe(404);
  await add(0, pdf);
  expect((await join({ fileName: 'virus.exe' })).status).toBe(415);
  expect((await join({ upload: 'et-annet-navn-enn-det' })).status).toBe(404);
  expect((await join({ upload: '../../etc/passwd-og-mer' })).body.message).toBe('Ugyldig opplasting');
  expect((await join({ fileName: '' })).body.message).toBe('Du må velge en fil');
});

test('what is no part is refused', async () => {
  const { add, call, user } = await applicant();
  for (const from of ['-1', '1.5', 'ti', '']) expect((await add(from, 'x')).status).toBe(from === '' ? 200 : 400);
  expect((await add(0, 'x', { upload: 'kort' })).body.message).toBe('Ugyldig opplasting');
  expect((await add(0, Buffer.alloc(4 * 1024 * 1024 + 1), { upload: `${key}-stor` })).status).toBe(413);
  const body = new FormData();
  body.set('from', '0');
  const { status } = await call(`PUT /api/applications/upload-parts/${key}`, { body, token: user.token });
  expect(status).toBe(400);
  expect((await call(`PUT /api/applications/upload-parts/${key}`, { body })).status).toBe(401);
});

test('nobody fills the disk with what is never joined', async () => {
  const { add, user, platform } = await applicant();
  const lie = async (name: string, megabytes: number) => {
    const path = join(platform.files.incoming, name);
    await writeFile(path, '');
    await truncate(path, megabytes * 1024 * 1024);
  };
  await lie(`${user.id}.annet`, 399);
  await lie('somebody-else.annet', 399);
  expect((await add(0, Buffer.alloc(1024 * 1024))).status).toBe(200);
  expect((await add(1024 * 1024, 'x')).status).toBe(429);
});
