import { expect, test } from 'vitest';
import type { Question } from '../../../contract/application-forms/application-form-fields.ts';
import { question } from '../../../tests/support/applying.ts';
import { hidePerson, hiderOf, type Person } from './hide-person.ts';

const person: Person = {
  firstName: 'Kari Ann',
  lastName: 'Berg-Nordmann',
  email: 'karibn84@example.no',
  phone: '+47 912 34 567',
};

function hide(response: string, as = person, type: Question['type'] = 'long_answer') {
  const [answer] = hidePerson([{ questionId: 'a', response, files: [] }], [question('a', type)], hiderOf(as));
  return answer?.response;
}

test.each([
  ['Jeg heter Kari, og alle kaller meg KARI.', 'Jeg heter [skjult], og alle kaller meg [skjult].'],
  ['Hilsen Berg-Nordmann', 'Hilsen [skjult]'],
  ['Karis bilde av berget i Bergen', '[skjult] bilde av berget i Bergen'],
  ['Skriv til KariBN84@example.no eller ola@gammel.example.', 'Skriv til [skjult] eller [skjult]'],
  ['Eller knord (at) example.no, ola＠example.no', 'Eller [skjult] [skjult]'],
  ['Se https://linkedin.com/in/x, www.side.no og (github.com/knord).', 'Se [skjult] [skjult] og [skjult]'],
  ['Mer på karinordmann.no, @kari_b og nordmann84.', 'Mer på [skjult] [skjult] og [skjult]'],
  ['På #KariNordmann, karinordmann og kari2 der', 'På [skjult] [skjult] og [skjult] der'],
  ['På karibn84 der også', 'På [skjult] der også'],
  [
    'Ring 91234567, 912 34 567, 91 23 45 67 eller 9-1-2-3-4-5-6-7.',
    'Ring [skjult], [skjult], [skjult] eller [skjult].',
  ],
  ['Eller +46 70 123 45 67 og 22 33 44 55. Født 010190 12345.', 'Eller [skjult] og [skjult]. Født [skjult].'],
  ['812 34567, 8123 4567, 81 234 567, 812.34.567, 81-23-45-67', '[skjult], [skjult], [skjult], [skjult], [skjult]'],
  ['Mitt er 98 76 / 54 32 og 91 23 / 45 67', 'Mitt er [skjult] og [skjult]'],
  ['812\u00a034\u00a0567, 010190-12345, 01 01 90 12345', '[skjult], [skjult], [skjult]'],
])('what tells who wrote it is taken out: %s', (written, shown) => {
  expect(hide(written)).toBe(shown);
});

test.each([
  'Jeg jobbet 2015-2020 og 2015 – 2020 med C#, Node.js og ASP.NET, 1 500 000 kr i året.',
  'Butikken, 24/7, og/eller lager. Post til sjefen. Og de andre i Bergen, på berget.',
  'Butikk 01.2015-12.2018, lager 02.2019 – 06.2021, kai 01.02.2015-03.04.2016, 12 500 000 kr.',
  'Fra 15.08.2019 til 01.02.2020, 2021-03-01, 2018 2019 2020. Ønsker 450 000-500 000 kr.',
])('what tells nothing stays as it was written: %s', (written) => {
  expect(hide(written)).toBe(written);
});

test.each([
  ['İbrahim', 'Yıldız', 'İbrahim Yıldız, IBRAHIM YILDIZ, ibrahim og Yildiz'],
  ['Van', 'Do', 'Van Do og VAN DO'],
  ['Sinéad', 'O’Brien', "O'Brien, O`Brien, OBRIEN og Sinead"],
  ['Anne\u2011Marie', 'Berg\u2013Dahl', 'Anne-Marie Berg-Dahl, Anne og Dahl'],
  ['Jan', 'Strauß', 'STRAUSS og Strauss'],
  ['Σωκράτης', 'Παπάς', 'ΣΩΚΡΑΤΗΣ ΠΑΠΑΣ'],
  ['Åse', 'Bjørnstad', 'Ase, Aase Bjornstad, Bjoernstad og A\u030ase'],
  ['Aase', 'Haaland', 'Åse Håland, Aase og Haaland'],
  ['Joergen', 'Mueller', 'Jørgen Müller og Joergen Mueller'],
  ['Gæte', 'Sæther', 'Saether og Gaete'],
  ['Katrine (Kat)', 'Moe', 'Kat og Moe'],
  ['Kari🌸', 'Vik', 'Kari og Ka\u200bri og Ka\u00adri og Ｋａｒｉ'],
  ['محمد', 'الأحمد', 'محمد الأحمد'],
])('a name is found however it is spelt: %s %s', (firstName, lastName, written) => {
  const shown = hide(written, { firstName, lastName, email: 'x@y.no' });
  expect(`${shown}`.replaceAll('[skjult]', '').replace(/[\s,]|og/g, '')).toBe('');
});

test('names that are words do not take those out, and no sign in a name is taken for a rule', () => {
  const other = { firstName: 'I', lastName: 'van de (Berg.*', email: 'post@example.no' };
  expect(hide('I posten til de van de Berg med i', other)).toBe('I posten til de [skjult] med i');
  expect(hide('x', { ...other, lastName: 'Å' })).toBe('x');
  const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
  const odd = { ...person, lastName: `Xy${signs}`, email: `ab${signs}@example.no` };
  expect(hide(`Hei, ab${signs} her`, odd)).not.toContain('abcdef');
});

test('a name of the same letter over and over is looked for as fast as any other', () => {
  for (const lastName of ['æ'.repeat(50), "æ'".repeat(50), 'æ '.repeat(50)])
    expect(hide('a'.repeat(5000), { ...person, lastName })).toBe('a'.repeat(5000));
  expect(hide('Baaaa og Baæa', { ...person, lastName: 'Bååå' })).toBe('[skjult] og [skjult]');
});

test('a name of a hundred parts, and a thousand signs behind one, are looked for as fast as any other', () => {
  const parts = Array.from({ length: 70 }, (_, index) => `xyz${String.fromCharCode(97 + (index % 26))}${index}`);
  const named = { ...person, firstName: parts.slice(35).join(' '), lastName: parts.slice(0, 35).join(' ') };
  const text = 'xyzq'.repeat(20_000);
  expect(hide(text, named)).toBe(text);
  expect(hide(`kari${'.'.repeat(500_000)}a`)).toBe('[skjult]');
});

test('what else stands for a person goes too', () => {
  const others = ['Fjellgata 7', '6400 Molde', '17.05.1990'];
  expect(hide('Bor i fjellgata  7, 6400 Molde, født 17.05.1990.', { ...person, others })).toBe(
    'Bor i [skjult], [skjult], født [skjult].',
  );
});

test('only what was written is gone through, and names of files are not shown at all', () => {
  expect(hide('kari.pdf', person, 'file_upload')).toBe('');
  expect(hide('Kari', person, 'select_single')).toBe('Kari');
});
