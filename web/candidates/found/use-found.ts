import { useCallback } from 'react';
import { CallError, hasStatus } from '../../../contract/call.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { type CandidateSearch, readSearch, writeSearch } from './candidate-search.ts';

/** Those whom a position may suit, as the address asks. The list of before stays until the next one is there. */
export function useFound(positionId: string, search: CandidateSearch, isLoggedIn: boolean) {
  const address = writeSearch({ ...search, kandidat: '' });
  const read = useCallback(() => findCandidates(positionId, address), [positionId, address]);
  const { data: found, ...reading } = useReading(isLoggedIn ? read : null, { failed: 'Kunne ikke laste kandidatene' });
  return { found, isBusy: found !== null && found.address !== address && !reading.problem, ...reading };
}

async function findCandidates(positionId: string, address: string) {
  const { page, everyProfession, everywhere, invited, ...texts } = readSearch(new URLSearchParams(address));
  const query = {
    search: texts.search,
    experience: texts.experience,
    workLanguage: texts.workLanguage,
    ...(everyProfession && { everyProfession: 'true' as const }),
    ...(everywhere && { everywhere: 'true' as const }),
    ...(invited && { invited: 'true' as const }),
    page,
  };
  const found = await api('GET /candidates/for/:positionId', { params: { positionId }, query }).catch(closed);
  return { ...found, address };
}

/** Of a position that cannot be applied for, asking again cannot help. */
function closed(error: unknown): never {
  throw hasStatus(error, 409) ? new CallError(404, error.message) : error;
}
