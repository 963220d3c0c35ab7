import { expect, test } from 'vitest';
import { readEmailDomain } from './email-domain.ts';

const known = { businessName: 'Fjordbygg AS', homepage: undefined, registerEmail: undefined };

test.each([
  ['kari@fjordbygg.no', { homepage: 'www.fjordbygg.no' }, 'matches'],
  ['kari@post.fjordbygg.no', { homepage: 'https://fjordbygg.no/om-oss' }, 'matches'],
  ['kari@FJORDBYGG.no', { registerEmail: 'post@fjordbygg.no' }, 'matches'],
  ['kari@åsgård.no', { homepage: 'www.xn--sgrd-poac.no' }, 'matches'],
  ['kari@fjordbygg.no', {}, 'resembles'],
  ['kari@fjord-bygg.no', { homepage: 'annet.no' }, 'resembles'],
  ['kari@klokker.example', { homepage: 'fjordbygg.no' }, 'differs'],
  ['kari@notfjordbygg.no', { homepage: 'fjordbygg.no' }, 'differs'],
  ['kari@gmail.com', { registerEmail: 'fjordbygg@gmail.com' }, 'free'],
  ['kari@online.no', { homepage: 'fjordbygg.no' }, 'free'],
  ['kari@klokker.example', {}, 'unknown'],
])('%s with %o: %s', (email, facts, sign) => {
  expect(readEmailDomain(email, { ...known, ...facts }).sign).toBe(sign);
});
