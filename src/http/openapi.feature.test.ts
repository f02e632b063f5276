import { beforeAll, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { api } from '#contract/api.ts';
import { startTestApp } from '#test/app.ts';

interface Operation {
  operationId?: string;
  responses: Record<string, { content?: object }>;
}

let text: string;
let compressed: LightMyRequestResponse;
let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: object } };
beforeAll(async () => {
  const app = await startTestApp();
  text = (await app.app.inject('/api/v1/openapi.json')).body;
  document = JSON.parse(text);
  compressed = await app.app.inject({ url: '/api/v1/openapi.json', headers: { 'accept-encoding': 'br' } });
  await app.close();
});

it('is sent compressed', () => {
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(compressed.rawPayload.length).toBeLessThan(text.length / 4);
});

it('gives every public endpoint the operation id that the code uses', () => {
  const named = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const open = Object.entries(api).filter(([, { schema }]) => !('hide' in schema && schema.hide));
  expect(named.toSorted()).toEqual(open.map(([name]) => name).toSorted());
  // Those that need a login work only with the site's cookie.
  expect(open.filter(([, { config }]) => config.access !== 'visitor').map(([name]) => name)).toEqual([]);
});

it('declares the errors of requests that do not reach their endpoint', () => {
  const statuses = (path: string, method: string) => Object.keys(document.paths[path]![method]!.responses).join(' ');
  expect(statuses('/api/v1/servers', 'post')).toBe('200 201 400 403 404 413 415 429 502 503');
  expect(statuses('/api/v1/servers/{identifier}', 'get')).toBe('200 304 400 403 404');
  expect(statuses('/api/v1/categories', 'get')).toBe('200 304 403');
  expect(statuses('/oembed', 'get')).toBe('200 304 400 404 501');
});

it('declares that oEmbed can be XML', () => {
  const { content } = document.paths['/oembed']!['get']!.responses['200']!;
  expect(Object.keys(content!)).toEqual(['application/json', 'text/xml']);
});

it('contains no schema without a reference', () => {
  const unused = Object.keys(document.components.schemas).filter((name) => !text.includes(`schemas/${name}"`));
  expect(unused).toEqual([]);
});
