import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DiscordError } from './errors.ts';
import { MAX_BODY_BYTES, createGet } from './http-get.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** @returns the server's URL and a count of its open connections */
async function listen(handler: Handler) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections };
}

/** For calls that end by themselves: a busy machine must not cause a timeout. */
const AMPLE_MS = 10_000;
const TIMEOUT_MS = 150;

interface GetOptions {
  path?: string;
  botToken?: string;
  timeoutMs?: number;
}

async function getFrom(handler: Handler, { path = '/invites/abc', botToken, timeoutMs = AMPLE_MS }: GetOptions = {}) {
  const { url } = await listen(handler);
  const get = createGet({ apiUrl: `${url}/api/v10/`, userAgent: 'DiscordBot (x, 1)', timeoutMs, fetch });
  return await get(path, botToken ? { authorization: `Bot ${botToken}` } : {});
}

const send =
  (status: number, headers: Record<string, string>, body = ''): Handler =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

async function failureOf(promise: Promise<unknown>): Promise<{ error: unknown; tookMs: number }> {
  const start = performance.now();
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, tookMs: performance.now() - start };
}

describe('createGet', () => {
  it('requests the configured base with its User-Agent, and with a token only when given', async () => {
    const seen: IncomingMessage[] = [];
    const answer: Handler = (request, response) => {
      seen.push(request);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ü":1}');
    };
    const { status, text } = await getFrom(answer, { path: '/invites/a%2Fb?with_counts=true' });
    await getFrom(answer, { path: '/guilds/1', botToken: 'secret' });
    expect([status, text]).toEqual([200, '{"ü":1}']);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v10/invites/a%2Fb?with_counts=true' });
    expect(seen[0]!.headers).toMatchObject({ 'user-agent': 'DiscordBot (x, 1)' });
    expect(seen[0]!.headers.authorization).toBeUndefined();
    expect(seen[1]!.headers.authorization).toBe('Bot secret');
  });

  it.each<[string, Handler]>([
    ['no answer at all', () => {}],
    ['headers, then nothing', (_, response) => void response.writeHead(200).flushHeaders()],
    ['half a body, then nothing', (_, response) => void response.writeHead(200).write('{"type"')],
    ['a body that trickles forever', trickle],
  ])('ends at its deadline: %s', async (_, handler) => {
    const { error, tookMs } = await failureOf(getFrom(handler, { timeoutMs: TIMEOUT_MS }));
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(tookMs).toBeLessThan(TIMEOUT_MS + 4000);
  });

  it.each<[string, Handler]>([
    ['before the answer', (request) => void request.socket.destroy()],
    ['within the headers', (request) => void request.socket.end('HTTP/1.1 200 OK\r\nContent-Ty')],
    ['within the body', cutBody],
    ['by a non-HTTP response', (request) => void request.socket.end('* OK ready\r\n')],
  ])('reports unavailable for a connection cut %s', async (_, handler) => {
    expect((await failureOf(getFrom(handler))).error).toMatchObject({ kind: 'unavailable' });
  });

  it('reports unavailable for a port with no listener', async () => {
    const get = createGet({ apiUrl: 'http://127.0.0.1:9', userAgent: 'x', timeoutMs: AMPLE_MS, fetch });
    expect((await failureOf(get('/x'))).error).toMatchObject({ kind: 'unavailable' });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a %i', async (status) => {
    let calls = 0;
    const { error } = await failureOf(
      getFrom((_, response) => {
        calls++;
        response.writeHead(status, { location: '/api/v10/invites/other' }).end();
      }),
    );
    expect(error).toMatchObject({ kind: 'unexpected-answer', status });
    expect(calls).toBe(1);
  });

  it.each<[string, Handler]>([
    ['declared', send(200, { 'content-length': String(MAX_BODY_BYTES + 1) }, 'x'.repeat(MAX_BODY_BYTES + 1))],
    ['undeclared', flood],
  ])('drops a body over the cap: %s', async (_, handler) => {
    const { url, connections } = await listen(handler);
    const get = createGet({ apiUrl: url, userAgent: 'x', timeoutMs: AMPLE_MS, fetch });
    expect(await get('/x')).toMatchObject({ status: 200, text: null });
    await expect.poll(connections).toBe(0);
  });

  it('accepts a body of exactly the cap', async () => {
    const { text } = await getFrom(send(200, {}, 'x'.repeat(MAX_BODY_BYTES)));
    expect(text).toHaveLength(MAX_BODY_BYTES);
  });

  it.each([429, 502])('returns a %i whose body never ends', async (status) => {
    const stall: Handler = (_, response) => void response.writeHead(status, { 'retry-after': '7' }).write('<html>');
    const answer = await getFrom(stall, { timeoutMs: 1500 });
    expect(answer).toMatchObject({ status, text: null });
    expect(answer.headers.get('retry-after')).toBe('7');
  });

  it.each([
    '/invites/..',
    '/invites/../guilds/1',
    '/invites/.',
    '/invites/%2e%2e',
    '//evil.test/x',
    '/a\\b',
    '@evil.test',
  ])('refuses to build a URL from %s', async (path) => {
    const { error } = await failureOf(getFrom(send(200, {}), { path }));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(DiscordError);
  });

  it.each([
    '',
    'discord.test',
    'ftp://discord.test',
    'file:///x',
    'https://user:pw@discord.test',
    'https://d.test/?a=b',
  ])('refuses the base %j immediately', (apiUrl) => {
    expect(() => createGet({ apiUrl, userAgent: 'x', timeoutMs: 1, fetch })).toThrow('plain http(s) URL');
  });
});

function trickle(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

function cutBody(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"type"', () => request.socket.destroy());
}

function flood(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200);
  const more = (): void => {
    if (!response.destroyed) response.write('x'.repeat(64 * 1024), more);
  };
  more();
}
