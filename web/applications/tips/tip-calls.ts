import { api } from '../../platform/api.ts';

export interface TipValues {
  positionId: string;
  message: string;
}

export const loadOpen = async (businessId: string) =>
  (await api('GET /applications/business/:businessId/tips', { params: { businessId } })).positions;

export const sendTip = (applications: { id: string }[], { positionId, message }: TipValues, idempotencyKey: string) =>
  api('POST /applications/tips', {
    body: { positionId, message, applications: applications.map(({ id }) => ({ id })), idempotencyKey },
  });

export const setWish = (id: string, wanted: boolean) =>
  api('PUT /applications/mine/:id/tips', { params: { id }, body: { wanted } });
