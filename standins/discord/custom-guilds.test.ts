import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from './server.ts';
import type { InviteAnswer } from './shapes.ts';
import { readCustomGuild } from './custom-guilds.ts';

let dataDir: string;
let standIn: StandIn;
const start = async (): Promise<void> => void (standIn = await startStandIn({ port: 0, dataDir }));
const restart = async (): Promise<void> => {
  await standIn.close();
  await start();
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'standin-'));
  await start();
});
afterEach(async () => {
  await standIn.close();
  rmSync(dataDir, { recursive: true });
});

const addGuilds = (guilds: unknown): Promise<Response> =>
  fetch(`${standIn.url}/__standin/guilds`, { method: 'POST', body: JSON.stringify(guilds) });
const invite = async (code: string): Promise<InviteAnswer> => {
  const headers = { 'user-agent': 'DiscordBot (https://x.example, 1)' };
  const response = await fetch(`${standIn.url}/api/v10/invites/${code}?with_counts=true`, { headers });
  return (await response.json()) as InviteAnswer;
};

describe('custom guilds', () => {
  it('are served as invites, with generated values for missing facts', async () => {
    const iconHash = `a_${'1234567890abcdef'.repeat(2)}`;
    await addGuilds([
      {
        code: 'known-one',
        guildId: '412087654321098752',
        name: 'Known',
        description: 'Long '.repeat(200),
        memberCount: 500,
        onlineCount: 50,
        iconHash,
        tag: 'KNWN',
        features: ['COMMUNITY'],
      },
      { code: 'aBcDeF12', name: 'C#' },
    ]);
    const known = await invite('known-one');
    expect(known.guild).toMatchObject({
      id: '412087654321098752',
      name: 'Known',
      icon: iconHash,
      features: ['COMMUNITY'],
    });
    expect(known.guild?.description).toHaveLength(300);
    expect(known.profile?.tag).toBe('KNWN');
    expect(known.approximate_member_count).toBeGreaterThan(300);
    expect(known.approximate_presence_count).toBeGreaterThan(20);
    const made = await invite('aBcDeF12');
    expect(made.guild).toMatchObject({ name: 'C#', vanity_url_code: null });
    expect(made.approximate_member_count).toBeGreaterThan(2);
    expect(await invite('abcdef12')).toEqual({ message: 'Unknown Invite', code: 10006 });
    expect((await fetch(`${standIn.url}/icons/412087654321098752/${iconHash}.webp`)).status).toBe(200);
  });

  it('survive a restart with the same facts', async () => {
    await addGuilds([{ code: 'keeper', name: 'Keeper' }]);
    const before = await invite('keeper');
    await restart();
    expect((await invite('keeper')).guild).toEqual(before.guild);
  });

  it('survive a kill during an append', async () => {
    await addGuilds([{ code: 'first', name: 'First one' }]);
    appendFileSync(join(dataDir, 'custom-guilds.jsonl'), '{"code":"half","na');
    await restart();
    await addGuilds([{ code: 'second', name: 'Second one' }]);
    await restart();
    expect([(await invite('first')).guild?.name, (await invite('second')).guild?.name]).toEqual([
      'First one',
      'Second one',
    ]);
  });

  it('are listed, and replaced when added again', async () => {
    await addGuilds([{ code: 'again', guildId: '412087654321098752', name: 'Old name' }]);
    await addGuilds([{ code: 'again', guildId: '412087654321098752', name: 'New name' }]);
    const list = (await (await fetch(`${standIn.url}/__standin/communities`)).json()) as {
      code: string;
      name: string;
    }[];
    expect(list.filter(({ code }) => code === 'again').map(({ name }) => name)).toEqual(['New name']);
  });

  it('are refused as a batch, with the position of the error', async () => {
    const response = await addGuilds([
      { code: 'fine', name: 'Fine' },
      { code: 'no spaces', name: 'X' },
    ]);
    expect([response.status, await response.json()]).toEqual([400, { message: 'guild 1: code: not an invite code' }]);
    expect(await invite('fine')).toMatchObject({ code: 10006 });
    expect((await addGuilds({ code: 'fine' })).status).toBe(400);
    expect((await fetch(`${standIn.url}/__standin/guilds`, { method: 'POST', body: '[{' })).status).toBe(400);
  });

  it('leave tokens valid after a restart', async () => {
    const redirectUri = 'http://localhost/';
    const code = standIn.state.tokens.issueCode(
      { userId: '180000000000000001', scopes: ['identify'], redirectUri, challenge: null },
      Date.now(),
    );
    const grant = standIn.state.tokens.redeemCode(code, { redirectUri, verifier: null }, Date.now());
    await restart();
    expect(standIn.state.tokens.findByAccess(grant?.accessToken ?? '', Date.now())?.userId).toBe('180000000000000001');
  });
});

describe('readCustomGuild', () => {
  it.each([
    null,
    5,
    'text',
    {},
    { code: 'ok' },
    { code: 'ok', name: ' ' },
    { code: 'a/b', name: 'X' },
    { code: 'ok', name: 'X', guildId: '12' },
  ])('refuses %j', (value) => expect(typeof readCustomGuild(value)).toBe('string'));
});
