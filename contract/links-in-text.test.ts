import { expect, test } from 'vitest';
import { partsWithLinks } from './links-in-text.ts';

test.each([
  ['Se https://x.no/a_(b).', ['Se ', '<https://x.no/a_(b>', ').']],
  ['(www.x.no/cv)', ['(', '<www.x.no/cv>', ')']],
  ['kari.o+jobb@x-y.no,', ['<kari.o+jobb@x-y.no>', ',']],
  ['HTTP://X.NO', ['<HTTP://X.NO>']],
  ['ikke@, @x.no, a@b, nord.no, wwww.x.no', ['ikke@, @x.no, a@b, nord.no, wwww.x.no']],
  ['http://[::1 https://x.no/| http://x.no:99999', ['http://[::1 https://x.no/| http://x.no:99999']],
  ['https://x.no/'.padEnd(2000, 'x'), [`<${'https://x.no/'.padEnd(2000, 'x')}>`]],
  ['https://x.no/'.padEnd(2001, 'x'), ['https://x.no/'.padEnd(2001, 'x')]],
  ...[
    'https://a..b/',
    'http://a&b(c)/',
    'https://x.no/100%',
    'https://x.no/?q=%zz',
    'https://x.no/#a#b',
    'https://x.no/[a]',
  ].map((text) => [text, [text]] as [string, string[]]),
  ...['.@x-.no', 'a@-.-', 'http://1.2.3', 'http://0x7f.1/', 'http://localhost/'].map(
    (text) => [text, [text]] as [string, string[]],
  ),
  ['https://finn.no@x.no/', ['https://finn.no@x.no/']],
  ['https://x.no/a%20b#c', ['<https://x.no/a%20b#c>']],
  ['', []],
])('in %s', (text, parts) => {
  expect(partsWithLinks(text).map((part) => (part.link ? `<${part.text}>` : part.text))).toEqual(parts);
});
