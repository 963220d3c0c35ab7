import type { WorkLanguage } from '../../contract/positions.ts';
import { seededRandom } from '../random.ts';
import type { DemoBusiness } from './generate-businesses.ts';
import type { Job } from './occupations/all-groups.ts';

/** How many employers of a kind of work say that English does, alone or beside Norwegian. */
const english: Partial<Record<string, [share: number, WorkLanguage[]]>> = {
  it: [0.4, ['Engelsk']],
  servering: [0.3, ['Norsk', 'Svensk eller dansk', 'Engelsk']],
  renhold: [0.3, ['Norsk', 'Engelsk']],
};

/** The same at each employer; most say nothing. */
export function workLanguagesAt({ organizationNumber, longDescription }: DemoBusiness, { group }: Job): WorkLanguage[] {
  if (/samisk/i.test(longDescription)) return ['Norsk', 'Samisk'];
  const [share, languages] = english[group.key] ?? [0, []];
  return seededRandom(`${organizationNumber} language`).chance(share) ? languages : [];
}
