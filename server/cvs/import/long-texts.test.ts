import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { asJsonResume } from './from-reactive-resume.ts';
import { readArchive } from './read-archive.ts';

test('an archive whose files have the longest names there are is looked through at once', () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}/${'a'.repeat(65_000)}.pdf`);
  const archive = zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])));
  expect(() => readArchive(Buffer.from(archive))).toThrow('Arkivet ser ikke ut til å komme fra LinkedIn');
});

test('a period that is a long text without an end is read at once', () => {
  const read = (period: string) => asJsonResume({ sections: { experience: { items: [{ period }] } } }).work;
  expect(read(`2014${' \n'.repeat(1_000_000)}.`)).toMatchObject([{ current: false }]);
  expect(read('mars 2014 \n – \u00a0 2018')).toMatchObject([{ startDate: 'mars 2014', endDate: '2018' }]);
});
