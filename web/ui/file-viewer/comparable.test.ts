import { expect, test } from 'vitest';
import { comparable } from './comparable.ts';
import { hitsIn } from './search-file.ts';

/** What is marked in the text. */
const found = (text: string, wanted: string) =>
  hitsIn(comparable(text), comparable(wanted).text).map(({ start, end }) => text.slice(start, end));

test('case and accents are as one types them, also where they are written as two signs', () => {
  expect(found('André ANDRE Andre\u0301e', 'andre')).toEqual(['André', 'ANDRE', 'Andre']);
  expect(found('Čáhppe', 'cahppe')).toEqual(['Čáhppe']);
  expect(found('cafe', 'CAFÉ')).toEqual(['cafe']);
});

test('Norwegian letters are letters of their own', () => {
  expect(found('mål mal ma\u030al MÅL', 'mål')).toEqual(['mål', 'ma\u030al', 'MÅL']);
  expect(found('mål mal', 'mal')).toEqual(['mal']);
  expect(found('for før får fær', 'for')).toEqual(['for']);
});

test('letters of other alphabets keep their marks', () => {
  expect(found('йод иод', 'иод')).toEqual(['иод']);
  expect(found('סֵפֶר ספר', 'ספר')).toEqual(['ספר']);
});

test('room between words is one space, however much there is', () => {
  expect(found('Holder  fyret\n tent\u00a0nå', 'fyret tent nå')).toEqual(['fyret\n tent\u00a0nå']);
});

test('a word that is parted at the end of a line is one word', () => {
  expect(found('en fyrvok-\nter til', 'fyrvokter')).toEqual(['fyrvok-\nter']);
  expect(found('en fyrvok\u00ad\nter', 'fyrvokter')).toEqual(['fyrvok\u00ad\nter']);
  expect(found('en fyrvok-\r\nter', 'fyrvokter')).toEqual(['fyrvok-\r\nter']);
  expect(found('en fyrvok\u00ad\r\nter', 'fyrvokter')).toEqual(['fyrvok\u00ad\r\nter']);
  expect(found('e-post og\n- punkt', '- punkt')).toEqual(['- punkt']);
});

test('letters that are drawn as one are found as they are typed', () => {
  expect(found('grafiske profiler', 'grafisk')).toEqual(['grafisk']);
  expect(found('gra\ufb01ske pro\ufb01ler', 'profil')).toEqual(['pro\ufb01l']);
  expect(found('’sitat’ – 2020', "'sitat' - 2020")).toEqual(['’sitat’ – 2020']);
  expect(found('😀 fjell', 'fjell')).toEqual(['fjell']);
});

test('hits do not overlap, and are as many as are asked for', () => {
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  expect(hitsIn(comparable('aaaa'), 'a', 3)).toHaveLength(3);
});
