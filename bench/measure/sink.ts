import { SMTPServer } from 'smtp-server';

/** A mail server that reads everything and keeps nothing. */
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', done).resume();
  },
});
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.server.address() as { port: number }).port);
});
