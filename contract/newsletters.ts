import { z } from 'zod';
import { endpoint, writeLimit } from './endpoint.ts';

export const newsletters = {
  toggle: endpoint({
    method: 'POST',
    path: '/newsletter/user/toggle',
    summary: "Turns the user's newsletter on or off.",
    access: 'user',
    rateLimit: writeLimit,
    reply: z.object({ newsletterEnabled: z.boolean(), message: z.string() }),
  }),
};
