import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { correctionText } from '../../platform/correction-text.ts';
import { passFailure } from '../../platform/pass-failure.ts';
import { addCounts } from '../../positions/map/add-counts.ts';
import { drawMap } from '../../positions/map/draw-map.ts';
import { changeSearch } from '../../positions/position-search.ts';
import { localQuery, nationalQuery } from '../positions/list-queries.ts';
import { readAsked } from '../positions/read-asked.ts';

/** The counts of a search, place by place: of the whole country, or of the county that the address names. */
export async function loadMap(api: Api, query: URLSearchParams) {
  const [asked, { counties }] = await Promise.all([readAsked(api, query), api('GET /places')]).catch(passFailure);
  // Whoever chooses a municipality here goes on to the list.
  const search = changeSearch(asked.search, { kommune: '' });
  const [local, national] = await Promise.all([
    api('GET /positions', { query: { ...localQuery(search), limit: 1 } }).catch(passFailure),
    countNational(api, search),
  ]);
  const chosen = counties.find(({ id }) => id === search.fylke);
  const inCounties = addCounts(local.facets.fylke, national.fylke);
  const inMunicipalities = addCounts(local.facets.kommune, national.kommune);
  return {
    search,
    placeNames: asked.placeNames,
    facets: local.facets,
    /** Of each list, unless both read the words alike. */
    corrections: [...new Set([local.corrections, national.corrections].map(correctionText))],
    local: local.pagination.totalPositions,
    national: national.total,
    failure: national.failure,
    map: drawMap({ counties, chosen, inCounties, inMunicipalities }),
    /** The same as a list. */
    places: chosen
      ? chosen.municipalities.map(({ slug, label }) => ({
          id: slug,
          name: label,
          count: inMunicipalities.get(slug) ?? 0,
        }))
      : counties
          .filter(({ isCurrent }) => isCurrent)
          .map(({ id, name }) => ({ id, name, count: inCounties.get(id) ?? 0 })),
  };
}

/** Its own failure is no reason to show nothing of the rest. */
async function countNational(api: Api, search: Parameters<typeof nationalQuery>[0]) {
  try {
    const { pagination, facets, corrections } = await api('GET /nav-positions/search', {
      query: { ...nationalQuery(search), limit: 1 },
    });
    const { fylke, kommune } = facets;
    return { failure: null, total: pagination.totalPositions, fylke, kommune, corrections };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { failure: error.message, total: 0, fylke: {}, kommune: {}, corrections: [] };
  }
}
