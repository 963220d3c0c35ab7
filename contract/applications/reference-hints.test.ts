import { expect, test } from 'vitest';
import { referenceHints } from './reference-hints.ts';
import { standardQuestions } from './reference-words.ts';

test.each([
  ['Har personen vært mye syk?', 'health'],
  ['Hvordan er helsen hans?', 'health'],
  ['Planlegger hun å få barn?', 'family'],
  ['Er vedkommende gift?', 'family'],
  ['Hvilken religion har personen?', 'religion'],
  ['Er du gravid?', 'family'],
])('%s may not be asked about somebody else either', (question, rule) => {
  expect(referenceHints(question).map((hint) => hint.rule)).toEqual([rule]);
});

test.each([...standardQuestions, 'Hvordan tok hun imot hansker og hansaer?'])('%s may be asked', (question) => {
  expect(referenceHints(question)).toEqual([]);
});
