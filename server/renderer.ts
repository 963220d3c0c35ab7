import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api } from '../contract/api.ts';
import { CallError, type CallParts } from '../contract/call.ts';
import { errorKinds } from '../contract/errors.ts';
import { ConfigError } from './config.ts';
import { refuseWhenOverloaded } from './platform/http/shed-load.ts';
import { asFailure } from './platform/http/translate-error.ts';
import type { Refusal } from './platform/pages/page-cache.ts';
import type { Render, Visitor } from './platform/pages/serve-pages.ts';

/** The one file through which the server reaches the built web. */
export const builtWeb = join(import.meta.dirname, '../web/build');

/** Told of what went wrong while a page was made. */
type Report = (error: unknown) => void;

type WebBuild = ServerBuild & {
  entry: {
    module: {
      createRequestContext(
        api: Api,
        publicUrl: string,
        report: Report,
        refusal: Visitor['refusal'],
      ): RouterContextProvider;
    };
  };
};

export async function loadBuild(): Promise<WebBuild> {
  const file = join(builtWeb, 'server/index.js');
  if (!existsSync(file))
    throw new ConfigError('The pages are not built yet. Run `npm run build`, or `npm start`, which does.');
  return import(file);
}

/** Renders pages; their loaders call the API in this process. */
export function createRenderer(app: FastifyInstance, publicUrl: string, build: () => Promise<WebBuild>): Render {
  let made: { of: WebBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;
  return async (request, visitor) => {
    const web = await build();
    // It reads the whole table of routes: once for each build is enough.
    if (made?.of !== web) made = { of: web, handle: createRequestHandler(web, process.env.NODE_ENV) };
    const report: Report = (err) => app.log.error({ reqId: visitor.requestId, err }, 'unexpected error in a page');
    const { createRequestContext } = web.entry.module;
    let retryAfterSeconds: number | undefined;
    let refused: Refusal | undefined;
    const api = apiWithin(app, visitor, (kind, seconds) => {
      retryAfterSeconds = seconds ?? retryAfterSeconds;
      if (refused !== 'tooMany') refused = kind;
    });
    const page = await made.handle(request, createRequestContext(api, publicUrl, report, visitor.refusal));
    if (retryAfterSeconds && [429, 503].includes(page.status)) page.headers.set('retry-after', `${retryAfterSeconds}`);
    return Object.assign(page, { refused });
  };
}

type OnRefusal = (kind: Refusal, retryAfterSeconds: number | undefined) => void;

/** A call that was refused for now says when to come again; so does the page that it was made for. */
function apiWithin(app: FastifyInstance, visitor: Visitor, onRefusal: OnRefusal): Api {
  return (async (name: string, parts: CallParts = {}) => {
    try {
      refuseWhenOverloaded(app);
      const call = app.callsWithin.get(name);
      if (!call) throw new Error(`Pages cannot call ${name}`);
      return await call(parts, visitor.address);
    } catch (error) {
      const { kind, message, errors, retryAfterSeconds } = asFailure(error, { id: visitor.requestId, log: app.log });
      if (kind === 'tooMany' || kind === 'unavailable') onRefusal(kind, retryAfterSeconds);
      throw CallError.from(errorKinds[kind].status, { message, errors });
    }
  }) as Api;
}
