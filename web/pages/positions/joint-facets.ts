import type { z } from 'zod';
import type { adFacetsSchema } from '../../../contract/positions.ts';
import { addCounts } from '../../positions/map/add-counts.ts';

type Counts = Record<string, number>;
type Joint = z.output<typeof adFacetsSchema>;

/** What one filter narrows in both lists is counted in both. */
export const withBoth = <T extends Joint>(local: T, national: Joint): T => ({
  ...local,
  fylke: sum(local.fylke, national.fylke),
  kommune: sum(local.kommune, national.kommune),
  occupation: inOrder(sum(local.occupation, national.occupation)),
  profession: inOrder(sum(local.profession, national.profession)),
  jobType: sum(local.jobType, national.jobType),
  engagement: sum(local.engagement, national.engagement),
  workLanguage: sum(local.workLanguage, national.workLanguage),
});

const sum = (some: Counts, others: Counts) => Object.fromEntries(addCounts(some, others));

/** Norwegian order, which takes a browser longer to learn than all the filters to show. */
export const inOrder = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other, 'nb')));
