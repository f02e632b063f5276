import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { awaitWhole } from './early-questions.ts';

const LATER = [
  '/api/v1/servers?limit=1&search=moss',
  '/api/v1/servers?tag=moss',
  '/category/Gaming?sort=name',
  '/api/v1/tags',
  '/tag/moss',
  '/api/v1/suggestions?q=mo',
  '/sitemap.xml',
  '/api/v1/servers/random',
  '/api/v1/serververse/points',
  '/api/v1/recommendations?limit=6',
  '/feeds/category/Gaming/trending.atom',
  '/api/v1/dump/info',
];
const AT_ONCE = ['/', '/api/v1/servers?limit=18&sort=newest', '/api/v1/categories/stats', '/server/stage-name'];

let app: FastifyInstance;
let rest: PromiseWithResolvers<boolean>;
const catalog = { isWhole: false, readRest: async () => await rest.promise };

beforeEach(() => {
  catalog.isWhole = false;
  rest = Promise.withResolvers();
  app = Fastify();
  awaitWhole(app, catalog);
  app.get('/*', async () => 'answered');
});
afterEach(async () => await app.close());

it.each(LATER)('lets %s wait until everything is read', async (url) => {
  let isAnswered = false;
  const answer = app.inject({ url }).then(({ body }) => {
    isAnswered = true;
    return body;
  });
  expect((await app.inject('/')).body).toBe('answered');
  expect(isAnswered).toBe(false);
  rest.resolve(true);
  expect(await answer).toBe('answered');
});

it.each(AT_ONCE)('answers %s meanwhile', async (url) => {
  expect((await app.inject(url)).body).toBe('answered');
});

it('tells what keeps it from being read', async () => {
  const answer = app.inject(LATER[0]!);
  rest.reject(new Error('no disk'));
  expect((await answer).statusCode).toBe(500);
});

it('sends whom it let wait away when the rest is left unread, since the process stops', async () => {
  const answer = app.inject(LATER[0]!);
  rest.resolve(false);
  expect((await answer).statusCode).toBe(503);
});

it('lets nobody wait once it is read', async () => {
  catalog.isWhole = true;
  expect((await app.inject(LATER[0]!)).body).toBe('answered');
});
