import { policy } from '../../contract/policy.ts';
import { support } from '../../contract/support.ts';
import { route } from '../platform/http/route.ts';
import { sendRequest } from './send-request.ts';

export const routes = [
  route(support.send, async ({ body, idempotencyKey }, platform) => {
    // A machine that filled in the hidden field gets the same answer and achieves nothing.
    if (!body.website) await sendRequest(platform, body, idempotencyKey);
    return {
      message: `Takk. Vi har fått meldingen din og svarer vanligvis innen ${policy.responseHours.help} timer.`,
    };
  }),
];
