import type { Api } from '../../../contract/api.ts';
import { writeFurtherPlaces } from '../../../contract/places.ts';
import { occupationOf } from '../../../contract/positions/professions.ts';
import { readSeveral, writeSeveral } from '../../../contract/several.ts';
import { choosePlaces } from '../../places/choose-places.ts';
import { knownPlaces } from '../../places/known-places.ts';
import { type PositionSearch, readSearch } from '../../positions/position-search.ts';
import { chipsOf, toAnotherPlace } from './further-places.ts';

/** The search that an address names, with the places that it means and what there is to choose from. */
export async function readAsked(api: Api, query: URLSearchParams) {
  const asked = readSearch(withNamesOfToday(query));
  const { counties: allCounties } = await api('GET /places');
  const { counties, municipalities, ...chosen } = choosePlaces(allCounties, asked.fylke, asked.kommune);
  const further = knownPlaces(allCounties, asked.steder);
  const steder = writeFurtherPlaces(further);
  // What lay around a municipality of another county is not what lies around the next one.
  const search: PositionSearch = {
    ...asked,
    ...chosen,
    steder,
    ...(!chosen.kommune && { avstand: '' }),
    ...withinOccupation(asked),
  };
  const placeNames = {
    ...namesOf([...counties, ...municipalities], [search.fylke, search.kommune]),
    ...(steder && { [steder]: further.map(({ name }) => name).join(', ') }),
  };
  return {
    search,
    counties,
    municipalities,
    placeNames,
    furtherPlaces: chipsOf(search, further),
    anotherPlace: toAnotherPlace(search, further, allCounties),
  };
}

const namesOf = (places: { id: string; name: string }[], chosen: string[]) =>
  Object.fromEntries(places.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => [id, name]));

/** Of an occupation that is chosen without scripts, the profession of the one before is not asked for. */
function withinOccupation({ occupation, profession }: PositionSearch) {
  const all = readSeveral(profession);
  const whole = occupation || all.flatMap((each) => occupationOf(each) ?? []).at(0) || '';
  return { occupation: whole, profession: writeSeveral(all.filter((each) => (occupationOf(each) ?? whole) === whole)) };
}

/** Addresses of when these were filters of NAV's ads only are still around. */
const formerNames = new Map([
  ['navOccupation', 'occupation'],
  ['navProfession', 'profession'],
  ['navDueDays', 'dueWithinDays'],
  ['navPublishedDays', 'publishedWithinDays'],
]);

const withNamesOfToday = (query: URLSearchParams) =>
  new URLSearchParams([...query].map(([name, value]) => [formerNames.get(name) ?? name, value]));
