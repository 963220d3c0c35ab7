import { data } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { passFailure } from '../../platform/pass-failure.ts';
import { shownPosition } from '../../positions/position-card.tsx';

const SIMILAR = 4;

/** As everybody may see it. An expired one comes with others nearby. */
export async function loadPosition(api: Api, id: string) {
  if (!isUuid(id)) throw data('Ugyldig stillings-ID', { status: 404 });
  const position = await api('GET /positions/:id', { params: { id } }).then(
    (reply) => reply.position,
    (error) => (error instanceof CallError && error.status === 404 ? null : passFailure(error)),
  );
  if (!position) return { position, similar: [], atNav: null };
  if (!position.isExpired) return { position, similar: [], atNav: await loadSameAtNav(api, position.id) };
  const { positions } = await api('GET /positions', {
    query: { ...(position.municipality && { kommune: position.municipality }), limit: SIMILAR },
  }).catch(() => ({ positions: [] }));
  return { position, similar: positions.map((each) => shownPosition(each)), atNav: null };
}

/** The link beside the ad is no reason to fail. */
const loadSameAtNav = (api: Api, id: string) =>
  api('GET /nav-positions/same-as/:id', { params: { id } }).then(
    ({ ad }) => ad,
    () => null,
  );
