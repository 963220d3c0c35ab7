import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = {
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'The process runs.',
    access: 'anyone',
    rateLimit: 'unlimited',
    worksWithoutDatabase: true,
    reply: z.object({}),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process can answer: 503 while it stops or has no database.',
    access: 'anyone',
    rateLimit: 'unlimited',
    worksWithoutDatabase: true,
    reply: z.object({ database: z.literal('up') }),
  }),
};
