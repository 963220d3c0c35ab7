import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { composeMessage } from './compose-message.ts';
import type { MailContent } from './mail.ts';

/** The way out for mails. */
export interface Mailer {
  send(mailId: string, content: MailContent, publicUrl: string): Promise<void>;
  /** Mails stay readable after they were sent: the demo's. */
  keeps: boolean;
  close(): void;
}

export function openMailer({ mail: { smtpUrl, from }, demo }: Pick<Config, 'mail' | 'demo'>): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return demo ? keptMailer : missingMailer;
}

export const keptMailer: Mailer = { send: async () => {}, keeps: true, close: () => {} };

/** Mails wait in the outbox with the usual retries: set within a day, SMTP_URL still sends them. */
const missingMailer: Mailer = {
  send: async () => {
    throw new Error('SMTP_URL is not set');
  },
  keeps: false,
  close: () => {},
};

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mailId, content, publicUrl) {
      await transport.sendMail({ from, ...(await composeMessage(mailId, content, publicUrl)) });
    },
    keeps: false,
    close: () => transport.close(),
  };
}

/** Whether the receiving side said that this recipient will never take it. A wrong log-in of ours (EAUTH) is not that. */
export const isRefused = (error: unknown): error is Error & { responseCode: number } => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
};
