import { expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { startTestApp } from '#test/app.ts';

interface Operation {
  operationId?: string;
  responses: object;
}

it('declares the errors of requests that do not reach their endpoint', async () => {
  const app = await startTestApp();
  const { paths } = (await app.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  await app.close();
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {}).join(' ');
  expect(statuses('/api/v1/servers', 'post')).toBe('200 201 400 403 404 413 415 429 502 503');
  expect(statuses('/api/v1/servers/{identifier}', 'get')).toBe('200 304 400 403 404');
  expect(statuses('/api/v1/categories', 'get')).toBe('200 304 403');
  expect(statuses('/oembed', 'get')).toBe('200 304 400 404 501');
});

it('contains no schema without a reference', async () => {
  const app = await startTestApp();
  const document = (await app.app.inject('/api/v1/openapi.json')).body;
  await app.close();
  const { components } = JSON.parse(document) as { components: { schemas: object } };
  const unused = Object.keys(components.schemas).filter((name) => !document.includes(`schemas/${name}"`));
  expect(unused).toEqual([]);
});

it('gives every public endpoint the operation id that the code uses', async () => {
  const app = await startTestApp();
  const document = (await app.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  await app.close();
  const named = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const open = Object.entries(api).filter(([, { schema }]) => !('hide' in schema && schema.hide));
  expect(named.toSorted()).toEqual(open.map(([name]) => name).toSorted());
  // Those that need a login work only with the site's cookie.
  expect(open.filter(([, { config }]) => config.access !== 'visitor').map(([name]) => name)).toEqual([]);
});
