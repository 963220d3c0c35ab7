import { expect, test } from 'vitest';
import { readInboxSearch } from './inbox-search.ts';

test('what no filter knows chooses nothing', () => {
  const query = 'view=table&status=hired&sort=oldest-first&positionId=nurse&application=x&page=5000000&unreadOnly=yes';
  const nothing = {
    view: 'list',
    status: '',
    sort: 'newest',
    positionId: '',
    application: '',
    page: 1,
    unreadOnly: false,
  };
  expect(readInboxSearch(new URLSearchParams(query))).toMatchObject(nothing);
  for (const page of ['0', '-1', '1.5', '1e3']) {
    expect(readInboxSearch(new URLSearchParams({ page })).page).toBe(1);
  }
});

test('what the address says is what is shown', () => {
  const [positionId, application] = [crypto.randomUUID(), crypto.randomUUID()];
  const said = { view: 'board', status: 'denied', sort: 'name', positionId, application };
  const query = { ...said, page: '12', unreadOnly: 'true', newMessagesOnly: 'true' };
  const read = { ...said, page: 12, unreadOnly: true, newMessagesOnly: true };
  expect(readInboxSearch(new URLSearchParams(query))).toMatchObject(read);
});
