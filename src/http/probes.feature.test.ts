import { afterAll, beforeAll, expect, it } from 'vitest';
import Fastify from 'fastify';
import { addErrorAnswers } from '#http/answer-errors.ts';
import { shedLoad } from '#http/overload.ts';
import { addProbes } from '#http/probes.ts';
import { openTestDatabase, startTestApp, type TestApp } from '#test/app.ts';
import { createTestClock } from '#test/clock.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(async () => await app.close());

it('report that a process is alive and ready, and are never cached', async () => {
  const answers = await Promise.all(['/livez', '/readyz'].map((url) => app.app.inject(url)));
  expect(answers.map((answer) => [answer.statusCode, answer.headers['cache-control'], answer.json()])).toEqual([
    [200, 'no-store', { alive: true }],
    [200, 'no-store', { ready: true, database: true, catalog: true, draining: false }],
  ]);
});

it('are not part of the public API', async () => {
  const { paths } = (await app.app.inject('/api/v1/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(paths).filter((path) => /livez|readyz/.test(path))).toEqual([]);
});

it('are answered while load is shed, and reflect whether the catalog is loaded, current and not draining', async () => {
  const clock = createTestClock();
  const db = await openTestDatabase(clock.now);
  let shown = 0;
  const drain = { isDraining: false };
  const readiness = { isReady: false };
  const fastify = Fastify();
  addErrorAnswers(fastify);
  shedLoad(fastify, { isShedding: true, tick: () => undefined });
  let isUp = true;
  addProbes(fastify, {
    db: { kysely: db.kysely, isUp: () => isUp },
    shown: () => shown,
    now: clock.now,
    drain,
    readiness,
  });
  const ask = async () => {
    const answer = await fastify.inject('/readyz');
    return [answer.statusCode, answer.json<{ catalog: boolean }>().catalog];
  };
  expect((await fastify.inject('/livez')).statusCode).toBe(200);
  expect(await ask()).toEqual([503, false]);
  readiness.isReady = true;
  expect(await ask()).toEqual([200, true]);
  await db.write(async ({ changed }) => changed('s_1'));
  // The catalog has five seconds to catch up, from the first probe that saw the new revision.
  expect(await ask()).toEqual([200, true]);
  clock.advance(5001);
  expect(await ask()).toEqual([503, false]);
  shown = 1;
  expect(await ask()).toEqual([200, true]);
  // As after a failed fsync: it answers reads, but accepts no write until a restart.
  isUp = false;
  expect((await fastify.inject('/readyz')).json()).toMatchObject({ ready: false, database: false, catalog: true });
  isUp = true;
  drain.isDraining = true;
  expect(await ask()).toEqual([503, true]);
  await fastify.close();
  await db.close();
});
