import { importedPositions } from '../../../contract/positions/imported-positions.ts';
import { route } from '../../platform/http/route.ts';
import { importPosition } from './import-position.ts';
import { findShown, listImported, readImported } from './read-imported.ts';
import { takeDown } from './take-down.ts';

/** What a system of an employer does with the positions of its business. */
export const importRoutes = [
  route(importedPositions.list, ({ query, system }, platform) => listImported(platform, system, query)),

  route(importedPositions.read, async ({ params, system }, platform) => ({
    position: await readImported(platform, system, params.reference),
  })),

  route(importedPositions.put, async ({ params, query, body, system }, platform) => {
    const { overwrite, ...fields } = body;
    const { reference } = params;
    const isCheck = query.check === 'true';
    const sent = { reference, fields, overwrite: overwrite ?? false, isCheck };
    const result = await importPosition(platform, system, sent);
    return { ...result, position: (await findShown(platform, system, reference)) ?? null };
  }),

  route(importedPositions.takeDown, async ({ params, system }, platform) => {
    const message = await takeDown(platform, system, params.reference);
    return { message, position: await readImported(platform, system, params.reference) };
  }),
];
