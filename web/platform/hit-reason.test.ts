import { expect, test } from 'vitest';
import { hitReason } from './hit-reason.ts';

const why = (asked: string, found: string, field: string) => [{ asked, found, field }];

test('a card says which word was found where, if it does not show that itself', () => {
  expect(hitReason(why('sykepleier', 'sykepleierstilling', 'description'), ['Avdelingsleder', null])).toBe(
    'Treff på «sykepleierstilling» i beskrivelsen',
  );
  expect(hitReason(why('nurse', 'sykepleier', 'title'), ['Sykepleier'])).toBe('Treff på «sykepleier» i tittelen');
});

test('nothing is said of what stands there as it was typed, or but for its ending', () => {
  expect(hitReason(why('sykepleier', 'spesialsykepleier', 'title'), ['Spesialsykepleier'])).toBeNull();
  expect(hitReason(why('sykepleiere', 'sykepleier', 'title'), ['Sykepleier ved natt'])).toBeNull();
  expect(hitReason(why('oslo', 'oslo', 'place'), ['Lærer', 'Oslo'])).toBeNull();
  expect(hitReason([], ['Lærer'])).toBeNull();
});

test('several words stand in one sentence, each once', () => {
  const reasons = [
    ...why('barnehage', 'barnehagen', 'description'),
    ...why('barnehager', 'barnehagen', 'description'),
    ...why('pedagog', 'pedagogisk', 'description'),
    ...why('kárášjohka', 'karasjohka', 'place'),
  ];
  expect(hitReason(reasons, ['Assistent', 'Karasjok'])).toBe(
    'Treff på «barnehagen» og «pedagogisk» i beskrivelsen og «karasjohka» i stedsnavnet',
  );
});
