// OpenAPI 3.1 at /api/v1/openapi.json, from the same schemas that check the calls.
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { api } from '#contract/api.ts';
import type { Config } from '#src/env.ts';
import { describeReads } from './openapi-reads.ts';
import { compileWithZod, noOwnCompilers } from './schema-compilers.ts';

type OpenApiDocument = ReturnType<FastifyInstance['swagger']>;

/**
 * Register before the routes. Gives the description of all of them, made when it is asked for first: what makes it is a
 * hundred modules, which no start waits for.
 */
export function addOpenApi(app: FastifyInstance, { http }: Config): () => Promise<OpenApiDocument> {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  let making: Promise<OpenApiDocument> | undefined;
  const document = (): Promise<OpenApiDocument> => {
    making ??= describe(routes, http.publicUrl).catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };
  let text: string | undefined;
  app.get(
    '/api/v1/openapi.json',
    { schema: { hide: true }, config: { access: 'visitor', needs: [], rate: null, reading: 'public' } },
    async (_request, reply) => {
      text ??= JSON.stringify(await document());
      reply.header('cache-control', 'public, max-age=300');
      return reply.type('application/json; charset=utf-8').serializer(String).send(text);
    },
  );
  return document;
}

/** By an app of its own that knows the same calls and answers none. */
async function describe(routes: readonly RouteOptions[], publicUrl: string): Promise<OpenApiDocument> {
  const { default: swagger } = await import('@fastify/swagger');
  const book = Fastify({ exposeHeadRoutes: false, schemaController: noOwnCompilers });
  compileWithZod(book);
  await book.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Duskrow',
        version: '1',
        description:
          'Public reads need no key and have no limit per client; a process that is busy, or whose database is away, answers 503 with Retry-After. ' +
          'Writes, sign-in and sync have limits (429 with Retry-After). Listings are synced at least once a day.',
      },
      servers: [{ url: publicUrl }],
    },
    transform: (route) => withOperationId(jsonSchemaTransform(route), route.route.method, route.url),
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      describeReads(described.paths as Parameters<typeof describeReads>[0]);
      return described;
    },
  });
  for (const { method, url, schema } of routes) book.route({ method, url, schema, handler: async () => undefined });
  await book.ready();
  return book.swagger();
}

const namesOfCalls = new Map(Object.entries(api).map(([name, { method, url }]) => [`${method} ${url}`, name]));

/** Every call has the name that the code gives it, for generators of clients. */
function withOperationId<T extends { schema: object }>(transformed: T, method: string | string[], url: string): T {
  const operationId = namesOfCalls.get(`${String(method)} ${url}`);
  return operationId ? { ...transformed, schema: { ...transformed.schema, operationId } } : transformed;
}
