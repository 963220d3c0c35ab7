import { addCounts } from '../../positions/map/add-counts.ts';

type Counts = Record<string, number>;
type Occupations = Record<'occupation' | 'profession', Counts>;

/** What one filter narrows in both lists is counted in both. */
export const withBoth = <T extends Occupations>(local: T, national: Occupations): T => ({
  ...local,
  occupation: inOrder(Object.fromEntries(addCounts(local.occupation, national.occupation))),
  profession: inOrder(Object.fromEntries(addCounts(local.profession, national.profession))),
});

/** Norwegian order, which takes a browser longer to learn than all the filters to show. */
export const inOrder = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other, 'nb')));
