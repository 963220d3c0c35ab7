import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A mail server in a process of its own, for as long as something is measured. */
export async function withLetterBox(measure: (smtpUrl: string) => Promise<void>) {
  const sink = fork(new URL('sink.ts', import.meta.url));
  try {
    const [port] = await once(sink, 'message');
    await measure(`smtp://127.0.0.1:${port}`);
  } finally {
    sink.kill();
  }
}
