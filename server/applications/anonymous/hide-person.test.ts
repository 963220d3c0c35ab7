import { expect, test } from 'vitest';
import type { Applicant } from '../../../contract/application-fields.ts';
import type { Question } from '../../../contract/application-form-fields.ts';
import { question } from '../../../tests/support/applying.ts';
import { hidePerson } from './hide-person.ts';

const person: Applicant = {
  firstName: 'Kari Ann',
  lastName: 'Berg-Nordmann',
  email: 'karibn84@example.no',
  phone: '+47 912 34 567',
};

function hide(response: string, as = person, type: Question['type'] = 'long_answer') {
  const [answer] = hidePerson([{ questionId: 'a', response, files: [] }], [question('a', type)], as);
  return answer?.response;
}

test.each([
  ['Jeg heter Kari, og alle kaller meg KARI ANN.', 'Jeg heter [skjult], og alle kaller meg [skjult] [skjult].'],
  ['Hilsen Berg-Nordmann', 'Hilsen [skjult]-[skjult]'],
  ['Karis bilde av berget i Bergen', '[skjult] bilde av berget i Bergen'],
  ['Skriv til KariBN84@example.no eller kari@gammel.example.', 'Skriv til [skjult] eller [skjult]'],
  ['Se https://linkedin.com/in/x, www.side.no og (github.com/knord).', 'Se [skjult] [skjult] og [skjult]'],
  ['Mer på karinordmann.no, @kari_b og nordmann84.', 'Mer på [skjult] [skjult] og [skjult]'],
  ['På karibn84 der også', 'På [skjult] der også'],
  [
    'Ring 91234567, 912 34 567, 91 23 45 67 eller 9-1-2-3-4-5-6-7.',
    'Ring [skjult], [skjult], [skjult] eller [skjult].',
  ],
  ['Eller +46 70 123 45 67 og 22 33 44 55. Født 010190 12345.', 'Eller [skjult] og [skjult]. Født [skjult].'],
])('what tells who wrote it is taken out: %s', (written, shown) => {
  expect(hide(written)).toBe(shown);
});

test.each([
  'Jeg jobbet 2015-2020 og 2015 – 2020 med C#, Node.js og ASP.NET, 1 500 000 kr i året.',
  'Butikken, 24/7, og/eller lager. Post til sjefen. Og de andre.',
])('what tells nothing stays as it was written: %s', (written) => {
  expect(hide(written)).toBe(written);
});

test('names that are words do not take those out, and no sign in a name is taken for a rule', () => {
  const other = { ...person, lastName: 'van de (Berg.*', firstName: 'I', email: 'post@example.no', phone: null };
  expect(hide('I posten til de van de (Berg.* med i', other)).toBe('I posten til de van de [skjult] med i');
  expect(hide('x', { ...other, lastName: 'Å' })).toBe('x');
  const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
  const odd = { ...person, lastName: `Xy${signs}`, email: `ab${signs}@example.no` };
  expect(hide(`Hei, ab${signs} her`, odd)).not.toContain(`ab${signs}`);
});

test('only what was written is gone through, and names of files are not shown at all', () => {
  expect(hide('kari.pdf', person, 'file_upload')).toBe('');
  expect(hide('Kari', person, 'select_single')).toBe('Kari');
});
