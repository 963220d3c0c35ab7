import type { CriterionScore } from '../../../contract/applications/assessment-fields.ts';
import { api } from '../../platform/api.ts';

export interface OfPosition {
  businessId: string;
  positionId: string;
}

const path = '/applications/business/:businessId/criteria/:positionId';

export const loadCriteria = (params: OfPosition) => api(`GET ${path}`, { params });

export const saveCriteria = (params: OfPosition, criteria: string[], seen: string[]) =>
  api(`PUT ${path}`, { params, body: { criteria, seen } });

export const saveAssessment = (id: string, scores: CriterionScore[]) =>
  api('PUT /applications/:id/assessment', { params: { id }, body: { scores } });
