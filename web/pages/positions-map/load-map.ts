import type { Api } from '../../../contract/api.ts';
import { correctionText } from '../../platform/correction-text.ts';
import { passFailure } from '../../platform/pass-failure.ts';
import { addCounts } from '../../positions/map/add-counts.ts';
import { drawMap } from '../../positions/map/draw-map.ts';
import { askNational } from '../positions/ask-national.ts';
import { chosenChips } from '../positions/chosen-chips.ts';
import { withBoth } from '../positions/joint-facets.ts';
import { localQuery } from '../positions/list-queries.ts';
import { readAsked } from '../positions/read-asked.ts';
import { mapOf, withoutMunicipality } from './addresses.ts';

/** The counts of a search, place by place: of the whole country, or of the county that the address names. */
export async function loadMap(api: Api, query: URLSearchParams) {
  const [asked, { counties }] = await Promise.all([readAsked(api, query), api('GET /places')]).catch(passFailure);
  // The municipality of a list goes along, for the way back: here one sees where else there are some.
  const { search } = asked;
  const counted = withoutMunicipality(search);
  const [local, national] = await Promise.all([
    api('GET /positions', { query: { ...localQuery(counted), limit: 1 } }).catch(passFailure),
    askNational(api, counted, 1),
  ]);
  const chosen = counties.find(({ id }) => id === search.fylke);
  const inCounties = addCounts(local.facets.fylke, national.facets.fylke);
  const inMunicipalities = addCounts(local.facets.kommune, national.facets.kommune);
  const map = drawMap({ counties, chosen, inCounties, inMunicipalities });
  return {
    search,
    counted,
    chips: chosenChips(counted, asked.placeNames, mapOf),
    placeNames: asked.placeNames,
    facets: withBoth(local.facets, national.facets),
    /** Of each list, unless both read the words alike. */
    corrections: [...new Set([local.corrections, national.corrections].map(correctionText))],
    local: local.pagination.totalPositions,
    national: national.pagination.totalPositions,
    failure: national.failure,
    map,
    /** The same as a list. */
    places: chosen
      ? chosen.municipalities.map(({ slug, label }) => ({
          id: slug,
          name: label,
          count: inMunicipalities.get(slug) ?? 0,
        }))
      : map.shapes,
  };
}
