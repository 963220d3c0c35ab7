import { expect, test } from 'vitest';
import { languageOf, languageOfTitle } from './language-of.ts';

test('English is told from what else ads are written in', () => {
  expect(languageOf('Are you our next developer? We offer a team that builds the future of shipping.')).toBe('en');
  expect(languageOf('THE COMPANY: Fjord Marine is located in Ålesund, and exports to 40 countries.')).toBe('en');
  for (const text of [
    '',
    '12 / 40 – 50 %',
    'Vi søker en dyktig Software Engineer til Oslo, og du liker Python, Rust and the like.',
    'Kvinnherad kommune treng eit menneske som likar å arbeida med barn.',
    'Vi søker deg som er glad i folk. We use English at work, and you are welcome to apply with a CV på norsk eller engelsk til oss.',
    'Fabrik in Bergen sucht Mitarbeiter für die Produktion',
    'Gävle söker en lärare som är van vid barn',
  ])
    expect(languageOf(text), text).toBeUndefined();
});

test('a title is English above an English text, unless something in it may be Norwegian', () => {
  expect(languageOfTitle('Senior Software Engineer', 'en')).toBe('en');
  expect(languageOfTitle('Senior Software Engineer', undefined)).toBeUndefined();
  for (const title of ['Stipendiat i informatikk', 'Utvikler til Bergen', 'Sveisekyndig rørlegger', 'Forsker ved UiO'])
    expect(languageOfTitle(title, 'en'), title).toBeUndefined();
});
