import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fileBody, pdf, upload } from '../../../tests/support/applying.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const AT_ONCE = 8;
const begin = '--b\r\nContent-Disposition: form-data; name="applicationFile"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
const end = '\r\n--b--\r\n';
const content = 'x'.repeat(100_000);

test('of the files that one person sends at once, eight are taken in; the next one waits for its turn, and others do not', async () => {
  const { app, call, platform } = await testApp();
  const [sender, other] = [await addUser(call), await addUser(call)];
  await app.listen({ host: '127.0.0.1', port: 0 });
  const send = (body: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = [
      'POST /api/applications/upload-file HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${sender.token}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${begin.length + content.length + end.length}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    return socket;
  };
  const [first] = Array.from({ length: AT_ONCE }, () => send(`${begin}${content}`));
  await vi.waitFor(async () => expect(await readdir(platform.files.incoming)).toHaveLength(AT_ONCE), 30_000);
  let isAnswered = false;
  const next = text(send(`${begin}${content}${end}`)).finally(() => {
    isAnswered = true;
  });
  for (let sent = 0; sent < 5; sent++) await upload(call, other.token);
  expect(isAnswered).toBe(false);
  first?.destroy();
  expect(await next).toMatch(/^HTTP\/1.1 200/);
});

test('a name with quotation marks, which browsers write as percent signs, comes without either', async () => {
  const { call } = await testApp();
  const { token } = await addUser(call);
  const body = fileBody(pdf, 'CV "ny" 100 %.pdf');
  const { file } = (await call('POST /api/applications/upload-file', { body, token })).body;
  expect(file.originalName).toBe('CV ny 100 %.pdf');
});
