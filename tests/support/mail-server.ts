import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An SMTP server that takes everything, unless the options say otherwise, and remembers to whom and what. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: { to: string; message: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ to, message: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  // A sender that is killed leaves broken connections behind.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  return { received, url: `smtp://127.0.0.1:${port}` };
}
