import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { normalise } from './normalise.ts';
import { tokenise } from './tokenise.ts';
import { createVocabulary } from './vocabulary.ts';

const texts = [
  'Sykepleier, spesialsykepleier og .NET-utvikler (C++/C#).\nStillingen er 100 % fast,\n50 prosent natt.',
  '100 % stilling, 20\u00a0prosent, 3 prosentpoeng, 75% og 80\u202f% – 1 000 % og 100  %',
  'Kvali\ufb01sert, \uff2bokk',
  'Kárášjohka \u0041\u030alesund barne\u00adhage «e-post»: a-b -c d- 24/7 kl. 08.00–16.00\tTab',
  '',
];

test('the words of a text are the same whether it is read whole or piece by piece, also the second time', () => {
  const vocabulary = createVocabulary(createLexicon());
  for (const text of [...texts, ...texts])
    expect(Array.from(vocabulary.numbersIn(text), vocabulary.wordOf)).toEqual(tokenise(text));
});

test('a word that was forgotten is learned again', () => {
  const vocabulary = createVocabulary(createLexicon());
  const [before = 0] = vocabulary.numbersIn('Fyrvokter');
  vocabulary.forget(before);
  expect(Array.from(vocabulary.numbersIn('Lærer Fyrvokter'), vocabulary.wordOf)).toEqual(['lærer', 'fyrvokter']);
});

test('every listed word is written as the words of a text are: without accents', () => {
  const forms = [...createLexicon().readings.keys()];
  expect(forms.filter((form) => normalise(form) !== form)).toEqual([]);
});
