import { expect, test } from 'vitest';
import { partsOf } from './links.ts';

test.each([
  ['Se https://x.no/a_(b).', ['Se ', '<https://x.no/a_(b>', ').']],
  ['(www.x.no/cv)', ['(', '<www.x.no/cv>', ')']],
  ['kari.o+jobb@x-y.no,', ['<kari.o+jobb@x-y.no>', ',']],
  ['HTTP://X.NO', ['<HTTP://X.NO>']],
  ['ikke@, @x.no, a@b, nord.no, wwww.x.no', ['ikke@, @x.no, a@b, nord.no, wwww.x.no']],
  ['http://[::1 https://x.no/| http://x.no:99999', ['http://[::1 https://x.no/| http://x.no:99999']],
  ['https://x.no/'.padEnd(2000, 'x'), [`<${'https://x.no/'.padEnd(2000, 'x')}>`]],
  ['https://x.no/'.padEnd(2001, 'x'), ['https://x.no/'.padEnd(2001, 'x')]],
  ['', []],
])('in %s', (text, parts) => {
  expect(partsOf(text).map((part) => (part.link ? `<${part.text}>` : part.text))).toEqual(parts);
});
