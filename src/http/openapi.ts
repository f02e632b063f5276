// OpenAPI 3.1 at /api/v1/openapi.json, from the same schemas that check the calls.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { api } from '#contract/api.ts';
import type { Config } from '#src/env.ts';
import { describeReads } from './openapi-reads.ts';

/** Register before the routes. */
export async function addOpenApi(app: FastifyInstance, { http }: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Duskrow',
        version: '1',
        description:
          'Public reads need no key and have no limit per client; a busy process answers 503 with Retry-After. ' +
          'Writes, sign-in and sync have limits (429 with Retry-After). Listings are synced at least once a day.',
      },
      servers: [{ url: http.publicUrl }],
    },
    transform: (route) => withOperationId(jsonSchemaTransform(route), route.route.method, route.url),
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      describeReads(described.paths as Parameters<typeof describeReads>[0]);
      return described;
    },
  });
  let document: string | undefined;
  app.get(
    '/api/v1/openapi.json',
    { schema: { hide: true }, config: { reading: 'public' } },
    async (_request, reply) => {
      document ??= JSON.stringify(app.swagger());
      reply.header('cache-control', 'public, max-age=300');
      return reply.type('application/json; charset=utf-8').serializer(String).send(document);
    },
  );
}

const namesOfCalls = new Map(Object.entries(api).map(([name, { method, url }]) => [`${method} ${url}`, name]));

/** Every call has the name that the code gives it, for generators of clients. */
function withOperationId<T extends { schema: object }>(transformed: T, method: string | string[], url: string): T {
  const operationId = namesOfCalls.get(`${String(method)} ${url}`);
  return operationId ? { ...transformed, schema: { ...transformed.schema, operationId } } : transformed;
}
