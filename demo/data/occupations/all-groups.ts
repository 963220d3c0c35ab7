import type { Occupation, OccupationGroup } from '../occupation.ts';
import { administration } from './administration.ts';
import { agriculture } from './agriculture.ts';
import { aquaculture } from './aquaculture.ts';
import { care } from './care.ts';
import { cleaning } from './cleaning.ts';
import { construction } from './construction.ts';
import { crafts } from './crafts.ts';
import { energy } from './energy.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import { industry } from './industry.ts';
import { kindergarten } from './kindergarten.ts';
import { media } from './media.ts';
import { nynorsk } from './nynorsk.ts';
import { research } from './research.ts';
import { safety } from './safety.ts';
import { school } from './school.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';
import { transport } from './transport.ts';

export const groups: OccupationGroup[] = [
  health,
  care,
  school,
  kindergarten,
  technology,
  construction,
  transport,
  trade,
  hospitality,
  industry,
  aquaculture,
  agriculture,
  administration,
  finance,
  media,
  energy,
  safety,
  cleaning,
  research,
  crafts,
  nynorsk,
];

/** An occupation together with the group whose building blocks its ads use. */
export interface Job {
  group: OccupationGroup;
  occupation: Occupation;
}

const jobsByGroup = new Map(
  groups.map((group) => [group.key, group.occupations.map((occupation): Job => ({ group, occupation }))] as const),
);

export function jobsOf(groupKeys: readonly string[]): Job[] {
  const jobs = groupKeys.flatMap((key) => jobsByGroup.get(key) ?? []);
  if (jobs.length === 0) throw new Error(`No occupation group is called ${groupKeys.join(' or ')}.`);
  return jobs;
}

/** Every group as often as its weight says: picking from it gives the shares of a labour market. */
export const weightedGroups = groups.flatMap((group) => Array.from({ length: group.weight }, () => group));
