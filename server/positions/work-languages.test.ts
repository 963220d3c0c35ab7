import { describe, expect, test } from 'vitest';
import { workLanguagesOf } from './work-languages.ts';

const inNorwegian = 'Vi søker deg som liker å jobbe med mennesker, og som vil være en del av et lag på seks.';
const inEnglish = 'We are looking for a colleague who wants to build the future of shipping with us and our team.';
const either = ['Norsk', 'Engelsk'];
const scandinavian = ['Norsk', 'Svensk eller dansk'];

describe('said in an ad in Norwegian', () => {
  test.each([
    ['Arbeidsspråk: engelsk', ['Engelsk']],
    ['Arbeidsspråk\n\nEngelsk\nArbeidstid: dag', ['Engelsk']],
    ['ARBEIDSSPRÅK: NORSK ELLER ENGELSK', either],
    ['Arbeidsspråket er norsk og engelsk.', ['Norsk']],
    ['Arbeidsspråk: Norsk, engelsk', ['Norsk']],
    ['Arbeidsspråk: Norsk/engelsk', either],
    ['Arbeidsspråket hos oss er norsk og/eller engelsk.', either],
    ['Arbeidsspråk: norsk, svensk eller dansk', scandinavian],
    ['Arbeidsspråk: norsk, svensk eller engelsk', ['Norsk', 'Svensk eller dansk', 'Engelsk']],
    ['Arbeidsspråket er norsk, svensk eller dansk, og engelsk.', scandinavian],
    ['Arbeidsspråket er engelsk, men det er en fordel om du kan norsk.', ['Engelsk']],
    ['Arbeidsspråket er engelsk og norsk er en fordel.', ['Engelsk']],
    ['Engelsk er arbeidsspråket vårt, og du trenger ikke kunne norsk.', ['Engelsk']],
    ['Vi har engelsk som arbeidsspråk, men du må kunne norsk.', ['Norsk']],
    ['Arbeidsspråket er engelsk, du trenger ikke norsk eller svensk.', ['Engelsk']],
    ['Arbeidsspråket er ikke engelsk.', ['Norsk']],
    ['Arbeidsspråket er ikkje engelsk, men norsk.', ['Norsk']],
    ['Arbeidsspråket er ikke bare norsk, men også engelsk.', ['Norsk']],
    ['Arbeidsspråk: polsk', ['Norsk']],
    ['Vi er et engelsk selskap med norsk som arbeidsspråk.', ['Norsk']],
    ['Du kan lese og forstå norsk eller engelsk.', either],
    ['Arbeidsspråket er nordsamisk.', ['Samisk']],
    ['Arbeidsspråk er norsk og samisk', ['Samisk']],
    ['Arbeidsspråk: samisk eller norsk', ['Norsk', 'Samisk']],
    ['Du må beherske norsk eller engelsk, gjerne begge.', either],
    ['Du behersker norsk og engelsk, muntlig og skriftlig.', ['Norsk']],
    ['Du behersker et skandinavisk språk og engelsk.', scandinavian],
    ['Du snakker et av de skandinaviske språkene.', scandinavian],
    ['Gode norsk- eller engelskkunnskaper', either],
    ['Du snakker engelsk med kundene.', ['Norsk']],
    ['Du har master og gode fagkunnskaper i norsk eller engelsk.', ['Norsk']],
    ['Skriv søknaden på norsk eller engelsk.', ['Norsk']],
    ['Du har muntlig kontakt med norske eller engelske kunder.', ['Norsk']],
  ])('%s', (said, languages) => {
    expect(workLanguagesOf(`${inNorwegian}\n${said}`)).toEqual(languages);
  });
});

describe('said in an ad in English', () => {
  test.each([
    ['', ['Engelsk']],
    ['Working language: Norwegian or English', either],
    ['Our working language is English.', ['Engelsk']],
    ['English is our working language, and Norwegian is a plus.', ['Engelsk']],
    ['The working language is English and we offer Norwegian classes.', ['Engelsk']],
    ["The working language is English, so you don't need to speak Norwegian.", ['Engelsk']],
    ['The working languages are Norwegian and English.', ['Norsk']],
    ['The language at work is Norwegian.', ['Norsk']],
    ['You are fluent in Norwegian and English.', ['Norsk']],
    ['Fluent in English, both written and oral. Norwegian is not required.', ['Engelsk']],
    ['Fluent in English; proficiency in Norwegian is an advantage.', ['Engelsk']],
    ['Proficiency in Norwegian or another Scandinavian language is an advantage.', ['Engelsk']],
    ['It is a plus if you speak Norwegian or Danish.', ['Engelsk']],
    ['You speak a Scandinavian language (Norwegian, Swedish or Danish).', scandinavian],
    ['Oral and written proficiency in Norwegian or another Scandinavian language', scandinavian],
    ['The Norwegian University of Life Sciences asks for good written English.', ['Engelsk']],
    ['Good Norwegian language skills (B2) are required.', ['Norsk']],
    ['Norwegian is a must.', ['Norsk']],
    ['Knowledge of Norwegian and English', ['Norsk']],
    ['Norwegian language skills are not required.', ['Engelsk']],
    ['You must be willing to take part in Norwegian language training.', ['Engelsk']],
    ['Knowledge of Norwegian law is required, and of Norwegian regulations.', ['Engelsk']],
    ['You must have a Norwegian authorisation and know the Norwegian market.', ['Engelsk']],
    ['Good knowledge of Norwegian and international regulations', ['Engelsk']],
    ['Experience from the Scandinavian market is required.', ['Engelsk']],
    ['A Scandinavian language is required.', scandinavian],
    ['You may apply in written Norwegian or English.', ['Engelsk']],
    ['You master northern Sámi, our working language.', ['Samisk']],
  ])('%s', (said, languages) => {
    expect(workLanguagesOf(`${inEnglish}\n${said}`)).toEqual(languages);
  });
});

test('names of Norwegian places make no text in English Norwegian', () => {
  expect(workLanguagesOf(`${inEnglish} Our offices are in Tromsø, Bodø, Ålesund, Gjøvik, Førde and Røros.`)).toEqual([
    'Engelsk',
  ]);
});

test('what says nothing is in Norwegian, in whichever of its ways', () => {
  expect(workLanguagesOf('')).toEqual(['Norsk']);
  expect(workLanguagesOf('Kvinnherad kommune treng eit menneske som likar å arbeida med barn.')).toEqual(['Norsk']);
});

test('an endless text is read only so far', () => {
  expect(workLanguagesOf('arbeidsspråk '.repeat(10_000))).toEqual(['Norsk']);
  expect(workLanguagesOf(`${'norsk eller '.repeat(10_000)} engelsk`)).toEqual(['Norsk']);
});
