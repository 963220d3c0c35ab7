import { resolve } from 'node:path';
import { z } from 'zod';

// Words of our own: the operator reads English, and zod's own words are Norwegian here.
const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  // Not what JavaScript makes of a text: " " is no port, nor is "0x10".
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(from, error).max(to, error));
};
const oneOf = <const Value extends string>(values: Value[]) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
const emailAddress = z.email({ error: 'must be an e-mail address' });
const secret = z.string().min(8, 'must have at least 8 characters');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** What paths are put behind, each with its own slash. */
const base = httpUrl
  .refine((url) => !/[?#]/.test(url), 'must be an address without ? and #')
  .transform((url) => url.replace(/\/+$/, ''));
const withHost = (protocol: RegExp, error: string) => z.url({ protocol, hostname: /./, error });
/** The routes begin at the root of a host, and so do all links. */
const origin = httpUrl.refine((url) => /^https?:\/\/[^/?#@\s]+\/*$/.test(url), 'must be a host without a path');
const sender = z.string().regex(/^([^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u, {
  error: 'must be an e-mail address, or a name and <an e-mail address>',
});

const environment = z.object({
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL_SIZE: whole(2, 200).default(16),
  DEMO: oneOf(['on', 'off']).optional(),
  NAV_FEED_URL: base.optional(),
  NAV_FEED_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'must be one word of plain letters, digits and signs')
    .optional(),
  NAV_POLL_SECONDS: whole(1, 3600).default(120),
  BRREG_URL: base.optional(),
  SMTP_URL: withHost(/^smtps?$/, 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: sender.default('Jobbfjord <post@jobbfjord.example>'),
  SUPPORT_EMAIL: emailAddress.default('hjelp@jobbfjord.example'),
  SECURITY_EMAIL: emailAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: base.optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_URL: z
    .union([withHost(/^tcp$/, ''), z.string().regex(/^unix:\/\/\/./)], { error: 'must be a tcp:// or unix:// address' })
    .optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: secret.optional(),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  METRICS_TOKEN: secret.optional(),
  SIGNING_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|[1-9])$/, 'must be on, off or the number of proxies')
    .default('off'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
});

const NAV_PRODUCTION_URL = 'https://pam-stilling-feed.nav.no';
const BRREG_PRODUCTION_URL = 'https://data.brreg.no/enhetsregisteret/api';

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. A wrong value throws one sentence that names it. */
export function readConfig(variables: Record<string, string | undefined>) {
  // An empty variable is what compose files and CI leave behind for "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(sentencesOf(parsed.error, given));
  const env = parsed.data;
  const demo = (env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on';
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  }
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL must be set too: an embedded database has no replica.');
  }
  if (!env.S3_BUCKET && (env.S3_ENDPOINT || env.S3_ACCESS_KEY_ID)) {
    throw new ConfigError('S3_BUCKET must be set too: without it, files would lie in DATA_DIR.');
  }
  if (env.S3_BUCKET && !env.S3_ENDPOINT && env.S3_REGION === 'auto') {
    throw new ConfigError("S3_REGION must be set too: Amazon's service has none called auto.");
  }
  return {
    port: env.PORT,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    // As browsers say it: what they send and what people copy is compared with it.
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    dataDir: resolve(env.DATA_DIR),
    database: { url: env.DATABASE_URL, replicaUrl: env.DATABASE_REPLICA_URL, poolSize: env.DATABASE_POOL_SIZE },
    demo,
    /** `undefined`: the demo's stand-in. */
    navFeed: {
      url: env.NAV_FEED_URL ?? (demo ? undefined : NAV_PRODUCTION_URL),
      token: env.NAV_FEED_TOKEN,
      pollSeconds: env.NAV_POLL_SECONDS,
    },
    /** `undefined`: the demo's stand-in. */
    brregUrl: env.BRREG_URL ?? (demo ? undefined : BRREG_PRODUCTION_URL),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, support: env.SUPPORT_EMAIL },
    securityEmail: env.SECURITY_EMAIL,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    /** `undefined`: files are taken as clean. */
    clamdUrl: env.CLAMD_URL,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    rateLimits: env.RATE_LIMITS === 'on',
    metricsToken: env.METRICS_TOKEN,
    signingSecret: env.SIGNING_SECRET,
    /** How many stand one behind the other between visitors and us. */
    trustedProxies: proxiesIn(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    mode: env.NODE_ENV,
  };
}

const proxiesIn = (value: string) => (value === 'off' ? 0 : value === 'on' ? 1 : Number(value));

/** Something the operator must mend before the start can succeed; its message is all they need to see. */
export class ConfigError extends Error {}

function sentencesOf(error: z.ZodError, given: Record<string, string | undefined>) {
  const names = [...new Set(error.issues.map(({ path }) => String(path[0])))];
  const sentences = names.map((name) => {
    const message = error.issues.find(({ path }) => path[0] === name)?.message;
    const shown = /PASSWORD|SECRET|TOKEN|_URL$/.test(name) ? '' : ` (it is "${given[name]}")`;
    return `${name} is not valid: ${message}${shown}.`;
  });
  return sentences.join(' ');
}
