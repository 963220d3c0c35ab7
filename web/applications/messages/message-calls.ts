import type { Message } from '../../../contract/applications/application-messages.ts';
import { CallError, hasStatus } from '../../../contract/call.ts';
import { api } from '../../platform/api.ts';
import { goneNow } from '../is-outdated.ts';

/** How one side reads and writes. */
export interface MessageCalls {
  load: () => Promise<Message[]>;
  markRead: (until: string) => Promise<unknown>;
  /** The key makes it one message, however often it is sent. */
  send: (message: string, key: string, files?: string[]) => Promise<unknown>;
}

export const callsOfEmployer = (id: string): MessageCalls => ({
  load: async () => (await api('GET /applications/:id/messages', { params: { id } })).messages,
  markRead: (until) => api('PUT /applications/:id/messages/read', { params: { id }, body: { until } }),
  send: (message, key) =>
    writeToApplicants([{ id }], message, key).catch((error) => {
      throw hasStatus(error, 404) ? new CallError(404, goneNow) : error;
    }),
});

export const callsOfApplicant = (id: string): MessageCalls => ({
  load: async () => (await api('GET /applications/mine/:id/messages', { params: { id } })).messages,
  markRead: (until) => api('PUT /applications/mine/:id/messages/read', { params: { id }, body: { until } }),
  send: (message, idempotencyKey, files) =>
    api('POST /applications/mine/:id/messages', { params: { id }, body: { message, files, idempotencyKey } }),
});

export const writeToApplicants = (applications: { id: string }[], message: string, idempotencyKey: string) =>
  api('POST /applications/messages', {
    body: { applications: applications.map(({ id }) => ({ id })), message, idempotencyKey },
  });
