import { data } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import { hasStatus } from '../../../contract/call.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { loadPictures } from '../../businesses/pictures/load-pictures.ts';
import { dayInOslo } from '../../platform/format.ts';
import { passFailure } from '../../platform/pass-failure.ts';
import { loadPayInProfession } from '../../positions/load-pay-in-profession.ts';
import { shownPosition } from '../../positions/shown-position.ts';
import { loadSimilar, noneSimilar } from './load-similar.ts';

const NEARBY = 4;
/** Beside an ad; its employer's page has all of them. */
const MOST_PICTURES = 3;

/** As everybody may see it, with others like it; an expired one without any comes with what is nearby. */
export async function loadPosition(api: Api, id: string) {
  if (!isUuid(id)) throw data('Ugyldig stillings-ID', { status: 404 });
  const position = await api('GET /positions/:id', { params: { id } }).then(
    (reply) => reply.position,
    (error) => (hasStatus(error, 404) ? null : passFailure(error)),
  );
  if (!position)
    return { position, similar: noneSimilar, nearby: [], atNav: null, payInProfession: null, pictures: [] };
  const { isExpired, municipality, profession, salaryRange, businessId } = position;
  const [similar, atNav, payInProfession, pictures] = await Promise.all([
    loadSimilar(api, position.id),
    isExpired ? null : loadSameAtNav(api, position.id),
    isExpired || salaryRange ? null : loadPayInProfession(api, profession),
    isExpired ? [] : loadPictures(api, businessId),
  ]);
  const nearby = isExpired && similar.ads.length === 0 ? await loadNearby(api, municipality) : [];
  return { position, similar, nearby, atNav, payInProfession, pictures: pictures.slice(0, MOST_PICTURES) };
}

async function loadNearby(api: Api, municipality: string | null) {
  const { positions } = await api('GET /positions', {
    query: { ...(municipality && { kommune: municipality }), limit: NEARBY },
  }).catch(() => ({ positions: [] }));
  return positions.map((each) => shownPosition(each, dayInOslo(new Date())));
}

/** The link beside the ad is no reason to fail. */
const loadSameAtNav = (api: Api, id: string) =>
  api('GET /nav-positions/same-as/:id', { params: { id } }).then(
    ({ ad }) => ad,
    () => null,
  );
