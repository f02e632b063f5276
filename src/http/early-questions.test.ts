import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { awaitTexts } from './early-questions.ts';

const LATER = [
  '/api/v1/servers?limit=1&search=moss',
  '/api/v1/servers?tag=moss',
  '/category/Gaming?sort=name',
  '/api/v1/tags',
  '/tag/moss',
  '/api/v1/suggestions?q=mo',
  '/sitemap.xml',
  '/api/v1/servers/random',
];
const AT_ONCE = ['/', '/api/v1/servers?limit=18&sort=newest', '/api/v1/categories/stats', '/server/stage-name'];

let app: FastifyInstance;
let texts: PromiseWithResolvers<void>;
const catalog = { hasTexts: false, readTexts: async () => await texts.promise };

beforeEach(() => {
  catalog.hasTexts = false;
  texts = Promise.withResolvers();
  app = Fastify();
  awaitTexts(app, catalog);
  app.get('/*', async () => 'answered');
});
afterEach(async () => await app.close());

it.each(LATER)('lets %s wait until the texts are read', async (url) => {
  let isAnswered = false;
  const answer = app.inject({ url }).then(({ body }) => {
    isAnswered = true;
    return body;
  });
  expect((await app.inject('/')).body).toBe('answered');
  expect(isAnswered).toBe(false);
  texts.resolve();
  expect(await answer).toBe('answered');
});

it.each(AT_ONCE)('answers %s meanwhile', async (url) => {
  expect((await app.inject(url)).body).toBe('answered');
});

it('tells what keeps the texts from being read', async () => {
  const answer = app.inject(LATER[0]!);
  texts.reject(new Error('no texts'));
  expect((await answer).statusCode).toBe(500);
});

it('lets nobody wait once they are read', async () => {
  catalog.hasTexts = true;
  expect((await app.inject(LATER[0]!)).body).toBe('answered');
});
