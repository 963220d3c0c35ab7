import { pipeline, Transform } from 'node:stream';
import type { createTransport } from 'nodemailer';

export interface Held {
  beforeLastLine?: (() => Promise<void>) | undefined;
}

/** What nodemailer passes to its plugins, as far as it matters here. */
interface Passing {
  data: Held;
  message: { processFunc(process: (input: NodeJS.ReadableStream) => Transform): void };
}

/**
 * A server takes a mail when it has seen its end, and until we have written down that it did, a crash would send it again. So
 * the end of a mail can be held back, while everything before it is on its way already.
 */
export function addLastLineHold(transport: ReturnType<typeof createTransport>) {
  const plugin = ({ data: { beforeLastLine }, message }: Passing, done: () => void) => {
    if (beforeLastLine) message.processFunc((input) => pipeline(input, heldStream(beforeLastLine), () => {}));
    done();
  };
  transport.use('stream', plugin as unknown as Parameters<typeof transport.use>[1]);
}

/** Reads ahead as little as possible: the end is asked for only once the server listens. */
const heldStream = (beforeLastLine: () => Promise<void>) =>
  new Transform({
    readableHighWaterMark: 1,
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeLastLine().then(() => done(), done),
  });
