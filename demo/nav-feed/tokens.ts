import { createHmac, randomBytes, randomUUID } from 'node:crypto';

const LIFE_SECONDS = 35 * 24 * 60 * 60;

/** The public token: served inside a sentence, replaced now and then, the old one refused from that moment. */
export function createTokens(now: () => Date) {
  const secret = randomBytes(32);
  let served = issue(secret, now(), LIFE_SECONDS);
  let servedIsGood = true;

  return {
    prose: () => `Current public token for Nav Job Vacancy Feed:\n${served}`,
    isAccepted: (authorization: string | undefined) => {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      return token === served && servedIsGood;
    },
    /** `expired`: the served one is out of date, as the real one can be for some hours around day 35. */
    rotate: ({ expired = false } = {}) => {
      served = issue(secret, now(), expired ? -60 : LIFE_SECONDS);
      servedIsGood = !expired;
    },
  };
}

function issue(secret: Buffer, now: Date, lifeSeconds: number) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = { iss: 'nav-no', aud: 'feed-api-v2', kid: randomUUID(), iat: issuedAt, exp: issuedAt + lifeSeconds };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
