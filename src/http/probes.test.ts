import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addErrorAnswers } from './answer-errors.ts';
import { gateUntilReady } from './probes.ts';

it('refuses requests until the process is ready, but answers probes', async () => {
  const readiness = { isReady: false };
  const app = Fastify();
  addErrorAnswers(app);
  gateUntilReady(app, readiness);
  app.get('/', async () => 'answered');
  app.get('/livez', { config: { isAlwaysAnswered: true } }, async () => 'alive');
  const refused = await app.inject('/');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({ code: 'overloaded' });
  const open = async (url: string) => await app.inject({ url, headers: { accept: 'text/html' } });
  const page = await open('/server/tea-house?tab=reviews');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
  expect(page.payload).toContain('The site is starting');
  expect(page.payload).toContain('href="/server/tea-house?tab=reviews"');
  expect((await open('//elsewhere.example/')).payload).toContain('href="/elsewhere.example/"');
  expect((await app.inject('/nowhere')).statusCode).toBe(503);
  expect((await app.inject('/livez')).body).toBe('alive');
  readiness.isReady = true;
  expect((await app.inject('/')).body).toBe('answered');
  await app.close();
});
