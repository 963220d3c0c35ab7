import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Access, Endpoint } from '../../../contract/endpoint.ts';
import { documentationPolicy } from './security-headers.ts';

/** OpenAPI at /api/docs/json, and a page to read it at /api/docs. */
export async function describeApi(app: FastifyInstance) {
  /**
   * Most of a megabyte, the same for everybody: to write it anew for each who asks would take all the time there is. JSON is
   * YAML too.
   */
  let written: Buffer | undefined;
  await app.register(swagger, {
    openapi: {
      // What 3.0 has no words for: something of several kinds, or nothing.
      openapi: '3.1.0',
      info: {
        title: 'Jobbfjord API',
        version: '1',
        description:
          'Base path /api. Every reply is JSON with `success`. Send the token from log-in as `Authorization: Bearer …`, and to /import a key of your business, which its owner makes at «Rediger bedrift».',
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' }, businessKey: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: describeRoute,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => documentationPolicy,
    theme: { title: 'Jobbfjord API' },
    // Domains first: a hundred and fifty calls at once are no overview. No validator: it would tell our address elsewhere.
    uiConfig: { docExpansion: 'none', validatorUrl: null },
    uiHooks: {
      preHandler: async ({ routeOptions: { url } }, reply) => {
        if (url !== '/api/docs/json' && url !== '/api/docs/yaml') return;
        written ??= Buffer.from(JSON.stringify(app.swagger()));
        return reply.type('application/json; charset=utf-8').send(written);
      },
    },
  });
}

const needsToken = [{ token: [] }];
/** Whoever may call without a token may still send one. */
const security: Record<Access, object[]> = {
  anyone: [{}, ...needsToken],
  user: needsToken,
  staff: needsToken,
  system: [{ businessKey: [] }],
};

/** Pages, files and the answer to unknown addresses are no calls, and OpenAPI has no words for all their methods. */
const describeRoute: SwaggerTransform = (given) => {
  const endpoint = given.route.config?.endpoint;
  if (!endpoint) return { schema: { hide: true }, url: given.url };
  const { body, files, access, reply } = endpoint;
  const { schema, url } = jsonSchemaTransform({
    ...given,
    schema: { ...given.schema, ...(body && files && { body }) },
  } as Parameters<typeof jsonSchemaTransform>[0]);
  const described = schema as { body?: object; response?: object };
  return {
    url,
    schema: {
      ...described,
      security: security[access],
      ...(files && { body: withFiles(described.body, files) }),
      ...(reply === 'file' && { response: { ...described.response, 200: anyFile } }),
    } as typeof schema,
  };
};

const binary = { type: 'string', format: 'binary' };
/** Of what kind says the answer itself. */
const anyFile = { description: 'A file', content: { '*/*': { schema: binary } } };

/** The fields of a multipart body: those that are checked as in JSON, and the files beside them. */
function withFiles(
  body: { properties?: object; required?: string[] } | undefined,
  files: NonNullable<Endpoint['files']>,
) {
  const needed = Object.keys(files).filter((name) => !files[name]?.optional);
  const required = [...(body?.required ?? []), ...needed];
  return {
    type: 'object',
    properties: { ...body?.properties, ...Object.fromEntries(Object.keys(files).map((name) => [name, binary])) },
    ...(required.length > 0 && { required }),
  };
}
