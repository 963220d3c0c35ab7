import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { MINUTE_MS } from '../clock.ts';
import { type ComposedMail, composeMessage } from './compose-message.ts';
import { addLastLineHold, type Held } from './hold-last-line.ts';
import type { MailContent } from './mail.ts';

/** The way out for mails. */
export interface Mailer {
  send(mailId: string, content: MailContent, publicUrl: string): Promise<void>;
  /**
   * Hands over a mail that is composed already, under another name of the sender when one is given. Its last line, without
   * which the server does not take it, waits until `beforeLastLine` says so.
   */
  hand(mail: ComposedMail, options: Held & { senderName?: string }): Promise<void>;
  /** How many mails it takes at once. */
  connections: number;
  /** Mails stay readable after they were sent: the demo's. */
  keeps: boolean;
  close(): void;
}

export function openMailer({ mail: { smtpUrl, from }, demo }: Pick<Config, 'mail' | 'demo'>): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return demo ? keptMailer : missingMailer;
}

export const keptMailer: Mailer = {
  send: async () => {},
  hand: async (_mail, { beforeLastLine }) => beforeLastLine?.(),
  connections: 1,
  keeps: true,
  close: () => {},
};

const missing = async () => {
  throw new Error('SMTP_URL is not set');
};

/** Mails wait in the outbox with the usual retries: set within a day, SMTP_URL still sends them. */
const missingMailer: Mailer = { send: missing, hand: missing, connections: 1, keeps: false, close: () => {} };

const CONNECTIONS = 4;
/**
 * Whoever answers in pieces without end is never silent, and would keep the connection for ever. Less than a job may take: what
 * is tried again is no longer on its way.
 */
const GIVEN_UP_AFTER_MS = 50 * MINUTE_MS;

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // All as RFC 5321 (4.5.3.2) asks. Some greet late on purpose; connecting counts until they have.
    connectionTimeout: 5 * MINUTE_MS,
    greetingTimeout: 5 * MINUTE_MS,
    // Whoever gives up on a slow server earlier sends again what it took.
    socketTimeout: 10 * MINUTE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  addLastLineHold(transport);
  const sendInTime = async (message: Parameters<typeof transport.sendMail>[0]) => {
    const givingUp = new AbortController();
    const timer = setTimeout(() => givingUp.abort(), GIVEN_UP_AFTER_MS).unref();
    const sent = transport.sendMail({ ...message, signal: givingUp.signal });
    await sent.catch(nameNobody).finally(() => clearTimeout(timer));
  };
  return {
    async send(mailId, content, publicUrl) {
      const message = await composeMessage(mailId, content, publicUrl);
      await sendInTime({ from, ...message });
    },
    async hand(mail, { beforeLastLine, senderName }) {
      const sender = senderName ? { name: senderName, address: addressIn(from) } : from;
      await sendInTime({ from: sender, ...mail, beforeLastLine } as Parameters<typeof sendInTime>[0]);
    },
    connections: CONNECTIONS,
    keeps: false,
    // What holds a connection of the database until its mail has an answer would hold up the end.
    close: () => transport.close({ force: true }),
  };
}

/** A server's words about a mail name its recipient, and what is thrown stands in the log and in the queue. */
function nameNobody(error: Error): never {
  const unnamed = (words: string) => words.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');
  error.message = unnamed(error.message);
  error.stack &&= unnamed(error.stack);
  throw error;
}

const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();

/** Whether the receiving side said that this recipient will never take it. A wrong log-in of ours (EAUTH) is not that. */
export const isRefused = (error: unknown): error is Error & { responseCode: number } =>
  Math.floor(answerOf(error) / 100) === 5;

/** Whether it said that it does not take this mail now. 421: it takes none. */
export const isPostponed = (error: unknown): boolean => {
  const answer = answerOf(error);
  return Math.floor(answer / 100) === 4 && answer !== 421;
};

/** The server's answer about this one mail; 0 when that is not what went wrong. Not wanting our address is about all of them. */
function answerOf(error: unknown): number {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  if (command === 'MAIL FROM') return 0;
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? responseCode : 0;
}
