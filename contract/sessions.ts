import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { id, said, time } from './values.ts';

const devices = ['Desktop', 'Mobil', 'Nettbrett'] as const;
export type Device = (typeof devices)[number];

const sessionSchema = z.object({
  id,
  _id: id,
  deviceInfo: z.object({ browser: z.string(), os: z.string(), device: z.enum(devices) }),
  ipAddress: z.string(),
  createdAt: time,
  lastAccessed: time,
  isCurrent: z.boolean(),
});

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/sessions',
    summary: 'Where the user is logged in, the last used first.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/sessions',
    summary: 'Ends every session but the current one.',
    access: 'user',
    rateLimit: writeLimit,
    reply: said,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/sessions/:id',
    summary: 'Ends one session.',
    access: 'user',
    rateLimit: writeLimit,
    params: z.object({ id }),
    reply: z.object({ isCurrentSession: z.boolean(), message: z.string() }),
  }),
};

export type Session = z.output<typeof sessionSchema>;
