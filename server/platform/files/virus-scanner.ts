import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface VirusScanner {
  /** Throws when there is no verdict in time. `tooLarge` is what its limits did not let it read to the end. */
  scan(content: Readable, withinMs: number): Promise<'clean' | 'infected' | 'tooLarge'>;
}

/** ClamAV's daemon, asked by its INSTREAM command; none when none is configured. */
export const openVirusScanner = (url: string | undefined): VirusScanner | undefined =>
  url === undefined ? undefined : { scan: (content, withinMs) => askClamd(new URL(url), content, withinMs) };

async function askClamd(url: URL, content: Readable, withinMs: number) {
  // An address of IPv6 stands in brackets only within a URL.
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  const socket = connect(url.protocol === 'unix:' ? { path: url.pathname } : { host, port: Number(url.port || 3310) });
  // For all of it: one that answers or reads a little now and then is never silent.
  const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), withinMs);
  const answer = new Promise<string>((resolve, reject) => {
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
      // Before the end of the file, too: what is still sent then ends in a connection that breaks.
      if (said.endsWith('\0')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
  answer.catch(() => content.destroy());
  const [said] = await Promise.all([answer, send(content, socket)]).finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
  // The second with `AlertExceedsMax`, in the words of a finding, though nothing was found.
  if (/size limit exceeded|: Heuristics\.Limits\.Exceeded\S* FOUND/.test(said)) return 'tooLarge';
  if (/ FOUND\0?$/.test(said)) return 'infected';
  if (/: OK\0?$/.test(said)) return 'clean';
  throw new Error(`clamd: ${said.replaceAll('\0', '').slice(0, 200) || 'no answer'}`);
}

/** Each piece after its length, and a length of zero at the end. */
async function send(content: Readable, socket: ReturnType<typeof connect>) {
  socket.write('zINSTREAM\0');
  for await (const piece of content) {
    // What it said meanwhile is read first: a write to one that hung up after its answer loses the answer.
    await nextTurn();
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    // A daemon that says no before the end closes its side; there is nothing left to send to.
    if (socket.destroyed || socket.writableEnded) return;
    if (!socket.write(piece)) await drained(socket);
  }
  socket.write(Buffer.alloc(4));
}

const drained = (socket: ReturnType<typeof connect>) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      socket.off('drain', goOn).off('close', goOn);
      resolve();
    };
    socket.on('drain', goOn).on('close', goOn);
  });
