import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import type { ListingsTable } from '#db/tables.ts';
import { Server } from '#features/listings/contract.ts';
import type { TestApp } from '#test/app.ts';
import { changeListing, makeDump, remakeDump, startDumpApp, switchDump } from '#test/dump.ts';
import { submitServer } from '#test/factories.ts';
import { signInOwner } from '#test/owners.ts';
import { DumpInfo } from './contract.ts';
import { createDumps } from './dump.ts';

const codes = ['starforge', 'pixelorchard', 'hollowlantern', 'kotatsu'];
let app: TestApp;
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await startDumpApp();
  for (const code of codes) {
    ids.set(code, (await submitServer(app, code)).id);
    app.clock.advance(1000);
  }
});
afterAll(async () => await app.close());

const idOf = (code: string): string => ids.get(code)!;
const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url: '/api/v1/dump', headers });
const info = () => app.api('GET /api/v1/dump/info');

async function lines(): Promise<Server[]> {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  const text = gunzipSync(answer.rawPayload).toString();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Server);
}

const change = (code: string, to: Partial<ListingsTable>) => changeListing(app, idOf(code), to);

describe('while it is switched off, the default with the real Discord', () => {
  it.each(['/api/v1/dump', '/api/v1/dump/info'])('%s returns 404', async (url) => {
    await app.dumps.tick();
    const answer = await app.app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'dump_off', message: 'This site does not offer its data as one file at the moment.' },
    ]);
  });

  it('no file is made, and an existing one is deleted', async () => {
    expect(() => readdirSync(app.dumps.folder)).toThrow('ENOENT');
    await makeDump(app);
    expect(readdirSync(app.dumps.folder).length).toBe(4);
    await switchDump(app, false);
    expect((await ask()).statusCode).toBe(404);
    await app.dumps.tick();
    expect(readdirSync(app.dumps.folder)).toEqual(['name']);
  });

  it.each(['/api/v1/dump', '/api/v1/dump/info'])('switched on, %s returns 503 until the file is made', async (url) => {
    await switchDump(app, true);
    const answer = await app.app.inject(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'dump_not_ready']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a folder that cannot be read', () => {
  beforeAll(() => {
    renameSync(app.dumps.folder, `${app.dumps.folder}-away`);
    writeFileSync(app.dumps.folder, '');
  });
  afterAll(() => {
    rmSync(app.dumps.folder);
    renameSync(`${app.dumps.folder}-away`, app.dumps.folder);
  });

  it.each(['/api/v1/dump', '/api/v1/dump/info'])('%s returns 503, and the job fails', async (url) => {
    const answer = await app.app.inject(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'dump_not_ready']);
    await expect(app.dumps.tick()).rejects.toThrow('ENOTDIR');
  });
});

