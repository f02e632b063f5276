import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, MOSS_KEEPER, PAPER_FOX, openBrowser, signInBrowser, type TestBrowser } from '#test/browser.ts';
import { setApproval } from '#test/users.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const managed = async (browser: TestBrowser) =>
  (await browser.call('/api/v1/auth/managed-servers')).json<{ id: string; name: string; slug: string | null }[]>();
const submit = (browser: TestBrowser, body: object) => browser.call('/api/v1/auth/submit-managed-server', 'POST', body);
const idOf = async (browser: TestBrowser, name: RegExp) =>
  (await managed(browser)).find((server) => name.test(server.name))!.id;
const listings = async () => (await app.db.kysely.selectFrom('listings').select('id').execute()).length;

describe('a managed server that shows no public invite', () => {
  it('is not listed without an invite, and is listed with one', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const serverId = await idOf(browser, /voxel harbor/i);
    const before = await listings();
    const friend = await submit(browser, { serverId, inviteUrl: 'Fr13nd2x' });
    expect(friend.json()).toMatchObject({ code: 'unknown_invite', issues: [{ code: 'friend_invite' }] });
    const asked = await submit(browser, { serverId, categories: ['gaming'] });
    expect([asked.statusCode, asked.json()]).toEqual([
      422,
      {
        code: 'invite_needed',
        message: 'This server has no public invite. Please paste an invite link that leads to it.',
      },
    ]);
    expect(await listings()).toBe(before);
    const given = await submit(browser, { serverId, inviteUrl: 'https://discord.gg/voxelharbor' });
    expect([given.statusCode, given.json()]).toMatchObject([201, { isExisting: false, server: { approved: true } }]);
    expect((await managed(browser)).find(({ id }) => id === serverId)?.slug).toBe(given.json().server.slug);
    // Its invite is now stored.
    const again = await submit(browser, { serverId });
    expect([again.statusCode, again.json().isExisting]).toEqual([200, true]);
    await setApproval(app, given.json().server.id, 'rejected', 'It was spam.');
    app.clock.advance(2 * 60_000);
    expect((await managed(browser)).find(({ id }) => id === serverId)).toMatchObject({ rejected: true });
    app.standIn.state.calls.reset();
    for (const inviteUrl of [undefined, 'voxelharbor']) {
      const refused = await submit(browser, { serverId, inviteUrl });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'guild_refused']);
    }
    expect(app.standIn.state.calls.counts().invites).toEqual({});
    await setApproval(app, given.json().server.id, 'approved');
  });

  it('is refused with an unknown category, and takes known ones in any letter case', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const serverId = await idOf(browser, /voxel harbor/i);
    const refused = await submit(browser, { serverId, categories: ['gaming', 'nonsense'] });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { issues: [{ path: 'categories', code: 'unknown_category' }] },
    ]);
    expect((await submit(browser, { serverId, categories: [] })).statusCode).toBe(200);
    const unlisted = { serverId: await idOf(browser, /nightshift/i), inviteUrl: 'nightshift' };
    const { server } = (await submit(browser, { ...unlisted, categories: ['sports', 'SPORTS'] })).json();
    expect((await browser.call(`/api/v1/servers/${server.slug}`)).json().categories).toEqual(['Sports']);
  });

  it('is asked for an invite when that of its widget expires within seven days', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const serverId = await idOf(browser, /lantern/i);
    app.standIn.state.scenario('*', 'expiring', { expiresInMs: 6 * 86_400_000 });
    try {
      const asked = await submit(browser, { serverId });
      expect([asked.statusCode, asked.json().code]).toEqual([422, 'invite_needed']);
    } finally {
      app.standIn.state.clearScenarios();
      app.clock.advance(2 * 60_000);
    }
    expect((await submit(browser, { serverId })).statusCode).toBe(201);
  });

  it.each([
    ['server-error', 502],
    ['rate-limited', 503],
  ] as const)('is not reported as having no invite when Discord answers %s', async (scenario, status) => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const serverId = await idOf(browser, /voxel harbor/i);
    // The cached answer for its invite has expired.
    app.clock.advance(2 * 60_000);
    app.standIn.state.scenario('*', scenario);
    try {
      const answer = await submit(browser, { serverId });
      expect([answer.statusCode, answer.json().code]).toEqual([status, 'discord_fetch_failed']);
    } finally {
      app.standIn.state.clearScenarios();
      app.clock.advance(3_600_000);
    }
  });

  it('has one deadline for all look-ups', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const serverId = await idOf(browser, /voxel harbor/i);
    app.clock.advance(2 * 60_000);
    app.standIn.state.scenario('*', 'stalled-body');
    const began = performance.now();
    try {
      const answer = await submit(browser, { serverId });
      expect([answer.statusCode, answer.json().code]).toEqual([502, 'discord_fetch_failed']);
      expect(performance.now() - began).toBeLessThan(1.8 * app.config.discord.timeoutMs);
    } finally {
      app.standIn.state.clearScenarios();
      app.clock.advance(3_600_000);
    }
  });
});

