import type { Selectable } from 'kysely';
import type { ShownEntry } from '../../../contract/applications/applicant-list-fields.ts';
import type { Schema } from '../../platform/database/database.ts';

type Row = Pick<Selectable<Schema['applications']>, 'listEntry' | 'exemptionGranted' | 'exemptionAnswer'>;

export function showEntry({ listEntry, exemptionGranted, exemptionAnswer }: Row): ShownEntry | null {
  if (!listEntry) return null;
  const { exemptionReason: reason, ...entry } = listEntry;
  const state = exemptionGranted === null ? 'asked' : exemptionGranted ? 'granted' : 'declined';
  return { ...entry, exemption: reason === null ? null : { state, reason, answer: exemptionAnswer } };
}
