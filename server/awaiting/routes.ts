import { awaiting } from '../../contract/awaiting.ts';
import { route } from '../platform/http/route.ts';
import { readAwaiting } from './read-awaiting.ts';

export const routes = [
  route(awaiting.read, async ({ viewer }, { db, clock }) => ({
    items: await readAwaiting(db, viewer, clock.now()),
  })),
];
