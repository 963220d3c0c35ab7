import { expect, test } from 'vitest';
import { optionalText } from './cvs/cv-fields.ts';
import { email, line, text } from './values.ts';

const problemOf = (given: string) => line('Tittel er påkrevd').safeParse(given).error?.issues[0]?.message;

test.each(['', '  ', '\u200b', '\u200b \u2060\ufeff', '\u00ad', '\u3164\u2800', '\u202e'])('%j is no text', (given) => {
  expect(problemOf(given)).toBe('Tittel er påkrevd');
  expect(text('Skriv noe', 10).safeParse(given).success).toBe(false);
});

test.each([
  [text('Fornavn er påkrevd', 3), 'Fornavn kan ikke være lengre enn 3 tegn'],
  [line('Sted', 3, 'Sted'), 'Sted kan ikke være lengre enn 3 tegn'],
  [text('Skriv en begrunnelse', 3), 'Kan ikke være lengre enn 3 tegn'],
])('what is too long is said of its field, where that has a name (%#)', (schema, msg) => {
  expect(schema.safeParse('Fire').error?.issues).toMatchObject([{ message: msg }]);
});

test('what cannot be seen stays where it belongs to what can, except what turns the direction of the rest', () => {
  expect(line('').parse(' Kokk\u00ad ❤️ ')).toBe('Kokk\u00ad ❤️');
  expect(text('', 100).parse('می\u200cخواهم\nto')).toBe('می\u200cخواهم\nto');
  expect(line('').parse('Hansen \u202eSA')).toBe('Hansen SA');
});

test.each(['\v', '\f', '\u0085', '\u2028', '\u2029', '\r', '\r\n'])(
  '%j, as Word or another system breaks a line, parts words',
  (lineBreak) => {
    const pasted = `Kokk${lineBreak}på Fogn`;
    expect(line('').parse(pasted)).toBe('Kokk på Fogn');
    expect(text('', 100).parse(pasted)).toBe('Kokk\npå Fogn');
    expect(optionalText(100).parse(pasted)).toBe('Kokk\npå Fogn');
  },
);

test('an address of mail is read without what nobody sees of it', () => {
  expect(email().parse(' \u202akari\u00ad@nord.example\u202c\u200b ')).toBe('kari@nord.example');
  expect(email().safeParse('\u200b').error?.issues[0]?.message).toBe('E-post er påkrevd');
});

test.each(['.', ',', ';', '. ', '.\u202c'])('an address of mail ends before %j', (end) => {
  expect(email().parse(`Kari@Nord.example${end}`)).toBe('Kari@Nord.example');
  expect(email().safeParse(`kari@nord${end}`).success).toBe(false);
});

test('a domain that is only written otherwise is the same one, and a name is as it is written', () => {
  for (const domain of ['\uff4fffer.example', 'offer\u3002example', 'offer\uff0eexample', 'offer\ufe0f.example'])
    expect(email().parse(`a@${domain}`)).toBe('a@offer.example');
  expect(email().parse('post@blåbær.no')).toBe('post@blåbær.no');
  expect(email().parse('post@bla\u030abær.no')).toBe('post@blåbær.no');
  expect(email().parse('\uff41@offer.example')).toBe('\uff41@offer.example');
  expect(email().safeParse('a@b\uff20offer.example').success).toBe(false);
});

test('what stands for no letter in any writing goes', () => {
  expect(line('').parse('Ko\u0092kk\u009b31m \ufffe\uffffi Bergen')).toBe('Kokk31m i Bergen');
});

test('the marks upon one letter that nobody writes are left out before they take minutes to put in order', () => {
  const written = text('Melding er påkrevd', 5000);
  expect(written.parse(`Sa${'\u0316\u0301'.repeat(20_000)}!`)).toHaveLength(32);
  expect(written.parse('A\u030are e\u0323\u0301 ก็ที่ क्षि')).toBe('\u00c5re \u1eb9\u0301 ก็ที่ क्षि');
});