it.each([
  ['server-error', 502, 'discord_fetch_failed'],
  ['unauthorized', 403, 'guild_list_missing'],
] as const)('uses no list older than 30 days: %s', async (scenario, status, code) => {
  const browser = await signInBrowser(app, LAMPLIGHTER);
  const serverId = (await managed(browser))[0]!.id;
  app.standIn.state.scenario('*', scenario, { route: 'getUserGuilds' });
  try {
    for (let day = 0; day < 30; day += 5) {
      app.clock.advance(5 * 86_400_000);
      await browser.call('/api/v1/auth/me');
    }
    const list = await browser.call('/api/v1/auth/managed-servers');
    for (const answer of [list, await submit(browser, { serverId })])
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  } finally {
    app.standIn.state.clearScenarios();
  }
});

describe('a user who does not share the server list', () => {
  it('gets guild_list_missing, and everything else works', async () => {
    const browser = openBrowser(app);
    expect(await browser.signIn(MOSS_KEEPER, { scopes: ['email'] })).toBe('/?auth=success');
    const list = await browser.call('/api/v1/auth/managed-servers');
    const submitted = await submit(browser, { serverId: '190000000000000001', inviteUrl: 'mycelium' });
    for (const refused of [list, submitted]) {
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        {
          code: 'guild_list_missing',
          message: 'Your server list is not shared with this site. Please log in again and agree to share it.',
        },
      ]);
    }
    for (const url of ['/api/v1/auth/me', '/api/v1/profile', '/api/v1/user/servers', '/api/v1/profile/export']) {
      expect([url, (await browser.call(url)).statusCode]).toEqual([url, 200]);
    }
  });

  it('has no rights from a list shared earlier', async () => {
    const browser = await signInBrowser(app, MOSS_KEEPER);
    const serverId = (await managed(browser))[0]!.id;
    expect(await browser.signIn(MOSS_KEEPER, { scopes: ['email'] })).toBe('/?auth=success');
    expect((await browser.call('/api/v1/auth/managed-servers')).statusCode).toBe(403);
    expect((await submit(browser, { serverId })).json().code).toBe('guild_list_missing');
    const { user_guilds, users } = (await browser.call('/api/v1/profile/export')).json();
    expect([user_guilds, users]).toMatchObject([[], [{ guilds_at: null }]]);
  });
});

describe('a server list that could not be read yet', () => {
  it('is requested again, and reports the error instead of an empty list', async () => {
    const browser = openBrowser(app);
    app.standIn.state.scenario('*', 'server-error', { route: 'getUserGuilds' });
    try {
      expect(await browser.signIn(PAPER_FOX)).toBe('/?auth=success');
      const list = await browser.call('/api/v1/auth/managed-servers');
      expect([list.statusCode, list.json().code]).toEqual([502, 'discord_fetch_failed']);
      const submitted = await submit(browser, { serverId: '190000000000000001' });
      expect([submitted.statusCode, submitted.json().code]).toEqual([502, 'discord_fetch_failed']);
    } finally {
      app.standIn.state.clearScenarios();
    }
    app.clock.advance(10_000);
    expect(await managed(browser)).toHaveLength(1);
    // The stored list is used while Discord is down.
    app.clock.advance(2 * 3_600_000);
    app.standIn.state.scenario('*', 'server-error', { route: 'getUserGuilds' });
    expect(await managed(browser)).toHaveLength(1);
    app.standIn.state.clearScenarios();
  });
});

const reads = () => app.standIn.state.calls.counts().routes['getUserGuilds'] ?? 0;

it('reads a server list again that was read before the clock was set back', async () => {
  const browser = await signInBrowser(app, LAMPLIGHTER);
  app.clock.advance(-86_400_000);
  try {
    const before = reads();
    await managed(browser);
    expect(reads()).toBe(before + 1);
  } finally {
    app.clock.advance(86_400_000);
  }
});

