import { z } from 'zod';
import { endpoint, writeLimit } from '../endpoint.ts';
import { id, said } from '../values.ts';

const byStaff = {
  method: 'POST',
  access: 'staff',
  rateLimit: writeLimit,
  changesPages: true,
  params: z.object({ uuid: id }),
  reply: said,
} as const;

/** Ads of NAV's that staff do not want to be shown here, whatever the feed says of them. */
export const nationalTakeDowns = {
  takeDown: endpoint({
    ...byStaff,
    path: '/admin/nav-positions/:uuid/take-down',
    summary: 'Takes an ad of NAV’s down, with its copies. It stays away.',
  }),
  putBack: endpoint({
    ...byStaff,
    path: '/admin/nav-positions/:uuid/put-back',
    summary: 'Lets an ad that was taken down be read from NAV again, with its copies.',
  }),
};
