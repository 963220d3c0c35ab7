import { expect, test } from 'vitest';
import { suggestedTitle } from './suggested-title.ts';

test.each([
  ['Sykepleier – Vang på Hedmarken', 'Sykepleier'],
  ['Lærer på mellomtrinnet, fast stilling', 'Lærer på mellomtrinnet'],
  ['Kobberslager - 100 % & 50 %', 'Kobberslager'],
  ['Vaktmester 80%', 'Vaktmester'],
  ['Renholder (vikariat)', 'Renholder'],
  ['Vi søker renholdsleder', 'Renholdsleder'],
  ['Vi søker en kokk til Fjellstova AS', 'Kokk'],
  ['Vi søkjer lærar på barnesteget', 'Lærar på barnesteget'],
  ['Vi søker engasjert tømrer', 'Tømrer'],
  ['Ledig stilling som bøkker ved Sandnes Tønnefabrikk', 'Bøkker'],
  ['Ledige stillinger som lærer', 'Lærer'],
  ['Vikariat som helsefagarbeider, 80 %', 'Helsefagarbeider'],
  ['Er du vår nye butikksjef?', 'Butikksjef'],
  ['Bli vår nye frisør!', 'Frisør'],
  ['Har du lyst til å jobbe som assistent hos oss?', 'Assistent'],
  ['Er du interessert i fisk?', 'Er du interessert i fisk?'],
  ['Vi søker', 'Vi søker'],
  ['Psykolog ved Risør DPS', 'Psykolog'],
  ['Lastebilsjåfør søkes!', 'Lastebilsjåfør'],
  ['IT-konsulent brukerstøtte', 'IT-konsulent brukerstøtte'],
  ['C++-utvikler', 'C++-utvikler'],
  ['DRIFTSLEDER HAVBRUK', 'DRIFTSLEDER HAVBRUK'],
  ['HR – lønn', 'HR – lønn'],
  ['– Er det deg?', '– Er det deg?'],
])('of «%s» the part «%s» is suggested', (title, part) => {
  expect(suggestedTitle(title)).toBe(part);
});

test('a title of NAV that is longer than what can be searched for is cut at a word', () => {
  const title = 'Er du den vi leter etter og vil arbeide med oss i fjellet '.repeat(8);
  expect(suggestedTitle(title)).toBe(title.slice(0, title.lastIndexOf(' ', 200)));
});
