import { expect, test } from 'vitest';
import { filterOf, type InboxSearch, readInboxSearch, unfiltered, writeInboxSearch } from './inbox-search.ts';

const [positionId, application] = [crypto.randomUUID(), crypto.randomUUID()];
const everything: InboxSearch = {
  view: 'board',
  status: 'denied',
  unreadOnly: true,
  newMessagesOnly: true,
  wantsTipsOnly: true,
  search: 'Øst & vest',
  positionId,
  responsible: 'mine',
  label: 'Ring igjen',
  sort: 'name',
  page: 2,
  application,
};
const nothing = readInboxSearch(new URLSearchParams());

test('what no filter knows chooses nothing', () => {
  const query =
    'view=table&status=hired&sort=oldest-first&positionId=nurse&application=x&page=5000000&unreadOnly=yes&responsible=kari';
  expect(readInboxSearch(new URLSearchParams(query))).toEqual(nothing);
  expect(nothing).toMatchObject({ view: 'list', status: '', sort: 'newest', page: 1, unreadOnly: false });
  for (const page of ['0', '-1', '1.5', '1e3']) {
    expect(readInboxSearch(new URLSearchParams({ page })).page).toBe(1);
  }
});

test('what is written into the address is read again, and of what is as it is anyway nothing is written', () => {
  expect(readInboxSearch(new URLSearchParams(writeInboxSearch(everything)))).toEqual(everything);
  expect(writeInboxSearch(nothing)).toBe('');
});

test('calls get what was chosen, and nothing that was not', () => {
  const { view: _view, page: _page, application: _application, ...chosen } = everything;
  expect(filterOf(everything)).toEqual({
    ...chosen,
    unreadOnly: 'true',
    newMessagesOnly: 'true',
    wantsTipsOnly: 'true',
  });
  expect(filterOf(nothing)).toEqual({ sort: 'newest' });
});

test('without filters all are there from the first page on, seen and opened as before', () => {
  const { view, sort, application } = everything;
  expect(unfiltered(everything)).toEqual({ ...nothing, view, sort, application });
});
