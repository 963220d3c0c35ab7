import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import type { Relation } from '../../../contract/applications/reference-words.ts';
import { api } from '../../platform/api.ts';

type OfApplication = Pick<HandledApplication, 'id'>;

export const loadReferences = ({ id }: OfApplication) => api('GET /applications/:id/references', { params: { id } });

export interface RequestValues {
  wanted: number;
  questions: string[];
  message: string;
}

export const askForReferences = ({ id }: OfApplication, values: RequestValues, idempotencyKey: string) =>
  api('POST /applications/:id/references', { params: { id }, body: { ...values, idempotencyKey } });

export const takeRequestBack = ({ id }: OfApplication) =>
  api('DELETE /applications/:id/references', { params: { id } });

/** As it stands in the form. */
export interface RefereeValues {
  name: string;
  relation: Relation | '';
  workplace: string;
  email: string;
  isAgreed: boolean;
}

/** What is missing is for the server to say. */
export const nameReferees = (id: string, referees: RefereeValues[], idempotencyKey: string) =>
  api('POST /applications/mine/:id/referees', {
    params: { id },
    body: { referees: referees as (RefereeValues & { relation: Relation; isAgreed: true })[], idempotencyKey },
  });

export const removeReferee = (id: string, refereeId: string) =>
  api('DELETE /applications/mine/:id/referees/:refereeId', { params: { id, refereeId } });

export const declineReferences = (id: string, reply: string) =>
  api('POST /applications/mine/:id/references/decline', { params: { id }, body: { reply } });
