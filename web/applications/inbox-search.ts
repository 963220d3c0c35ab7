import { statusNames } from '../../contract/applications/application-words.ts';
import type { InboxSort } from '../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { END } from './sitting/sitting.ts';

/** What the address of the inbox says. */
export interface InboxSearch {
  view: 'list' | 'board' | 'read';
  status: ApplicationStatus | '';
  unreadOnly: boolean;
  newMessagesOnly: boolean;
  wantsTipsOnly: boolean;
  search: string;
  positionId: string;
  /** Who takes care of them: `mine`, `none`, or a colleague by id. */
  responsible: string;
  label: string;
  sort: InboxSort;
  page: number;
  /** The one that is open; after the last one of those that are read one by one, their end. */
  application: string;
}

/** Where they begin on the page, in either view. */
export const APPLICATIONS = 'soknadene';

export const statuses: readonly ApplicationStatus[] = ['pending', 'contacted', 'approved', 'denied'];

export const sortNames: Record<InboxSort, string> = {
  newest: 'Nyeste først',
  oldest: 'Eldste først',
  name: 'Etternavn',
  rating: 'Best vurdert',
};

const isOneOf = <K extends string>(names: Record<K, unknown>, value: string | null): value is K =>
  value !== null && Object.hasOwn(names, value);

const views = { list: true, board: true, read: true };

const idIn = (value: string | null) => (value && isUuid(value) ? value : '');

const responsibleIn = (value: string | null) => (value === 'mine' || value === 'none' ? value : idIn(value));

/** Somebody's own writing in the address chooses nothing rather than failing. */
export function readInboxSearch(query: URLSearchParams): InboxSearch {
  const status = query.get('status');
  const sort = query.get('sort');
  const page = query.get('page') ?? '';
  const view = query.get('view');
  const application = query.get('application');
  return {
    view: isOneOf(views, view) ? view : 'list',
    status: isOneOf(statusNames, status) ? status : '',
    unreadOnly: query.get('unreadOnly') === 'true',
    newMessagesOnly: query.get('newMessagesOnly') === 'true',
    wantsTipsOnly: query.get('wantsTipsOnly') === 'true',
    search: (query.get('search') ?? '').slice(0, 200),
    positionId: idIn(query.get('positionId')),
    responsible: responsibleIn(query.get('responsible')),
    label: (query.get('label') ?? '').slice(0, 200),
    sort: isOneOf(sortNames, sort) ? sort : 'newest',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    application: view === 'read' && application === END ? END : idIn(application),
  };
}

/** All of them, from the first page on. */
export const unfiltered = (search: InboxSearch): InboxSearch => ({
  ...search,
  status: '',
  unreadOnly: false,
  newMessagesOnly: false,
  wantsTipsOnly: false,
  search: '',
  positionId: '',
  responsible: '',
  label: '',
  page: 1,
});

/** Without what is as it is anyway. */
export function writeInboxSearch({
  view,
  unreadOnly,
  newMessagesOnly,
  wantsTipsOnly,
  sort,
  page,
  ...rest
}: InboxSearch): string {
  const query = new URLSearchParams({
    ...(view !== 'list' && { view }),
    ...(unreadOnly && { unreadOnly: 'true' }),
    ...(newMessagesOnly && { newMessagesOnly: 'true' }),
    ...(wantsTipsOnly && { wantsTipsOnly: 'true' }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
  }).toString();
  return query && `?${query}`;
}

/** As the calls take it. */
export const filterOf = ({
  status,
  unreadOnly,
  newMessagesOnly,
  wantsTipsOnly,
  search,
  positionId,
  responsible,
  label,
  sort,
}: InboxSearch) => ({
  ...(status && { status }),
  ...(unreadOnly && { unreadOnly: 'true' as const }),
  ...(newMessagesOnly && { newMessagesOnly: 'true' as const }),
  ...(wantsTipsOnly && { wantsTipsOnly: 'true' as const }),
  ...(search && { search }),
  ...(positionId && { positionId }),
  ...(responsible && { responsible }),
  ...(label && { label }),
  sort,
});
