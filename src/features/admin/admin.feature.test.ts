import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, OWL, sessionCookie, signInBrowser, type TestBrowser } from '#test/browser.ts';
import { copyListing, signIn, submitServer } from '#test/factories.ts';
import { createRunLoop } from './sync-run.ts';

let app: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  admin = await signInBrowser(app, LAMPLIGHTER);
});
afterAll(async () => await app.close());

const CALLS = [
  'GET /api/v1/discord/sync-status',
  'POST /api/v1/discord/sync-all',
  'DELETE /api/v1/discord/sync-all',
  'POST /api/v1/discord/connection-test',
  'GET /api/v1/admin/queue',
  'GET /api/v1/admin/log',
  'POST /api/v1/admin/log/:id/undo',
  'POST /api/v1/admin/servers/decide',
  'POST /api/v1/admin/changes/:id/approve',
  'POST /api/v1/admin/changes/:id/refuse',
  'GET /api/v1/admin/servers/:id/submitter',
  'GET /api/v1/admin/terms/spam/servers',
  'GET /api/v1/admin/search?q=owl',
];

describe('a user who is not an admin', () => {
  it.each(CALLS)('is refused %s', async (call) => {
    const [method, url = ''] = call.split(' ');
    const decision = { decision: 'block', servers: [{ id: 's_1', approval: 'pending' }] };
    const payload = method === 'POST' ? { reason: 'Because.', ...decision } : undefined;
    const ask = (cookie?: string) =>
      app.app.inject({
        method: method as 'GET',
        url: url.replace(':id', 's_1'),
        payload,
        headers: cookie ? { cookie } : {},
      });
    expect((await ask()).statusCode).toBe(401);
    const owl = await signInBrowser(app, OWL);
    expect((await ask(sessionCookie(owl))).statusCode).toBe(403);
    expect((await ask((await signIn(app)).cookie)).statusCode).toBe(403);
  });
});

describe('status and connection', () => {
  it('count the listed and the recently synced servers', async () => {
    await submitServer(app, 'hollowlantern');
    const status = (await admin.call('/api/v1/discord/sync-status')).json();
    expect(status).toMatchObject({
      totalServers: 1,
      discordConnected: 1,
      recentlysynced: 1,
      serversNeedingSync: 0,
      isOnline: true,
      budget: { syncsPerDay: 144 * 10_000 },
    });
    app.clock.advance(25 * 3_600_000);
    const later = (await admin.call('/api/v1/discord/sync-status')).json();
    expect(later).toMatchObject({ totalServers: 1, recentlysynced: 0, serversNeedingSync: 1 });
  });

  it('test one look-up without a bot, and fail when Discord does not answer', async () => {
    const test = () => admin.call('/api/v1/discord/connection-test', 'POST');
    expect((await test()).json()).toMatchObject({
      message: 'Invite look-ups work; no bot is configured',
      hasBot: false,
    });
    // Immediately, even though the answer to the last test is less than a minute old.
    app.standIn.state.scenario('*', 'server-error');
    const answer = await test();
    app.standIn.state.clearScenarios();
    expect(answer.statusCode).toBeGreaterThanOrEqual(502);
    app.clock.advance(3_600_000);
  });
});

describe('Sync All', () => {
  it('is one run however often it is started, resumes after its position, and ends', async () => {
    await submitServer(app, 'pixelorchard');
    await submitServer(app, 'starforge');
    app.clock.advance(3_600_000);
    app.standIn.state.calls.reset();
    const start = () => admin.call('/api/v1/discord/sync-all', 'POST');
    const [first, ...others] = await Promise.all([start(), ...Array.from({ length: 19 }, start)]);
    for (const other of others) expect(other.json()).toEqual(first.json());
    expect(await app.db.kysely.selectFrom('sync_runs').select('id').execute()).toHaveLength(1);
    expect(first.json()).toMatchObject({ synced: 0, total: 3, status: 'running' });
    const loop = () =>
      createRunLoop({
        ...app,
        now: () => app.clock.now(),
        paceMs: 6300,
      });
    // The schedule of refreshes has most of the budget in the meantime.
    expect(await loop().tick()).toBe(12_600);
    expect((await start()).json()).toMatchObject({ synced: 1, status: 'running' });
    // Another process takes over. The first one ended before it saved its position.
    app.clock.advance(60_000);
    const ids = (await app.db.kysely.selectFrom('listings').select('id').execute()).map(({ id }) => id).toSorted();
    await app.api('POST /api/v1/servers/:id/sync', { params: { id: ids[1]! } });
    app.clock.advance(60_000);
    const next = loop();
    const pauses = [await next.tick(), await next.tick(), await next.tick()];
    expect(pauses.slice(0, 2)).toEqual([0, 12_600]);
    expect((await admin.call('/api/v1/discord/sync-status')).json().run).toMatchObject({
      status: 'done',
      synced: 3,
      message: 'Successfully synced 3 out of 3 servers',
    });
    expect(app.standIn.state.calls.counts().invites).toEqual({ hollowlantern: 1, pixelorchard: 1, starforge: 1 });
  });

  it('continues after a listing that causes an error of ours', async () => {
    app.clock.advance(3_600_000);
    await admin.call('/api/v1/discord/sync-all', 'POST');
    const lookUpInvite = vi.spyOn(app.discord, 'lookUpInvite').mockRejectedValueOnce(new DatabaseUnavailable('down'));
    lookUpInvite.mockRejectedValueOnce(new TypeError('a bug'));
    const { tick } = createRunLoop({ ...app, now: () => app.clock.now(), paceMs: 6300 });
    await expect(tick()).rejects.toThrow('down');
    await expect(tick()).rejects.toThrow('a bug');
    for (let i = 0; i < 3; i++) await tick();
    const { run } = (await admin.call('/api/v1/discord/sync-status')).json();
    expect(run).toMatchObject({ status: 'done', failed: 1, synced: 2 });
  });

  it('can be canceled once', async () => {
    await admin.call('/api/v1/discord/sync-all', 'POST');
    const cancel = () => admin.call('/api/v1/discord/sync-all', 'DELETE');
    const answers = await Promise.all(Array.from({ length: 10 }, cancel));
    const [done, ...late] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(done!.json()).toMatchObject({ status: 'cancelled', synced: 0 });
    expect(late.map(({ statusCode }) => statusCode)).toEqual(late.map(() => 404));
  });

  it('runs after the clock was set back, although an earlier run seems to be later', async () => {
    app.clock.advance(-60_000);
    await admin.call('/api/v1/discord/sync-all', 'POST');
    await createRunLoop({ ...app, now: () => app.clock.now(), paceMs: 6300 }).tick();
    const { run } = (await admin.call('/api/v1/discord/sync-status')).json();
    expect(run).toMatchObject({ status: 'running', synced: 1 });
    expect((await admin.call('/api/v1/discord/sync-all', 'DELETE')).json()).toMatchObject({ status: 'cancelled' });
    app.clock.advance(60_000);
  });
});

