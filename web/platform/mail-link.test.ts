import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('a link opens a mail to one address, with its subject', () => {
  expect(mailLink('kari.o+jobb@example.no')).toBe('mailto:kari.o%2Bjobb@example.no');
  expect(mailLink('kari@example.no', 'Søknad: Lærer & leder')).toBe(
    'mailto:kari@example.no?subject=S%C3%B8knad%3A%20L%C3%A6rer%20%26%20leder',
  );
  expect(mailLink('kari?bcc=ola&x@example.no')).toBe('mailto:kari%3Fbcc%3Dola%26x@example.no');
});
