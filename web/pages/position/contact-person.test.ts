import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactPerson } from './contact-person.tsx';

const drawn = (position: string, phone: string | null = null) =>
  renderToStaticMarkup(
    createElement(ContactPerson, { name: 'Ola Kollega', email: 'ola@bedrift.example', position, phone }),
  );
const texts = (position: string) =>
  drawn(position)
    .split(/<[^>]+>/)
    .filter(Boolean);

test('a contact whose title nobody knows is not called one twice', () => {
  expect(texts('Byggeleder')).toEqual(expect.arrayContaining(['Kontaktperson', 'Ola Kollega', 'Byggeleder']));
  expect(texts('Kontaktperson').filter((text) => text === 'Kontaktperson')).toHaveLength(1);
});

test('a number is called by a link, and one that nobody can be sure of is only read', () => {
  expect(drawn('Byggeleder', '22 33 44 55')).toContain('<a href="tel:22334455">22 33 44 55</a>');
  expect(drawn('Byggeleder', '22 33')).toContain('22 33');
  expect(drawn('Byggeleder', '22 33')).not.toContain('tel:');
  expect(drawn('Byggeleder')).not.toContain('tel:');
});
