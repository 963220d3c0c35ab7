import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../contract/errors.ts';
import type { Route } from './route.ts';

/** Answers what no endpoint takes: whether the address does not exist, or takes other methods than this one. */
export function refuseMethod(routes: Route[]) {
  const known = routes.map(({ endpoint: { method, path } }) => ({ method, pattern: patternOf(`/api${path}`) }));
  return ({ method: tried, url }: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = url.split('?');
    const methods = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    const taken = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    // One that is taken came here for its address, whose parts are too long to be anybody's.
    if (taken.length === 0 || taken.includes(tried)) throw new Failure('notFound');
    reply.header('allow', taken.join(', '));
    throw new Failure('wrongMethod');
  };
}

/** `/positions/:id` as what matches the addresses under it. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
