import type { Platform } from '../../platform/platform.ts';
import { askRegister } from './ask-register.ts';
import { readUnits } from './read-unit.ts';

/** The register's own limit for one list of numbers is higher; the address has to stay short. */
export const PARENTS_AT_ONCE = 100;

/** The main units of sub-units: number to number. `null` when the register gives no answer. */
export async function findParents(platform: Platform, numbers: string[]): Promise<Map<string, string> | null> {
  if (numbers.length === 0) return new Map();
  const answer = await askRegister(
    platform,
    'underenheter',
    `?organisasjonsnummer=${numbers.join(',')}&size=${PARENTS_AT_ONCE}`,
  );
  if (answer?.status !== 200) return null;
  const units = readUnits(answer.body, 'underenheter');
  if (!units) return null;
  return new Map(
    units.flatMap(({ organisasjonsnummer, overordnetEnhet }): [string, string][] =>
      overordnetEnhet ? [[organisasjonsnummer, overordnetEnhet]] : [],
    ),
  );
}
