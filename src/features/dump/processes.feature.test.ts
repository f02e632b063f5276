// The dump when several processes make and serve it.
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import type { TestApp } from '#test/app.ts';
import { changeListing, makeDump, remakeDump, startDumpApp, switchDump } from '#test/dump.ts';
import { submitServer } from '#test/factories.ts';
import { createDumps } from './dump.ts';

let app: TestApp;
let kotatsu: string;
beforeAll(async () => {
  app = await startDumpApp();
  await submitServer(app, 'starforge');
  kotatsu = (await submitServer(app, 'kotatsu')).id;
});
afterAll(async () => await app.close());

const ask = () => app.app.inject('/api/v1/dump');

const another = (dataDir = app.config.dataDir) => {
  const { db, catalog, shown, now, switches } = app;
  return createDumps({ db, catalog, shown, now, switches, dataDir });
};

it('processes that share a folder make one file; when one stops, another takes over', async () => {
  await switchDump(app, true);
  await app.dumps.release();
  app.clock.advance(DAY_MS);
  const others = Array.from({ length: 6 }, () => another());
  await Promise.all(others.map((one) => one.tick()));
  const made = await Promise.all([...others, app.dumps].map((one) => one.current()));
  expect(new Set(made.map(({ file }) => file)).size).toBe(1);
  expect(readdirSync(app.dumps.folder).filter((name) => name.endsWith('.gz')).length).toBe(1);
  await Promise.all(others.map((one) => one.release()));
  app.clock.advance(DAY_MS);
  await app.dumps.tick();
  expect((await another().current()).file).not.toBe(made[0]!.file);
});

it('processes with separate folders each make a file, and each withdraws it', async () => {
  await remakeDump(app);
  const own = path.join(app.config.dataDir, 'own');
  const other = another(own);
  await other.tick();
  expect((await other.current()).count).toBe((await app.dumps.current()).count);
  await changeListing(app, kotatsu, { approval: 'opted-out' });
  for (const one of [other, app.dumps]) await expect(one.current()).rejects.toMatchObject({ status: 503 });
  await Promise.all([other.tick(), app.dumps.tick()]);
  expect((await other.current()).count).toBe((await app.dumps.current()).count);
  await changeListing(app, kotatsu, { approval: 'approved' });
  await other.release();
});

it('a damaged or lost file is rebuilt', async () => {
  await makeDump(app);
  const pathOf = async () => path.join(app.dumps.folder, (await app.dumps.current()).file);
  for (const damage of [
    async () => rmSync(await pathOf()),
    async () => truncateSync(await pathOf(), 10),
    async () => writeFileSync(path.join(app.dumps.folder, 'current.json'), '{"file":"../../secret"}'),
    async () => writeFileSync(path.join(app.dumps.folder, 'current.json'), 'half'),
  ]) {
    await damage();
    expect((await ask()).statusCode).toBe(503);
    await app.dumps.tick();
    expect((await ask()).statusCode).toBe(200);
  }
});
