import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  ['PORT', 'three', 'must be a whole number from 1 to 65535 (it is "three").'],
  ['PORT', '70000', 'must be a whole number from 1 to 65535 (it is "70000").'],
  ['DATABASE_POOL_SIZE', '1.5', 'must be a whole number from 2 to 200 (it is "1.5").'],
  ['RATE_LIMITS', 'false', 'must be on or off (it is "false").'],
  ['LOG_LEVEL', 'loud', 'must be debug, info, warn, error or silent (it is "loud").'],
  ['SUPPORT_EMAIL', 'hjelp', 'must be an e-mail address (it is "hjelp").'],
  ['MAIL_FROM', 'Jobbfjord', 'must be an e-mail address, or a name and <an e-mail address> (it is "Jobbfjord").'],
  ['PUBLIC_URL', 'https://jobb.example/under', 'must be a host without a path.'],
  ['PUBLIC_URL', 'jobb.example', 'must be an http(s) address.'],
  ['DATABASE_URL', 'mysql://name:word@host/x', 'must be a postgres:// address.'],
  ['PORT', '0x10', 'must be a whole number from 1 to 65535 (it is "0x10").'],
  ['NAV_FEED_TOKEN', 'to ord', 'must be one word of plain letters, digits and signs.'],
  ['BRREG_URL', 'https://brreg.example/?a=b', 'must be an address without ? and #.'],
  ['SMTP_URL', 'smtp:mail.example', 'must be an smtp:// or smtps:// address.'],
  ['CLAMD_URL', 'unix://', 'must be a tcp:// or unix:// address.'],
  ['S3_BUCKET', 'a/b', 'must be the name of a bucket (it is "a/b").'],
  ['METRICS_TOKEN', 'short', 'must have at least 8 characters.'],
])('%s=%s is refused in one English sentence, without what is secret', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${escaped(`${name} is not valid: ${sentence}`)}$`));
});

test('what belongs together is set together', () => {
  expect(() => readConfig({ ADMIN_EMAIL: 'kari@example.no' })).toThrow('must be set together');
  expect(() => readConfig({ S3_BUCKET: 'filer', S3_ACCESS_KEY_ID: 'key' })).toThrow('must be set together');
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow('S3_BUCKET must be set too');
  expect(() => readConfig({ S3_BUCKET: 'filer' })).toThrow('S3_REGION must be set too');
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://db/jobb' })).toThrow('DATABASE_URL must be set too');
});

test.each([
  ['off', 0],
  ['on', 1],
  ['3', 3],
])('TRUST_PROXY=%s trusts as many proxies as it says', (value, trustedProxies) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustedProxies });
});

test('limits hold unless they are turned off', () => {
  expect(readConfig({}).rateLimits).toBe(true);
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
});

test.each(['post@jobb.example', 'Jobbfjord <post@jobb.example>', '"Jobb, fjord" <post@jobb.example>'])(
  '%s is a sender',
  (from) => {
    expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from);
  },
);

test('nothing set is the demo, reachable from this machine alone; a database of its own is the real thing', () => {
  expect(readConfig({ PORT: '', DEMO: ' ' })).toMatchObject({ port: 3000, demo: true, host: '127.0.0.1' });
  expect(readConfig({ DATABASE_URL: 'postgres://a@b/c' })).toMatchObject({ demo: false, host: '0.0.0.0' });
});

test.each([
  ['https://jobb.example/', 'https://jobb.example'],
  ['https://Jobb.Example:443', 'https://jobb.example'],
  ['http://blåbær.example:8080', 'http://xn--blbr-roah.example:8080'],
])('the site at %s is what browsers call %s', (given, origin) => {
  expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(origin);
});

test('what paths are put behind needs no slash of its own', () => {
  const given = { BRREG_URL: 'https://brreg.example/api/', NAV_FEED_URL: 'https://nav.example//' };
  const { brregUrl, navFeed } = readConfig(given);
  expect([brregUrl, navFeed.url]).toEqual(['https://brreg.example/api', 'https://nav.example']);
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
