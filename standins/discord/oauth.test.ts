import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAuthorizeRequest } from './oauth-request.ts';
import { firstUser, NOON, standInForTests } from './stand-in-fixture.ts';

const { standIn, api } = await standInForTests();
const BACK = 'http://127.0.0.1:3000/api/v1/auth/callback';
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-in-all';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const authorizeUrl = (changes: Record<string, string> = {}): string => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: '990000000000000001',
    redirect_uri: BACK,
    scope: 'identify email guilds',
    state: 'a "state" & more',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${standIn.url}/oauth2/authorize?${query}`;
};

const visit = (url: string, init: RequestInit = {}): Promise<Response> => fetch(url, { redirect: 'manual', ...init });

async function submit(fields: Record<string, string | string[]>, changes?: Record<string, string>): Promise<URL> {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  const response = await visit(authorizeUrl(changes), { method: 'POST', body: form });
  return new URL(response.headers.get('location') ?? 'about:blank');
}

const allow = { user_id: firstUser().id, decision: 'allow', scope: ['identify', 'email', 'guilds'] };
const newCode = async (): Promise<string> => (await submit(allow)).searchParams.get('code') ?? '';

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  api(path, { method: 'POST', body: new URLSearchParams(form), headers });
const client = { client_id: '990000000000000001', client_secret: 'sandbox-secret' };
const redeem = (code: string, changes: Record<string, string> = {}): Promise<Response> =>
  post('/oauth2/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: BACK,
    code_verifier: VERIFIER,
    ...client,
    ...changes,
  });

const refresh = (token: string): Promise<Response> =>
  post('/oauth2/token', { grant_type: 'refresh_token', refresh_token: token, ...client });

interface Pair {
  access_token: string;
  refresh_token: string;
  scope: string;
}
const newPair = async (): Promise<Pair> => (await (await redeem(await newCode())).json()) as Pair;
const works = async (token: string): Promise<boolean> =>
  (await api('/users/@me', { headers: { authorization: `Bearer ${token}` } })).status === 200;

describe('the login page', () => {
  it('is a form that works without scripts', async () => {
    const page = await (await visit(authorizeUrl())).text();
    expect(page).not.toContain('<script');
    expect(page.match(/type="radio"/g)).toHaveLength(8);
    expect(page).toContain('<button name="decision" value="allow">Allow</button>');
    expect(page).not.toContain('a "state"');
  });

  it('redirects back with a code and the state, or with access_denied', async () => {
    const agreed = await submit(allow);
    expect(agreed.href.startsWith(`${BACK}?code=`)).toBe(true);
    expect(agreed.searchParams.get('state')).toBe('a "state" & more');
    const denied = await submit({ ...allow, decision: 'deny' });
    expect(denied.searchParams.get('error')).toBe('access_denied');
    expect([denied.searchParams.has('code'), denied.searchParams.get('state')]).toEqual([false, 'a "state" & more']);
  });

  it('lets the user uncheck a scope', async () => {
    const code = (await submit({ ...allow, scope: ['email'] })).searchParams.get('code') ?? '';
    expect(((await (await redeem(code)).json()) as Pair).scope).toBe('identify email');
  });

  it('accepts the address that it was started with', () => {
    const remote = 'https://directory.example/api/v1/auth/callback';
    const { searchParams } = new URL(authorizeUrl({ redirect_uri: remote }));
    expect(readAuthorizeRequest(searchParams, remote).kind).toBe('fine');
  });

  it('never redirects to an unregistered address', async () => {
    const tries: Record<string, string>[] = [
      { client_id: 'other' },
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: 'nonsense' },
    ];
    for (const changes of tries) {
      const response = await visit(authorizeUrl(changes));
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
  });

  it.each([
    [{ scope: 'identify everything' }, 'invalid_scope'],
    [{ scope: '' }, 'invalid_scope'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
  ])('reports an error to the client for %j', async (changes, error) => {
    const location = (await visit(authorizeUrl(changes))).headers.get('location') ?? '';
    expect(new URL(location).searchParams.get('error')).toBe(error);
  });

  it('is skipped with prompt=none once the same scopes were granted', async () => {
    await newPair();
    const cookie = `standin_user=${firstUser().id}`;
    const quiet = await visit(authorizeUrl({ prompt: 'none' }), { headers: { cookie } });
    expect(quiet.headers.get('location')).toContain('code=');
    const asked = await visit(authorizeUrl({ prompt: 'none', scope: 'identify guilds.members.read' }), {
      headers: { cookie },
    });
    expect(asked.status).toBe(200);
    expect((await visit(authorizeUrl(), { headers: { cookie } })).status).toBe(200);
  });

  it('is also available below /api', async () => {
    const url = authorizeUrl().replace('/oauth2/', '/api/oauth2/');
    expect((await visit(url)).headers.get('location')).toContain('/oauth2/authorize?response_type=code');
  });

  it('adds the bot to a guild', async () => {
    const guild = standIn.state.world.guilds().find(({ vanityCode }) => vanityCode === 'voxelharbor');
    const url = `${standIn.url}/oauth2/authorize?client_id=990000000000000001&scope=bot&permissions=0&guild_id=${guild?.id}`;
    const body = new URLSearchParams({ user_id: firstUser().id, decision: 'allow' });
    expect(await (await visit(url, { method: 'POST', body })).text()).toContain('Voxel Harbor');
    expect(standIn.state.botGuilds.has(guild?.id ?? '')).toBe(true);
  });
});

describe('codes', () => {
  it('are exchanged for a pair of tokens', async () => {
    const response = await redeem(await newCode());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 604_800,
      scope: 'identify email guilds',
    });
  });

  it('work once, for a minute, with the right redirect URI and verifier', async () => {
    const used = await newCode();
    await redeem(used);
    const attempts = [
      await redeem(used),
      await redeem('unknown'),
      await redeem(await newCode(), { redirect_uri: `${BACK}/other` }),
      await redeem(await newCode(), { code_verifier: 'wrong' }),
      await redeem(await newCode(), { code_verifier: '' }),
    ];
    const late = await newCode();
    standIn.state.moveClock(61_000);
    attempts.push(await redeem(late));
    for (const attempt of attempts) {
      expect(attempt.status).toBe(400);
      expect(await attempt.json()).toEqual({ error: 'invalid_grant', error_description: 'Invalid "code" in request.' });
    }
  });

  it('are invalidated by a wrong verifier', async () => {
    const code = await newCode();
    await redeem(code, { code_verifier: 'wrong' });
    expect((await redeem(code)).status).toBe(400);
  });
});

describe('the token call', () => {
  it('accepts form-encoded client credentials in HTTP Basic', async () => {
    const basic = `Basic ${Buffer.from('990000000000000001:sandbox%2Dsecret').toString('base64')}`;
    const code = await newCode();
    const form = { grant_type: 'authorization_code', code, redirect_uri: BACK, code_verifier: VERIFIER };
    expect((await post('/oauth2/token', form, { authorization: basic })).status).toBe(200);
  });

  it('refuses wrong clients, JSON and other grants', async () => {
    const wrong = await redeem(await newCode(), { client_secret: 'guess' });
    expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([401, 'invalid_client']);
    const asJson = await api('/oauth2/token', {
      method: 'POST',
      body: JSON.stringify({ grant_type: 'refresh_token', ...client }),
      headers: { 'content-type': 'application/json' },
    });
    expect(asJson.status).toBe(400);
    expect(await (await post('/oauth2/token', { grant_type: 'password', ...client })).json()).toMatchObject({
      error: 'unsupported_grant_type',
    });
    expect(await (await post('/oauth2/token', client)).json()).toMatchObject({ error: 'invalid_request' });
  });

  it('works without a version in the path, as most clients call it', async () => {
    const response = await fetch(`${standIn.url}/api/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(client),
      headers: { 'user-agent': 'DiscordBot (https://x.example, 1)' },
    });
    expect(response.status).toBe(400);
  });
});

