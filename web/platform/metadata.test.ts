import { expect, test } from 'vitest';
import { type Metadata, metadata, titleWithTab } from './metadata.ts';

const args = {
  location: { pathname: '/profil', search: '?tab=cv&token=1' },
  matches: [{ id: 'root', loaderData: { publicUrl: 'https://jobb.example' } }],
};
const page = { title: 'Min profil', description: 'Kontoen din.' };
const canonical = { tagName: 'link', rel: 'canonical', href: 'https://jobb.example/profil' };

test('every page has keywords and its own address, also one that search engines leave out', () => {
  const tags = metadata(args, { ...page, noindex: true });
  expect(tags).toContainEqual(canonical);
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({ name: 'keywords', content: expect.stringMatching(/\w/) });
  const ofOthers = metadata(args, page);
  expect(ofOthers).toContainEqual(canonical);
  expect(ofOthers.filter((tag) => 'name' in tag && tag.name === 'robots')).toEqual([]);
});

test('a search that search engines leave out has its own address, and is not said to be the whole list', () => {
  const list = { ...page, canonicalQuery: '' };
  const ofSearch = metadata(args, { ...list, noindex: true }).filter((tag) => 'rel' in tag);
  expect(ofSearch).toEqual([{ ...canonical, href: `${canonical.href}${args.location.search}` }]);
  expect(metadata(args, list)).toContainEqual(canonical);
});

test('a page has one address, however its own was written', () => {
  const canonicalOf = (pathname: string, canonicalQuery?: string) =>
    metadata({ ...args, location: { pathname, search: '?page=tull' } }, { ...page, canonicalQuery }).find(
      (tag) => 'rel' in tag && tag.rel === 'canonical',
    );
  const address = (path: string) => ({ tagName: 'link', rel: 'canonical', href: `https://jobb.example${path}` });
  for (const pathname of ['/bedrifter', '/bedrifter/', '/Bedrifter//']) {
    expect(canonicalOf(pathname)).toEqual(address('/bedrifter'));
  }
  expect(canonicalOf('/')).toEqual(address('/'));
  expect(canonicalOf('/bedrifter', '?industry=bygg&page=2')).toEqual(address('/bedrifter?industry=bygg&page=2'));
});

test('what is shared leads to where it was shared: with its search, and to the copy where this is one', () => {
  const addressOf = (list: Partial<Metadata>) =>
    metadata(args, { ...page, ...list }).find((tag) => 'property' in tag && tag.property === 'og:url');
  const address = (path: string) => ({ property: 'og:url', content: `https://jobb.example${path}` });
  expect(addressOf({ canonicalQuery: '', noindex: true })).toEqual(address('/profil?tab=cv&token=1'));
  expect(addressOf({ canonical: 'https://original.example/1' })).toEqual(address('/profil'));
  expect(addressOf({})).toEqual(address('/profil'));
});

test('a tab that the address names stands before the title, except the first one', () => {
  const tabs = [
    { id: 'informasjon', label: 'Informasjon' },
    { id: 'cv', label: 'CV' },
  ];
  const titleOf = (search: string) =>
    titleWithTab({ ...args, location: { pathname: '/profil', search } }, tabs, 'Min profil');
  expect(titleOf('?tab=cv')).toBe('CV – Min profil');
  for (const search of ['', '?tab=informasjon', '?tab=tull']) expect(titleOf(search)).toBe('Min profil');
});
