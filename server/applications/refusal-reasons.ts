import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/database.ts';

type Row = Selectable<Schema['applications']>;

/** Only a refusal has any, whatever its column holds: the version before changed the status alone. */
export const reasonsOf = ({ status, refusalReasons }: Pick<Row, 'status' | 'refusalReasons'>) =>
  status === 'denied' ? refusalReasons : [];

/** Those that the applicant knows. */
export const toldReasonsOf = ({ toldStatus, toldRefusalReasons }: Pick<Row, 'toldStatus' | 'toldRefusalReasons'>) =>
  toldStatus === 'denied' ? toldRefusalReasons : [];
