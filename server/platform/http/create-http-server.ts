import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MINUTE_MS } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { describeApi } from './describe-api.ts';
import { plainWords } from './plain-words.ts';
import { refuseFlood } from './refuse-flood.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { translateError } from './translate-error.ts';

const MOST_BODY_BYTES = 1024 * 1024;
/** Enough for the largest file over a slow line; whoever has not even said what they want by then is sent away sooner. */
const REQUEST_WITHIN_MS = 5 * MINUTE_MS;
const HEADERS_WITHIN_MS = 20_000;
/** Longer than any call takes. Whoever asks for much and takes nothing of it would keep the connection and the answer for ever. */
const STILL_FOR_MS = 10 * MINUTE_MS;

// For what the contract has no words of its own.
z.config({ localeError: plainWords });

/** Fastify with everything that holds for every call; it knows no endpoint yet. */
export async function createHttpServer({ config, log }: Platform): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Few requests are logged, and those name themselves: a logger for each would be a tenth of a kept page.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    // As many as stand before us may say whom they speak for; what was written before them, anybody may have written.
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionTimeout: STILL_FOR_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS },
    clientErrorHandler: refuseMalformed,
    forceCloseConnections: 'idle',
    // While stopping, what is under way is finished: pages still call the API in this process.
    return503OnClosing: false,
    rewriteUrl: (request) => addressOf(request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => translateError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Parsing the reply drops what the contract does not declare.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  );
  app.setErrorHandler(translateError);
  app.decorateRequest('viewer', null);
  app.decorateRequest('system', null);
  refuseFlood(app);
  acceptOnlyJson(app);
  app.addHook('onSend', securityHeaders(config));
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const line = {
      reqId: request.id,
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    };
    request.log.debug(line, 'answered');
  });
  await app.register(multipart, {
    limits: { fields: 50, fieldSize: MOST_BODY_BYTES, parts: 60 },
    throwFileSizeLimit: false,
  });
  await shedLoad(app, config);
  await describeApi(app);
  app.addHook('onRoute', requireDeclaration);
  return app;
}

const isOrdinary = /^\/(?!\/|api\/api)[^%]*$/;

/**
 * Where a request goes. The host that it names, in a proxy's way of writing or behind two slashes, is not ours to follow.
 * The specifications know calls under a doubled /api; they are the same calls.
 */
const addressOf = (url: string) => {
  if (isOrdinary.test(url)) return url;
  const address = url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/^\/*/, '/')
    .replace(/^(\/api){2,}(?=[/?]|$)/, '/api');
  return isReadable(address) ? address : address.replaceAll('%', '%25');
};

/** What is no encoded text is taken as it stands: there is no such page, and that is what its visitor is told. */
function isReadable(address: string) {
  const [path = ''] = address.split('?');
  if (/^\/api(\/|$)/.test(path)) return true;
  try {
    return Boolean(decodeURI(path));
  } catch {
    return false;
  }
}

/** Whoever adds to the API says who may call it and how often, in the contract; anything else stops the start. */
function requireDeclaration({ url, method, config }: RouteOptions) {
  if (url.startsWith('/api/') && url !== '/api/*' && !config?.endpoint) {
    throw new Error(`${method} ${url} has no endpoint in contract/. Declare it there and add it with registerRoute.`);
  }
}

/** A DELETE or POST without a body often still says that it is JSON; that is no error. */
function acceptOnlyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  );
}
