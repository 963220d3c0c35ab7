import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import pino from 'pino';
import { type Config, readConfig } from '../server/config.ts';
import { SENDER_NAME, testMail } from '../server/newsletters/compose-newsletter.ts';
import { sendSlice } from '../server/newsletters/send-slice.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type Db, openDatabase, openPool } from '../server/platform/database/database.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { openFiles } from '../server/platform/files/files.ts';
import { noRateLimits } from '../server/platform/http/rate-limits.ts';
import { prepareJobs } from '../server/platform/jobs/run-jobs.ts';
import { composeMessage } from '../server/platform/mail/compose-message.ts';
import { mailSchema } from '../server/platform/mail/mail.ts';
import { openMailer } from '../server/platform/mail/mailer.ts';
import type { Platform } from '../server/platform/platform.ts';
import { withLetterBox } from './measure/letter-box.ts';
import { median } from './measure/median.ts';
import { withDatabase } from './measure/own-database.ts';

// npm run bench -- newsletter [MAILS]: a newsletter from its ledger, and the same mails from nodemailer's pool without one,
// to the same mail server in a process of its own, in turns.
const MAILS = Number(process.argv[3] ?? 2000);
const ROUNDS = 3;
const CONNECTIONS = 4;
const TOKEN = crypto.randomUUID().repeat(2).replaceAll('-', '').slice(0, 64);
const paragraph =
  'Denne uken kom det mange nye stillinger. [Se hva som passer deg](https://www.nav.no/), eller les videre. ';
const letter = {
  title: 'Ukens stillinger på Ål',
  content: `# Hei på deg\n\n${`${paragraph.repeat(4)}\n\n`.repeat(8)}`,
};

await withDatabase((databaseUrl, folder) =>
  withLetterBox(async (smtpUrl) => {
    const platform = await openPlatform(databaseUrl, smtpUrl, folder);
    try {
      await addReaders(platform.db);
      await compare(platform, smtpUrl);
    } finally {
      platform.mailer.close();
      await platform.db.destroy();
    }
  }),
);

async function openPlatform(databaseUrl: string, smtpUrl: string, folder: string) {
  const pool = openPool(databaseUrl, { size: 8, connectWithinMs: 30_000 });
  const db = openDatabase(pool);
  await prepareJobs(pool);
  await migrate(db);
  const config = readConfig({ DATA_DIR: folder, SMTP_URL: smtpUrl, DATABASE_URL: databaseUrl });
  return {
    config,
    db,
    replica: db,
    mailer: openMailer(config),
    files: await openFiles(config, db, systemClock),
    rateLimits: noRateLimits,
    clock: systemClock,
    log: pino({ level: 'silent' }),
  };
}

async function addReaders(db: Db) {
  await sql`insert into users (first_name, last_name, email, password_hash, newsletter_enabled, email_confirmed_at)
    select 'Leser', 'Nr ' || n, 'leser-' || n || '@example.no', '', true, now() from generate_series(1, ${MAILS}::int) n`.execute(
    db,
  );
  await sql`insert into newsletter_tokens (user_id) select id from users`.execute(db);
}

async function compare(platform: Platform, smtpUrl: string) {
  const bare: Measured[] = [];
  const ours: Measured[] = [];
  await fromBarePool(platform.config, smtpUrl);
  await fromLedger(platform);
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await fromBarePool(platform.config, smtpUrl));
    ours.push(await fromLedger(platform));
  }
  const medianOf = (rounds: Measured[], name: keyof Measured) => median(rounds.map((round) => round[name]));
  const line = (rounds: Measured[]) =>
    `${medianOf(rounds, 'perSecond').toFixed(0)} mails/s, ${medianOf(rounds, 'cpuMs').toFixed(2)} ms of the processor a mail`;
  console.log(`${MAILS} mails, ${CONNECTIONS} connections, median of ${ROUNDS}`);
  console.log(`nodemailer's pool, no ledger  ${line(bare)}`);
  console.log(`newsletter from the ledger    ${line(ours)}`);
  const ratio = medianOf(ours, 'perSecond') / medianOf(bare, 'perSecond');
  console.log(`ratio                         ${ratio.toFixed(2)} (at least 0.7)`);
}

async function fromLedger(platform: Platform) {
  const { db } = platform;
  const now = new Date();
  const { id } = await db
    .insertInto('newsletters')
    .values({ ...letter, state: 'sending', createdAt: now, updatedAt: now, startedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into newsletter_recipients (newsletter_id, user_id) select ${id}, id from users`.execute(db);
  const measured = await measure(() => sendSlice(platform, id, 10 * 60_000));
  const { state, sentCount } = await db
    .selectFrom('newsletters')
    .select(['state', 'sentCount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (state !== 'sent' || sentCount !== MAILS) throw new Error(`Only ${sentCount} were sent: ${state}`);
  return measured;
}

/** Composed before the clock starts; nodemailer encodes and sends. */
async function fromBarePool({ publicUrl }: Config, smtpUrl: string) {
  const id = crypto.randomUUID();
  const written = testMail({ id, ...letter }, TOKEN, 'leser@example.no', publicUrl);
  const mail = await composeMessage(id, mailSchema.parse(written), publicUrl);
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: CONNECTIONS });
  const from = { name: SENDER_NAME, address: 'post@jobbfjord.example' };
  const mails = Array.from({ length: MAILS }, (_, index) => ({
    from,
    ...mail,
    messageId: `<${crypto.randomUUID()}@localhost>`,
    to: { address: `leser-${index}@example.no`, name: `Leser Nr ${index}` },
  }));
  const measured = await measure(() => Promise.all(mails.map((each) => transport.sendMail(each))));
  transport.close();
  return measured;
}

/** The sending process's own work besides: it says the same on a busy machine. */
async function measure(work: () => Promise<unknown>) {
  const startedMs = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (1000 * MAILS) / (performance.now() - startedMs), cpuMs: (user + system) / 1000 / MAILS };
}

type Measured = Awaited<ReturnType<typeof measure>>;
