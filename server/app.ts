import type { FastifyInstance } from 'fastify';
import { Failure } from '../contract/errors.ts';
import { routes as accounts } from './accounts/routes.ts';
import { routes as applicationForms } from './application-forms/routes.ts';
import { mayReadApplicationFile } from './applications/index.ts';
import { routes as applications } from './applications/routes.ts';
import { routes as approvals } from './approvals/routes.ts';
import { routes as awaiting } from './awaiting/routes.ts';
import { keyAuthenticator, refusedImports } from './businesses/index.ts';
import { routes as businesses } from './businesses/routes.ts';
import { routes as candidates } from './candidates/routes.ts';
import { routes as cvs } from './cvs/routes.ts';
import { routes as followed } from './followed/routes.ts';
import { routes as national } from './national/routes.ts';
import { routes as newsletters } from './newsletters/routes.ts';
import { routes as personalData } from './personal-data/routes.ts';
import { routes as places } from './places/routes.ts';
import { serveFiles } from './platform/files/serve-files.ts';
import { openCallsWithin } from './platform/http/call-within.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { healthRoutes, type Readiness } from './platform/http/health.ts';
import { refuseMethod } from './platform/http/refuse-method.ts';
import { registerRoute } from './platform/http/register-route.ts';
import type { Route } from './platform/http/route.ts';
import { serveWellKnown } from './platform/http/well-known.ts';
import type { Platform } from './platform/platform.ts';
import { routes as positions } from './positions/routes.ts';
import { authenticator, inactiveAccounts } from './sessions/index.ts';
import { routes as sessions } from './sessions/routes.ts';
import { routes as staffDashboard } from './staff/dashboard/routes.ts';
import { routes as staff } from './staff/routes.ts';
import { routes as support } from './support/routes.ts';

/** The list of domains. */
const domains: Route[][] = [
  accounts,
  sessions,
  places,
  businesses,
  positions,
  applicationForms,
  national,
  followed,
  candidates,
  applications,
  awaiting,
  cvs,
  approvals,
  newsletters,
  staff,
  staffDashboard,
  support,
  personalData,
];

/** Who may still open a file whose address was handed out, by the folder of the domain that keeps it. */
const fileGuards = { 'application-files': mayReadApplicationFile };

/** The API with every domain, without pages and without a port. */
export async function createApp(platform: Platform, readiness: Readiness): Promise<FastifyInstance> {
  const app = await createHttpServer(platform);
  const { rateLimits } = platform;
  const gate = {
    authenticate: authenticator(platform),
    isInactive: inactiveAccounts(platform),
    authenticateKey: keyAuthenticator(platform),
    noteRefused: refusedImports(platform),
    rateLimits,
    isDatabaseUp: readiness.isDatabaseUp,
  };
  const routes = [...healthRoutes(readiness), ...domains.flat()];
  for (const route of routes) registerRoute(app, route, platform, gate);
  openCallsWithin(app, routes, platform, gate);
  serveFiles(app, platform, fileGuards);
  serveWellKnown(app, platform);
  for (const path of ['/api', '/api/*']) app.all(path, refuseMethod(routes));
  app.setNotFoundHandler(() => {
    throw new Failure('notFound');
  });
  return app;
}
