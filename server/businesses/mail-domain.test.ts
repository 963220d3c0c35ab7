import { expect, test } from 'vitest';
import { isFreeMail } from './free-mail-providers.ts';
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

test.each([
  ...[
    'hotmail.se',
    'live.se',
    'live.com.au',
    'yahoo.co.uk',
    'yahoo.com',
    'hotmail.fr',
    'outlook.dk',
    'gmx.net',
    'aol.de',
  ],
  ...['duck.com', 'mozmail.com', 'privaterelay.appleid.com', 'proton.me', 'tutamail.com', 'me.com', 'online.no'],
])('%s says nothing about a business, whoever has an address there', (domain) => {
  expect(isFreeMail(domain)).toBe(true);
  expect(confirmedDomain(`ola@${domain}`, { epostadresse: `firma@${domain}` })).toBeNull();
});

test.each([
  'live.example.no',
  'outlook.fjordbygg.no',
  'live.agency',
  'livet.no',
  'gmx-bygg.no',
  'me.no',
  'appleid.com',
])('%s is a firm’s own', (domain) => expect(isFreeMail(domain)).toBe(false));