describe('GET /api/v1/dump', () => {
  beforeAll(async () => await makeDump(app));

  it('contains each listed server once, newest first, with exactly the fields of the lists', async () => {
    const { servers } = await app.api('GET /api/v1/servers', { query: { sort: 'newest', limit: 100 } });
    const found = await lines();
    expect(found).toEqual(servers);
    for (const line of found) Server.strict().parse(line);
  });

  it('matches its description', async () => {
    const about = DumpInfo.strict().parse(await info());
    const { rawPayload } = await ask();
    expect(about).toMatchObject({
      date: '2026-11-20',
      servers: codes.length,
      bytes: rawPayload.length,
      sha256: createHash('sha256').update(rawPayload).digest('hex'),
      url: 'http://localhost:3000/api/v1/dump',
      schemaVersion: 1,
      licence: null,
    });
  });

  it('is sent with file name, ETag, modification time and checksum', async () => {
    const { sha256, bytes } = await info();
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="servers-2026-11-20.jsonl.gz"',
      'content-length': String(bytes),
      'accept-ranges': 'bytes',
      'cache-control': 'public, no-cache',
      'last-modified': new Date(app.clock.now()).toUTCString(),
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is revalidated by ETag or modification time; the ETag takes precedence', async () => {
    const { headers } = await ask();
    const [etag, time] = [String(headers.etag), String(headers['last-modified'])];
    const later = new Date(Date.parse(time) + 1000).toUTCString();
    const earlier = new Date(Date.parse(time) - 1000).toUTCString();
    const statusOf = async (sent: Record<string, string>) => (await ask(sent)).statusCode;
    expect(await statusOf({ 'if-none-match': etag })).toBe(304);
    expect(await statusOf({ 'if-modified-since': time })).toBe(304);
    expect(await statusOf({ 'if-modified-since': later })).toBe(304);
    expect(await statusOf({ 'if-modified-since': earlier })).toBe(200);
    expect(await statusOf({ 'if-modified-since': 'yesterday' })).toBe(200);
    expect(await statusOf({ 'if-modified-since': time, 'if-none-match': '"other"' })).toBe(200);
  });

  it('is sent in ranges that add up to the whole', async () => {
    const { rawPayload, headers } = await ask();
    const etag = String(headers.etag);
    const first = await ask({ range: 'bytes=0-99' });
    const rest = await ask({ range: 'bytes=100-', 'if-range': etag });
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206]);
    expect(first.headers).toMatchObject({
      'content-range': `bytes 0-99/${rawPayload.length}`,
      'content-length': '100',
    });
    expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(rawPayload)).toBe(true);
    const { statusCode, headers: headHeaders } = await ask({ range: 'bytes=0-9' }, 'HEAD');
    expect([statusCode, headHeaders['content-length']]).toEqual([200, String(rawPayload.length)]);
    for (const other of ['"other"', `W/${etag}`, new Date(0).toUTCString()]) {
      expect([other, (await ask({ range: 'bytes=5-', 'if-range': other })).statusCode]).toEqual([other, 200]);
    }
    const beyond = await ask({ range: `bytes=${rawPayload.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.payload]).toEqual([
      416,
      `bytes */${rawPayload.length}`,
      '',
    ]);
  });

  it('is made once a day', async () => {
    const before = await info();
    await app.dumps.tick();
    expect(await info()).toEqual(before);
    app.clock.advance(DAY_MS);
    // Yesterday's file is served until today's is made.
    expect(await info()).toEqual(before);
    await app.dumps.tick();
    expect((await info()).date).toBe('2026-11-21');
    expect(readdirSync(app.dumps.folder).length).toBe(4);
  });
});

describe('a server that must no longer be published', () => {
  const restored = { approval: 'approved', invite_state: 'live', nsfw_level: 0 } as const;
  beforeEach(async () => await remakeDump(app));
  afterEach(async () => await change('kotatsu', restored));

  it.each([
    ['waits for a moderator', { approval: 'pending' }],
    ['was refused', { approval: 'rejected' }],
    ['was taken down by its owners', { approval: 'opted-out' }],
    ['is for adults', { nsfw_level: 3 }],
    ['leads to another guild', { invite_state: 'quarantined' }],
  ] as const)('withdraws the file immediately when it %s, and the next file omits it', async (_what, to) => {
    const etag = String((await ask()).headers.etag);
    await change('kotatsu', to);
    expect((await ask()).statusCode).toBe(503);
    // Nor a range, nor a 304.
    expect((await ask({ range: 'bytes=0-9' })).statusCode).toBe(503);
    expect((await ask({ 'if-none-match': etag }, 'HEAD')).statusCode).toBe(503);
    await app.dumps.tick();
    const found = (await lines()).map(({ id }) => id);
    expect(found).not.toContain(idOf('kotatsu'));
    expect(found.length).toBe(codes.length - 1);
  });

  it('withdraws the file in a process that started later', async () => {
    await change('kotatsu', { approval: 'opted-out' });
    const { db, catalog, shown, now, switches, config } = app;
    const other = createDumps({ db, catalog, shown, now, switches, dataDir: config.dataDir });
    await expect(other.current()).rejects.toMatchObject({ status: 503 });
  });

  it('withdraws the file when its owners take it down', async () => {
    const owner = await signInOwner(app, idOf('kotatsu'));
    await owner.api('POST /api/v1/servers/:id/take-down', { params: { id: idOf('kotatsu') } });
    expect((await ask()).statusCode).toBe(503);
    await app.dumps.tick();
    expect((await lines()).map(({ id }) => id)).not.toContain(idOf('kotatsu'));
    await owner.api('POST /api/v1/servers/:id/put-back', { params: { id: idOf('kotatsu') } });
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('other changes', () => {
  beforeEach(async () => await remakeDump(app));

  it('leave the file unchanged: an expired (useless) invite, a put-back and a rejected newcomer', async () => {
    const before = await info();
    await change('kotatsu', { invite_state: 'expired' });
    expect(await info()).toEqual(before);
    await change('kotatsu', { approval: 'opted-out', invite_state: 'live' });
    await change('kotatsu', { approval: 'approved' });
    expect(await info()).toEqual(before);
    ids.set('newcomer', (await submitServer(app, 'tidewatch')).id);
    await change('newcomer', { approval: 'rejected' });
    expect(await info()).toEqual(before);
    await app.dumps.tick();
    expect(await info()).toEqual(before);
  });

  it('withdraw the file when they are no longer stored', async () => {
    await change('kotatsu', { updated_at: 1 });
    await change('kotatsu', { updated_at: 1 });
    await app.db.write(({ tx }) => tx.deleteFrom('changes').execute());
    expect((await ask()).statusCode).toBe(503);
    await app.dumps.tick();
    expect((await ask()).statusCode).toBe(200);
  });

  it('withdraw the file when the database was replaced by an older one', async () => {
    const { revision } = await app.dumps.current();
    const setRevision = (value: number) =>
      app.db.write(({ tx }) => tx.updateTable('counters').set({ value }).where('name', '=', 'changes').execute());
    const { db, catalog, now, switches, config } = app;
    const older = { db, catalog, now, switches, shown: () => revision - 1, dataDir: config.dataDir };
    // A process that lags behind serves the file: the database contains its revision.
    expect((await createDumps(older).current()).revision).toBe(revision);
    await app.db.write(({ tx }) =>
      tx
        .updateTable('counters')
        .set({ value: revision - 1 })
        .execute(),
    );
    await expect(createDumps(older).current()).rejects.toMatchObject({ status: 503 });
    await setRevision(revision);
  });
});