describe('tokens', () => {
  it('are refreshed as a pair, which invalidates the old one', async () => {
    const old = await newPair();
    const renewed = (await (await refresh(old.refresh_token)).json()) as Pair;
    expect([await works(old.access_token), await works(renewed.access_token)]).toEqual([false, true]);
    expect((await refresh(old.refresh_token)).status).toBe(400);
  });

  it('expire after seven days', async () => {
    const { access_token: token } = await newPair();
    expect(await works(token)).toBe(true);
    standIn.state.moveClock(604_800_000);
    expect(await works(token)).toBe(false);
  });

  it('are all revoked with any one of them', async () => {
    const [one, two] = [await newPair(), await newPair()];
    expect((await post('/oauth2/token/revoke', { token: one.refresh_token, ...client })).status).toBe(200);
    expect([await works(one.access_token), await works(two.access_token)]).toEqual([false, false]);
    expect((await post('/oauth2/token/revoke', { token: 'long gone', ...client })).status).toBe(200);
    expect((await post('/oauth2/token/revoke', client)).status).toBe(400);
  });

  it('give access to their authorization', async () => {
    const { access_token: token } = await newPair();
    const answer = await (await api('/oauth2/@me', { headers: { authorization: `Bearer ${token}` } })).json();
    expect(answer).toMatchObject({
      application: { name: 'Duskrow (sandbox)' },
      scopes: ['identify', 'email', 'guilds'],
      expires: new Date(NOON + 604_800_000).toISOString().replace('Z', '+00:00'),
      user: { id: firstUser().id },
    });
  });
});
