import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';

test.each([
  ['kari@gmial.com', 'kari@gmail.com'],
  ['kari@gmail.con', 'kari@gmail.com'],
  ['kari@gmail.comm', 'kari@gmail.com'],
  ['kari@gmail.co', 'kari@gmail.com'],
  ['kari@gmail.no', 'kari@gmail.com'],
  ['kari@hotmial.com', 'kari@hotmail.com'],
  ['kari@hotmal.no', 'kari@hotmail.no'],
  ['Kari.Nordmann@Outlok.com ', 'Kari.Nordmann@outlook.com'],
  ['kari@online.n', 'kari@online.no'],
  ['kari@iclod.com', 'kari@icloud.com'],
  ['kari@yaho.com', 'kari@yahoo.com'],
])('%s was meant to be %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  'kari@gmail.com',
  'kari@GMAIL.com',
  'kari@mail.com',
  'kari@ymail.com',
  'kari@hotmail.nl',
  'kari@hotmail.no',
  'kari@bedrift.no',
  'kari@online.bedrift.no',
  'gmial.com',
  '@gmial.com',
  'kari@',
  '',
])('%s is asked about by nobody', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
