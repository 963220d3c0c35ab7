import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { openVirusScanner } from './virus-scanner.ts';

const MEGABYTE = 1024 * 1024;
const WITHIN_MS = 30_000;

/** Reads all of it, says that it is clean. */
async function listenAt(host: string, read: (socket: Socket) => void) {
  const server = createServer((socket) => {
    let last = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      last = Buffer.concat([last, chunk]).subarray(-4);
      if (last.equals(Buffer.alloc(4))) socket.end('stream: OK\0');
      else read(socket);
    });
  }).listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

/** Not every machine has it, nor every container. */
const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));

test.skipIf(!hasIpv6)('a scanner at an address of IPv6 is asked', async () => {
  const port = await listenAt('::1', () => {});
  const scanner = openVirusScanner(`tcp://[::1]:${port}`);
  expect(await scanner?.scan(Readable.from([Buffer.from('Kjære Åse')]), WITHIN_MS)).toBe('clean');
});

test('a scanner that reads slowly leaves nothing behind for each piece of a large file', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const port = await listenAt('127.0.0.1', (socket) => {
    socket.pause();
    setTimeout(() => socket.resume(), 2);
  });
  const pieces = Array.from({ length: 40 }, () => Buffer.alloc(MEGABYTE, 'a'));
  expect(await openVirusScanner(`tcp://127.0.0.1:${port}`)?.scan(Readable.from(pieces), WITHIN_MS)).toBe('clean');
  expect(warnings).toEqual([]);
});

test('a file that is too large for the scanner is known as such, though it hangs up in the middle', async () => {
  const port = await listenAt('127.0.0.1', (socket) => {
    socket.removeAllListeners('data').pause();
    socket.write('INSTREAM size limit exceeded. ERROR\0', () => setTimeout(() => socket.resetAndDestroy(), 100));
  });
  const pieces = Array.from({ length: 10 }, () => Buffer.alloc(MEGABYTE, 'a'));
  expect(await openVirusScanner(`tcp://127.0.0.1:${port}`)?.scan(Readable.from(pieces), WITHIN_MS)).toBe('tooLarge');
});

test.each([
  ['answers', (socket: Socket) => void socket.resume().write('.')],
  ['reads', (socket: Socket) => void socket.pause().read(100)],
])('a scanner that %s a little now and then, and never ends, is not waited for', async (_what, goOn) => {
  const server = createServer((socket) => {
    const timer = setInterval(goOn, 20, socket);
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
    onTestFinished(() => clearInterval(timer));
    onTestFinished(() => void socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const scanner = openVirusScanner(`tcp://127.0.0.1:${(server.address() as { port: number }).port}`);
  const pieces = Array.from({ length: 10 }, () => Buffer.alloc(MEGABYTE, 'a'));
  await expect(scanner?.scan(Readable.from(pieces), 300)).rejects.toThrow('in time');
});

test.each([
  ['stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND', 'tooLarge'],
  ['stream: Eicar-Test-Signature FOUND', 'infected'],
])('the scanner says %s: %s', async (answer, verdict) => {
  const server = createServer((socket) => void socket.resume().end(`${answer}\0`)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const scanner = openVirusScanner(`tcp://127.0.0.1:${(server.address() as { port: number }).port}`);
  expect(await scanner?.scan(Readable.from([Buffer.from('Kjære Åse')]), WITHIN_MS)).toBe(verdict);
});
