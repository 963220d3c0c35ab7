import { expect, test } from 'vitest';
import { cautionsIn } from './message-cautions.ts';

const dangerous: [message: string, rule: string][] = [
  ['Send oss BankID-koden din så vi kan bekrefte hvem du er.', 'secrets'],
  ['Logg inn med bank id her', 'secrets'],
  ['Send Bank\u200bID', 'secrets'],
  ['Send Bank\u00adID', 'secrets'],
  ['Send bank\u2011id', 'secrets'],
  ['Send ＢａｎｋＩＤ', 'secrets'],
  ['Vi trenger engangskoden fra kodebrikken.', 'secrets'],
  ['Hva er passordet ditt?', 'secrets'],
  ['Oppgi kortnummer og CVC', 'secrets'],
  ['Vi må ha fødselsnummeret ditt før intervjuet.', 'person-number'],
  ['Send personnr.', 'person-number'],
  ['Legg ved et bilde av førerkortet ditt', 'person-number'],
  ['Send kopi av passet', 'person-number'],
  ['Er 010190 12345 riktig?', 'person-number'],
  ['Hvilket kontonummer skal lønnen til?', 'money'],
  ['Du må betale et lite gebyr først', 'money'],
  ['Vipps 500 kroner til oss', 'money'],
  ['Kjøp gavekort for oss', 'money'],
  ['Overfør pengene videre, overfør alle penger i dag', 'money'],
  ['Konto 1234 56 78903', 'money'],
  ['Vi treng eingongskoden frå kodebrikka.', 'secrets'],
  ['Kva er tryggleikskoden på kortet?', 'secrets'],
  ['Send oss passorda dine', 'secrets'],
  ['Legg ved eit bilete av førarkortet ditt', 'person-number'],
  ['Du må betale eit lite gebyr først', 'money'],
  ['Overfør alle pengar i dag', 'money'],
  ['Kjøp gåvekort for oss', 'money'],
  ['Betal forskot på reisa', 'money'],
  ['Skriv til meg på WhatsApp', 'elsewhere'],
  ['Vi bruker Telegram til intervjuene', 'elsewhere'],
];

const harmless = [
  'Kan du komme på intervju tirsdag 1. desember kl. 10.30?',
  'Ring meg på 99 88 77 66, så avtaler vi resten.',
  'Har du førerkort klasse B?',
  'Kan du sende oss vitnemålet ditt?',
  'Lønnen er 520 000 kroner, og vi betaler overtid.',
  'Vi betaler kurs og utstyr for deg.',
  'Du skal ikke betale noe, og du skal aldri betale for en jobb.',
  'Legg ved et bilde av passende arbeidstøy.',
  'Du søkte som kontomedarbeider. Vi koder i TypeScript.',
  'Løna er 520 000 kroner, og vi betaler overtid.',
  'Du skal ikkje betale noko, og du skal aldri betale for ein jobb.',
  'Legg ved eit bilete av høveleg arbeidstøy.',
  'Kundane våre er kommunar. De må betale innan 30 dagar.',
  'Organisasjonsnummeret vårt er 910 000 001.',
  'Vi har passende arbeid. Passer det å starte i januar?',
];

test.each(dangerous)('"%s" is a case for %s', (message, rule) => {
  expect(cautionsIn(message).map((caution) => caution.rule)).toContain(rule);
});

test.each(harmless)('"%s" needs no caution', (message) => {
  expect(cautionsIn(message)).toEqual([]);
});
