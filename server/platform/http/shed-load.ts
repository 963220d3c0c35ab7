import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../contract/errors.ts';
import type { Config } from '../../config.ts';

/** How late everything is, on the average of a time that no single pause fills: a starved machine is no overload. */
const MOST_DELAY_MS = 1500;
const SAMPLE_MS = 5000;

/** Refuses calls while there are more than can be answered. Not in tests: how busy their machine is says nothing about us. */
export async function shedLoad(app: FastifyInstance, { mode }: Config) {
  if (mode === 'test') return;
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: refuseCall,
  });
}

const overloaded = () => new Failure('unavailable', undefined, { retryAfterSeconds: 2 });

/**
 * Only calls of the API cost much. A page comes from the cache or says itself that it could not be made, and without its
 * files it would be broken. Whether the process lives is not a question of how busy it is.
 */
export function refuseCall({ routeOptions }: FastifyRequest) {
  const { endpoint } = routeOptions.config;
  if (!endpoint || endpoint.worksWithoutDatabase) return;
  throw overloaded();
}

/** For calls from within, which pass no hook. */
export function refuseWhenOverloaded(app: FastifyInstance) {
  if (app.hasDecorator('isUnderPressure') && app.isUnderPressure()) throw overloaded();
}
