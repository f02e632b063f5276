import { describe, expect, it } from 'vitest';
import { createOAuth } from './oauth.ts';

const FIRST_ID = 190_000_000_000_000_000n;
const START = Date.UTC(2026, 10, 1, 12);

interface SentRequest {
  limit: number;
  after: string | null;
}

function client(answer: typeof fetch, stopping?: AbortSignal) {
  return createOAuth({
    signIn: {
      clientId: 'app',
      clientSecret: 'secret',
      authorizeUrl: 'http://127.0.0.1:1/oauth2/authorize',
      tokenUrl: 'http://127.0.0.1:1/oauth2/token',
      revokeUrl: 'http://127.0.0.1:1/oauth2/token/revoke',
      redirectUri: 'http://127.0.0.1:1/back',
    },
    apiUrl: 'http://127.0.0.1:1/api/v10',
    userAgent: 'Test',
    timeoutMs: 1000,
    now: () => START,
    fetch: answer,
    stopping,
  });
}

/** Never answers. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

it.each<[string, (oauth: ReturnType<typeof createOAuth>) => Promise<unknown>]>([
  ['read', (oauth) => oauth.guilds('token')],
  ['token call', (oauth) => oauth.refresh('token')],
])('aborts a %s when the process stops', async (_, call) => {
  const stopping = new AbortController();
  const failing = call(client(hang, stopping.signal));
  stopping.abort();
  await expect(failing).rejects.toMatchObject({ kind: 'stopping' });
});

/** Reads the list of a user who is in `count` guilds; returns the requests and the number of guilds. */
async function read(count: number, answerOf = (page: object[]): Response => Response.json(page)) {
  const all = Array.from({ length: count }, (_, i) => ({
    id: String(FIRST_ID + BigInt(i)),
    name: `Guild ${i}`,
    icon: null,
    owner: false,
    permissions: '0',
    features: [],
  }));
  const requests: SentRequest[] = [];
  const oauth = client(async (url) => {
    const { searchParams } = new URL(String(url));
    const [limit, after] = [Number(searchParams.get('limit')), searchParams.get('after')];
    requests.push({ limit, after });
    return answerOf(all.filter(({ id }) => after === null || BigInt(id) > BigInt(after)).slice(0, limit));
  });
  const guilds = await oauth.guilds('token');
  expect(guilds.map(({ id }) => id)).toEqual(all.slice(0, guilds.length).map(({ id }) => id));
  return { requests, guilds: guilds.length };
}

describe("a user's guild list", () => {
  it.each([
    [0, 1],
    [57, 1],
    [200, 2],
    [201, 2],
    [457, 3],
  ])('of %i guilds is read in %i calls, each guild once', async (count, calls) => {
    const { requests, guilds } = await read(count);
    expect([guilds, requests.length]).toEqual([count, calls]);
    expect(requests.map(({ limit }) => limit)).toEqual(requests.map(() => 200));
    expect(requests.map(({ after }) => after)).toEqual(
      requests.map((_, page) => (page === 0 ? null : String(FIRST_ID + BigInt(page * 200 - 1)))),
    );
  });

  it('is cut off at 2000 guilds', async () => {
    expect((await read(5000)).guilds).toBe(2000);
  });

  it('rejects when one of its pages cannot be read', async () => {
    let calls = 0;
    const second = (page: object[]) => (++calls === 2 ? new Response('oh', { status: 503 }) : Response.json(page));
    await expect(read(300, second)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

it('names the variables when Discord does not accept the secret of the application', async () => {
  const oauth = client(async () => Response.json({ error: 'invalid_client' }, { status: 401 }));
  await expect(oauth.refresh('token')).rejects.toMatchObject({
    kind: 'unexpected-answer',
    status: 401,
    message: 'The platform refused: invalid_client (DISCORD_CLIENT_ID or DISCORD_CLIENT_SECRET is wrong)',
  });
});

it.each([
  ['Discord is down', new Response('oh', { status: 503 })],
  ['a page comes in place of JSON', new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } })],
  ['its API refuses the caller', Response.json({ message: '401: Unauthorized', code: 0 }, { status: 401 })],
  ['it names the scheme', Response.json({}, { status: 401, headers: { 'www-authenticate': 'Basic realm="d"' } })],
])('says with which status a token call failed when %s', async (_, answer) => {
  const oauth = client(async () => answer);
  await expect(oauth.refresh('token')).rejects.toMatchObject({ kind: 'unexpected-answer', status: answer.status });
});

it("names no bot when Discord no longer accepts a user's token", async () => {
  const oauth = client(async () => Response.json({ message: '401: Unauthorized', code: 0 }, { status: 401 }));
  await expect(oauth.user('token')).rejects.toMatchObject({ kind: 'unauthorized', message: 'The token was refused' });
});
