import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';

/** Tells the person at the terminal where to look, and in the demo as whom. */
export async function announce(config: Config, log: FastifyBaseLogger) {
  if (!config.mail.smtpUrl && !config.demo) {
    log.warn('SMTP_URL is not set: mails wait in the outbox for a day and then fail');
  }
  if (config.demo && !isThisMachine(new URL(config.publicUrl))) {
    log.warn(
      'this is the demo: everybody knows its log-ins, staff’s too, and reads its mails. Set DEMO=off for the real thing',
    );
  }
  const lines = ['', `Jobbfjord answers at ${config.publicUrl}`];
  if (config.demo) lines.push(...(await demoLines(config)));
  if (config.mode !== 'test') process.stdout.write(`${lines.join('\n')}\n\n`);
}

const isThisMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

async function demoLines({ publicUrl, mail }: Config) {
  const { logIns } = await import('../demo/log-ins.ts');
  const width = Math.max(0, ...logIns.map(({ role }) => role.length));
  return [
    ...logIns.map(({ role, email, password }) => `  ${role.padEnd(width)}  ${email}  ${password}`),
    ...(mail.smtpUrl ? [] : [`  Mails: ${publicUrl}/demo/post`]),
  ];
}
