import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, line, said, time } from '../values.ts';

const importSchema = z.object({
  lastReadAt: time.nullable(),
  newestEventAt: time.nullable(),
  /** Nothing was read for so long that staff should look. */
  isSilent: z.boolean(),
});

/** How the reading of NAV's feed goes, for staff and for who watches over it. */
export const nationalImport = {
  health: endpoint({
    method: 'GET',
    path: '/health/national',
    summary: "Whether NAV's feed is being read: 503 when nothing was read for hours.",
    access: 'anyone',
    rateLimit: 'unlimited',
    reply: importSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: '/admin/nav-import',
    summary: 'How the reading of NAV’s feed goes, and which ads it could not read.',
    access: 'staff',
    rateLimit: readLimit,
    reply: z.object({
      import: importSchema.extend({
        firstStart: z.object({
          since: time.nullable(),
          finishedAt: time.nullable(),
          /** 0–100. */
          percent: z.number().int(),
        }),
        eventsRead: z.number().int(),
        itemsRefused: z.number().int(),
        live: z.number().int(),
        waiting: z.number().int(),
        lastError: z.string().nullable(),
        lastErrorAt: time.nullable(),
        /** How many ads had a value that did not fit, by field. */
        misfits: z.record(z.string(), z.number().int()),
        quarantine: z.array(
          z.object({
            uuid: id,
            attempts: z.number().int(),
            lastError: z.string().nullable(),
            quarantinedAt: time,
            nextTryAt: time,
          }),
        ),
      }),
    }),
  }),
  misfits: endpoint({
    method: 'GET',
    path: '/admin/nav-import/misfits/:field',
    summary: 'The ads in which a field did not fit, with what it said.',
    access: 'staff',
    rateLimit: readLimit,
    params: z.object({ field: line('Oppgi et felt', 60) }),
    reply: z.object({ misfits: z.array(z.object({ uuid: id, title: z.string().nullable(), value: z.string() })) }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/nav-import/quarantine/:uuid/retry',
    summary: 'Has an ad in quarantine read again in the next round.',
    access: 'staff',
    rateLimit: writeLimit,
    params: z.object({ uuid: id }),
    reply: said,
  }),
};
