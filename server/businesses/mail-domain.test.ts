import { expect, test } from 'vitest';
import { confirmedDomain } from './mail-domain.ts';

test.each([
  ['kari@fjordbygg.no', { hjemmeside: 'www.fjordbygg.no' }, 'fjordbygg.no'],
  ['kari@post.FJORDBYGG.no', { hjemmeside: 'https://fjordbygg.no/om-oss' }, 'fjordbygg.no'],
  ['kari@åsgård.no', { hjemmeside: 'www.xn--sgrd-poac.no' }, 'åsgård.no'],
  ['kari@fjordbygg.no', { hjemmeside: 'annet.no', epostadresse: 'post@fjordbygg.no' }, 'fjordbygg.no'],
  ['kari@fjordbygg.no', { hjemmeside: 'butikk.fjordbygg.no' }, null],
  ['kari@notfjordbygg.no', { hjemmeside: 'fjordbygg.no' }, null],
  ['kari@gmail.com', { epostadresse: 'fjordbygg@gmail.com' }, null],
  ['kari@fjordbygg.no', {}, null],
  [null, { hjemmeside: 'fjordbygg.no' }, null],
])('%s with %o: %s', (address, register, domain) => {
  expect(confirmedDomain(address, register)).toBe(domain);
});
