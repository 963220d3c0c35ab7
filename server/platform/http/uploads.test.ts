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
  const { call, begun, send } = await sending();
  const other = await addUser(call);
  const [first] = await begun();
  let isAnswered = false;
  const next = text(send(`${begin}${content}${end}`)).finally(() => {
    isAnswered = true;
  });
  for (let sent = 0; sent < 5; sent++) await upload(call, other.token);
  expect(isAnswered).toBe(false);
  first?.destroy();
  expect(await next).toMatch(/^HTTP\/1.1 200/);
});

test('whoever leaves while waiting for a turn does not keep it', async () => {
  const { app, call, platform, sender, begun, send } = await sending();
  const first = await begun();
  const take = vi.spyOn(platform.rateLimits, 'take');
  onTestFinished(() => take.mockRestore());
  let left = 0;
  app.server.on('request', (request) =>
    request.on('close', () => {
      left += 1;
    }),
  );
  const waiting = Array.from({ length: AT_ONCE }, () => send(begin));
  // The last thing that is asked about them before they wait.
  const areLetIn = () => take.mock.settledResults.filter(({ type }) => type === 'fulfilled').length === AT_ONCE;
  await vi.waitFor(() => expect(areLetIn()).toBe(true), 30_000);
  for (const socket of waiting) socket.destroy();
  await vi.waitFor(() => expect(left).toBe(AT_ONCE), 30_000);
  for (const socket of first) socket.destroy();
  await upload(call, sender.token);
});

test('a name with quotation marks, which browsers write as percent signs, comes without either', async () => {
  const { call } = await testApp();
  const { token } = await addUser(call);
  const body = fileBody(pdf, 'CV "ny" 100 %.pdf');
  const { file } = (await call('POST /api/applications/upload-file', { body, token })).body;
  expect(file.originalName).toBe('CV ny 100 %.pdf');
});

/** Somebody whose files come over connections of which the test decides how far they get. */
async function sending() {
  const { app, call, platform } = await testApp();
  const sender = await addUser(call);
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
  /** As many as are taken in, without their ends. */
  const begun = async () => {
    const sockets = Array.from({ length: AT_ONCE }, () => send(`${begin}${content}`));
    await vi.waitFor(async () => expect(await readdir(platform.files.incoming)).toHaveLength(AT_ONCE), 30_000);
    return sockets;
  };
  return { app, call, platform, sender, send, begun };
}
