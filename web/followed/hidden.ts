import { useSyncExternalStore } from 'react';
import type { Reply } from '../../contract/endpoint.ts';
import type { hidden } from '../../contract/hidden.ts';
import { type Employer, hiddenBy } from '../../contract/hidden-by.ts';
import { api } from '../platform/api.ts';
import { readToken } from '../platform/token.ts';
import { inTurn } from './change-list.ts';
import { storedList } from './stored-list.ts';

type Lists = Reply<typeof hidden.readHidden>;
export type HiddenPosition = Lists['hiddenPositions'][number];
export type HiddenBusiness = Lists['hiddenBusinesses'][number];

/** Kept in the browser too, so that lists need not wait for the server before they leave out what is hidden. */
export const hiddenPositions = storedList<HiddenPosition>('hiddenPositions', ['id', 'title', 'sameIds']);
export const hiddenBusinesses = storedList<HiddenBusiness>('hiddenBusinesses', ['id', 'name']);

/** Each answer is everything that is hidden then. Of another account's, as when somebody logged out meanwhile, nothing is kept. */
async function keepAnswer(send: () => Promise<Lists>): Promise<void> {
  const token = readToken();
  const lists = await inTurn(send);
  if (readToken() !== token) return;
  hiddenPositions.write(lists.hiddenPositions);
  hiddenBusinesses.write(lists.hiddenBusinesses);
}

export function forgetHidden() {
  hiddenPositions.write([]);
  hiddenBusinesses.write([]);
}

export const loadHidden = () => keepAnswer(() => api('GET /user/hidden'));

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