describe('a server list that Discord refuses', () => {
  it.each(['unauthorized', 'rate-limited', 'server-error'] as const)(
    'is not requested again by each call: %s',
    async (scenario) => {
      const browser = await signInBrowser(app, LAMPLIGHTER);
      app.clock.advance(2 * 3_600_000);
      app.standIn.state.scenario('*', scenario, { route: 'getUserGuilds' });
      try {
        const before = reads();
        await Promise.all(Array.from({ length: 5 }, () => managed(browser)));
        for (let call = 0; call < 3; call++) expect(await managed(browser)).toHaveLength(5);
        expect(reads()).toBe(before + 1);
      } finally {
        app.standIn.state.clearScenarios();
        app.clock.advance(3_600_000);
      }
    },
  );

  it('is not requested with a token that Discord has rejected', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    app.clock.advance(2 * 3_600_000);
    app.standIn.state.scenario('*', 'unauthorized', { route: 'getUserGuilds', times: 1 });
    const before = reads();
    for (let call = 0; call < 3; call++) {
      expect(await managed(browser)).toHaveLength(5);
      app.clock.advance(60_000);
    }
    expect(reads()).toBe(before + 1);
    await browser.signIn(LAMPLIGHTER);
    app.clock.advance(2 * 3_600_000);
    expect(await managed(browser)).toHaveLength(5);
    expect(reads()).toBe(before + 3);
  });
});

describe('managed servers', () => {
  it('are those the user owns, administers or manages', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    expect(await managed(browser)).toHaveLength(5);
    expect(await managed(await signInBrowser(app, PAPER_FOX))).toHaveLength(1);
    await expect(app.api('GET /api/v1/auth/managed-servers')).rejects.toMatchObject({ status: 401 });
  });

  it('have one order, even with equal names', async () => {
    const browser = await signInBrowser(app, PAPER_FOX);
    const [own] = await managed(browser);
    const template = app.db.kysely.selectFrom('user_guilds').selectAll().where('guild_id', '=', own!.id);
    const row = { ...(await template.executeTakeFirstOrThrow()), name: 'Twin', member_count: null };
    const ids = ['190000000000000903', '190000000000000901', '190000000000000902'];
    const twins = ids.map((guild_id) => ({ ...row, guild_id }));
    await app.db.write(({ tx }) => tx.insertInto('user_guilds').values(twins).execute());
    expect((await managed(browser)).filter(({ name }) => name === 'Twin').map(({ id }) => id)).toEqual(ids.toSorted());
  });

  it('are submitted with one click or with an invite, and belong to the submitter', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    const own = await managed(browser);
    const outcomes: number[] = [];
    for (const { id } of own) {
      const body = {
        serverId: id,
        categories: ['gaming'],
        activityLevel: 'high',
        description: 'Submitted via Discord OAuth',
      };
      outcomes.push((await submit(browser, body)).statusCode);
    }
    // Found by vanity code or widget, already listed, or an invite is required.
    expect(new Set(outcomes.filter((status) => ![200, 201, 422].includes(status)))).toEqual(new Set());
    const invited = await submit(browser, {
      serverId: own.find(({ name }) => /lantern/i.test(name))!.id,
      inviteUrl: 'hollowlantern',
    });
    expect([200, 201]).toContain(invited.statusCode);
    const { servers } = (await browser.call('/api/v1/profile/servers')).json<{ servers: { id: string }[] }>();
    expect(servers.map(({ id }) => id)).toContain(invited.json().server.id);
  });

  it('are refused to users who do not manage them, and with an invite to another server', async () => {
    const owner = await signInBrowser(app, LAMPLIGHTER);
    const [first] = await managed(owner);
    const stranger = await signInBrowser(app, PAPER_FOX);
    const refused = await submit(stranger, { serverId: first!.id });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'You need MANAGE_GUILD permissions to submit servers',
    ]);
    const lantern = (await managed(owner)).find(({ name }) => /lantern/i.test(name))!;
    expect((await submit(owner, { serverId: lantern.id, inviteUrl: 'starforge' })).statusCode).toBe(400);
    expect(
      (await app.app.inject({ method: 'POST', url: '/api/v1/auth/submit-managed-server', payload: { serverId: '1' } }))
        .statusCode,
    ).toBe(401);
  });
});
