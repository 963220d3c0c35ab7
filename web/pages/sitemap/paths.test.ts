import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { paths } from './paths.ts';

const hasOneAddress = ({ path = '' }) => !/[:*]/.test(path);
const isForAccounts = (file: string) => readFileSync(join('web', file), 'utf8').includes('noindex: true');
const addressOf = ({ path = '' }) => `/${path}`;

test('search engines are told of every page with one address that does not say noindex, and of no other', () => {
  const pages = routes.filter(({ file }) => file.endsWith('.tsx')).filter(hasOneAddress);
  const open = pages.filter(({ file }) => !isForAccounts(file)).map(addressOf);
  const told = paths.filter((path) => !open.includes(path));
  expect(
    open.filter((path) => !paths.includes(path)),
    'to be listed in paths.ts, or noindex',
  ).toEqual([]);
  expect(
    told.filter((path) => !pages.map(addressOf).includes(path)),
    'in paths.ts without a page',
  ).toEqual([]);
});
