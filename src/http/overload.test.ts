import path from 'node:path';
import { expect, it } from 'vitest';
import Fastify from 'fastify';
import { addErrorAnswers } from './answer-errors.ts';
import { root } from '#test/sources.ts';
import { serveBuiltFiles } from './built-files.ts';
import { createLagWatch, shedLoad } from './overload.ts';

it('sheds load when the event loop lags by two seconds, until it has recovered', () => {
  const watch = createLagWatch();
  watch.tick(0);
  watch.tick(250);
  watch.tick(2400);
  expect(watch.isShedding).toBe(false);
  watch.tick(5000);
  expect(watch.isShedding).toBe(true);
  watch.tick(6000);
  expect(watch.isShedding).toBe(true);
  watch.tick(6300);
  expect(watch.isShedding).toBe(false);
});

it('answers 503 with Retry-After while it sheds load', async () => {
  const app = Fastify();
  addErrorAnswers(app);
  shedLoad(app, { isShedding: true, tick: () => undefined });
  app.get('/', () => 'here');
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '2', 'overloaded']);
  await app.close();
});

it('serves the files of the build while it sheds load: pages sent before would be broken without them', async () => {
  const app = Fastify();
  shedLoad(app, { isShedding: true, tick: () => undefined });
  await serveBuiltFiles(app, path.join(root, 'public'));
  expect((await app.inject('/site.webmanifest')).statusCode).toBe(200);
  await app.close();
});