describe('the queue', () => {
  const hold = async (code: string): Promise<string> => {
    app.standIn.state.scenario(code, 'age-restricted');
    const server = await submitServer(app, code);
    expect(server.approved).toBe(false);
    return server.id;
  };
  const act = async (id: string, decision: string, reason?: string) => {
    const body = { decision, reason, servers: [{ id, approval: 'pending' }] };
    const answer = await admin.call('/api/v1/admin/servers/decide', 'POST', body);
    return answer.statusCode === 200 ? answer.json<{ decided: number }>().decided : answer.statusCode;
  };

  it('shows pending submissions, each until it is approved or rejected once', async () => {
    const [good, bad] = [await hold('voxelharbor'), await hold('nightshift')];
    const { items: waiting } = (await admin.call('/api/v1/admin/queue')).json<{
      items: { id: string; heldReason: string; heldBecause: object }[];
    }>();
    expect(waiting.map(({ id }) => id).toSorted()).toEqual([good, bad].toSorted());
    expect(waiting[0]).toMatchObject({ heldReason: 'It is age-restricted.', heldBecause: { key: 'age-restricted' } });
    const outcomes = await Promise.all([act(good, 'approve'), act(good, 'reject', 'No.')]);
    expect(outcomes.toSorted()).toEqual([0, 1]);
    expect(await act(bad, 'reject')).toBe(400);
    expect(await act(bad, 'reject', 'It is an empty shell.')).toBe(1);
    expect((await admin.call('/api/v1/admin/queue')).json()).toMatchObject({ items: [], next: null });
    await expect(submitServer(app, 'nightshift')).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('It is an empty shell.'),
    });
    expect(await act('s_missing', 'approve')).toBe(0);
  });

  it('blocks a guild permanently, and everything is logged', async () => {
    app.clock.advance(1000);
    const id = await hold('mycelium');
    expect(await act(id, 'block', 'Spam.')).toBe(1);
    await expect(submitServer(app, 'mycelium')).rejects.toMatchObject({ status: 403 });
    const log = (await admin.call('/api/v1/admin/log')).json<{ action: string; admin: string; subject: string }[]>();
    expect(log[0]).toMatchObject({ action: 'block', admin: 'lamplighter', subject: id, reason: 'Spam.' });
    const actions = log.map(({ action }) => action);
    for (const action of ['reject', 'sync-all', 'cancel-sync-all', 'connection-test'])
      expect(actions).toContain(action);
  });

  it('has a log with pages that contain each action once and divide no batch', async () => {
    const at = app.clock.now();
    const old = {
      admin_id: 'u_none',
      action: 'switch',
      subject: 'dump',
      reason: null,
      before: null,
      after: null,
      batch_id: null,
    } as const;
    const actions = Array.from({ length: 230 }, (_, i) => {
      return { ...old, id: `aa_old${String(i).padStart(3, '0')}`, created_at: at - 1_000_000 - Math.floor(i / 90) };
    });
    await app.db.write(async ({ tx }) => void (await tx.insertInto('admin_actions').values(actions).execute()));
    const pageOf = async (query: string) => (await admin.call(`/api/v1/admin/log${query}`)).json<{ id: string }[]>();
    const listed: string[] = [];
    const sizes: number[] = [];
    let query = '';
    for (let page = await pageOf(''); page.length > 0; page = await pageOf(query)) {
      sizes.push(page.filter(({ id }) => id.startsWith('aa_old')).length);
      listed.push(...page.map(({ id }) => id));
      query = `?before=${listed.at(-1)}`;
    }
    // Of three batches: 90, 90 and 50.
    expect(sizes.slice(0, 2)).toEqual([180, 50]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((id) => id.startsWith('aa_old'))).toEqual(actions.map(({ id }) => id));
    const unknown = await admin.call('/api/v1/admin/log?before=aa_none');
    expect([unknown.statusCode, unknown.json()]).toMatchObject([400, { code: 'validation' }]);
  });
});

it('a search says when it found more than it shows', async () => {
  const { id, name } = await submitServer(app, 'kotatsu');
  const search = async () => (await admin.call(`/api/v1/admin/search?q=${encodeURIComponent(name)}`)).json();
  expect(await search()).toMatchObject({ hasMore: false });
  await app.db.write(({ tx }) => copyListing(tx, id, 20));
  const { servers, hasMore } = await search();
  expect([servers.length, hasMore]).toEqual([20, true]);
});
