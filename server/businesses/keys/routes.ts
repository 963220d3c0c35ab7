import { businessKeys } from '../../../contract/businesses/business-keys.ts';
import { route } from '../../platform/http/route.ts';
import { endKey } from './end-key.ts';
import { makeKey } from './make-key.ts';
import { readKeys } from './read-keys.ts';

export const keyRoutes = [
  route(businessKeys.list, ({ params, viewer }, platform) => readKeys(platform, viewer, params.businessId)),

  route(businessKeys.make, async ({ params, body, viewer, idempotencyKey }, platform) => {
    const { name } = body;
    const made = await makeKey(platform, viewer, params.businessId, { name, idempotencyKey });
    return { ...made, message: `Nøkkelen «${name}» er laget. Kopier den nå, for den vises bare denne ene gangen.` };
  }),

  route(businessKeys.end, async ({ params, viewer }, platform) => {
    const name = await endKey(platform, viewer, params.businessId, params.keyId);
    return { message: `Nøkkelen «${name}» er avsluttet. Stillingene som kom med den, er der fortsatt.` };
  }),
];
