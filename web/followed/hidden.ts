import { useSyncExternalStore } from 'react';
import type { Reply } from '../../contract/endpoint.ts';
import type { hidden } from '../../contract/followed/hidden.ts';
import { type Employer, hiddenBy } from '../../contract/followed/hidden-by.ts';
import { api } from '../platform/api.ts';
import { readItem } from '../platform/storage.ts';
import { readToken } from '../platform/token.ts';
import { inTurn } from './change-list.ts';
import { storedList } from './stored-list.ts';

type Lists = Reply<typeof hidden.readHidden>;
export type HiddenPosition = Lists['hiddenPositions'][number];
export type HiddenBusiness = Lists['hiddenBusinesses'][number];

const POSITIONS = 'hiddenPositions';
const BUSINESSES = 'hiddenBusinesses';

/** Kept in the browser too, so that lists need not wait for the server before they leave out what is hidden. */
export const hiddenPositions = storedList<HiddenPosition>(POSITIONS, ['id', 'title', 'sameIds']);
export const hiddenBusinesses = storedList<HiddenBusiness>(BUSINESSES, ['id', 'name']);

const readHidden = () => api('GET /user/hidden');

const keepAnswer = (send: () => Promise<Lists>) => inTurn(() => keepNewest(send));

/**
 * Each answer is everything that is hidden then. Where another tab kept one meanwhile, which of them is newer nobody knows: it is
 * asked for. If that fails, what was changed is changed all the same, and its answer kept. Of another account's, as when
 * somebody logged out, nothing is kept.
 */
async function keepNewest(send: () => Promise<Lists>): Promise<void> {
  const token = readToken();
  const before = textOfLists();
  const lists = await send();
  if (readToken() !== token) return;
  if (textOfLists() !== before) {
    return keepNewest(send === readHidden ? send : () => readHidden().catch(() => lists));
  }
  hiddenPositions.write(lists.hiddenPositions);
  hiddenBusinesses.write(lists.hiddenBusinesses);
}

/** As it stands in the browser now: the news of another tab may come later. */
const textOfLists = () => `${readItem(POSITIONS)} ${readItem(BUSINESSES)}`;

export function forgetHidden() {
  hiddenPositions.write([]);
  hiddenBusinesses.write([]);
}

export const loadHidden = () => keepAnswer(readHidden);

export const hidePosition = (id: string) => keepAnswer(() => api('POST /user/hide-position', { body: { id } }));

export const showPosition = ({ id }: Pick<HiddenPosition, 'id'>) =>
  keepAnswer(() => api('DELETE /user/hidden-positions/:id', { params: { id } }));

export const hideBusiness = ({ employerNumber: organizationNumber, businessName: name }: Employer) =>
  keepAnswer(() => api('POST /user/hide-business', { body: { business: { organizationNumber, name } } }));

export const showBusiness = ({ id }: Pick<HiddenBusiness, 'id'>) =>
  keepAnswer(() => api('DELETE /user/hidden-businesses/:id', { params: { id } }));

type Rule = ReturnType<typeof hiddenBy<HiddenPosition, HiddenBusiness>>;

const nothing: Rule = hiddenBy({ hiddenPositions: [], hiddenBusinesses: [] });
let known: [HiddenPosition[], HiddenBusiness[], Rule] | undefined;

/** The same as long as nothing is hidden or shown. */
function rule(): Rule {
  const [positions, businesses] = [hiddenPositions.read(), hiddenBusinesses.read()];
  if (positions.length + businesses.length === 0) return nothing;
  if (known?.[0] !== positions || known[1] !== businesses) {
    known = [positions, businesses, hiddenBy({ hiddenPositions: positions, hiddenBusinesses: businesses })];
  }
  return known[2];
}

function subscribe(listener: () => void) {
  const stops = [hiddenPositions.subscribe(listener), hiddenBusinesses.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Nothing while the server renders. */
export const useHidden = (): Rule => useSyncExternalStore(subscribe, rule, () => nothing);
