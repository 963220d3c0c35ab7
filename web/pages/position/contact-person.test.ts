import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactPerson } from './contact-person.tsx';

const texts = (position: string) =>
  renderToStaticMarkup(createElement(ContactPerson, { name: 'Ola Kollega', email: 'ola@bedrift.example', position }))
    .split(/<[^>]+>/)
    .filter(Boolean);

test('a contact whose title nobody knows is not called one twice', () => {
  expect(texts('Byggeleder')).toEqual(expect.arrayContaining(['Kontaktperson', 'Ola Kollega', 'Byggeleder']));
  expect(texts('Kontaktperson').filter((text) => text === 'Kontaktperson')).toHaveLength(1);
});
