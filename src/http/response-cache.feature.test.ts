// Cached answers are sent before routing. The tests need a socket: injected requests begin at the router.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

const LIST = '/api/v1/servers?facets=true&limit=5';

let app: TestApp;
let origin: string;

beforeAll(async () => {
  app = await startTestApp();
  await submitServer(app, 'hollowlantern');
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => await app.close());

async function read(method = 'GET', headers: Record<string, string> = {}) {
  const answer = await fetch(origin + LIST, { method, headers });
  const { date, connection, 'keep-alive': alive, ...known } = Object.fromEntries(answer.headers);
  expect([date, connection ?? alive]).not.toContain(undefined);
  return { status: answer.status, headers: known, text: await answer.text() };
}

it('a list is the same for the first, second and third request', async () => {
  const first = await read();
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, no-cache' });
  expect([await read(), await read()]).toEqual([first, first]);
});

it('a matching ETag gets 304, and HEAD gets only the headers', async () => {
  const { headers } = await read();
  expect(await read('GET', { 'if-none-match': headers.etag! })).toMatchObject({ status: 304, text: '' });
  expect(await read('HEAD')).toEqual({ status: 200, headers, text: '' });
});

it('a list is compressed for browsers, with the same ETag as uncompressed', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const plain = await read();
  const first = await fetch(origin + LIST, { headers });
  expect([first.headers.get('content-encoding'), first.headers.get('vary')]).toEqual(['zstd', 'accept-encoding']);
  expect(await first.text()).toBe(plain.text);
  const known = await read('GET', { ...headers, 'if-none-match': plain.headers.etag! });
  expect([known.status, known.headers.etag]).toEqual([304, plain.headers.etag]);
});

it('a write is visible to the next request', async () => {
  const before = await read();
  await submitServer(app, 'pixelorchard');
  const after = await read();
  expect(JSON.parse(after.text)).toMatchObject({ total: 2 });
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it('the server has the settings of Fastify, with timeouts for slow clients', async () => {
  const own = app.app.server;
  const bare = createServer();
  expect([own.keepAliveTimeout, own.requestTimeout, own.timeout]).toEqual([72_000, 30_000, 60_000]);
  expect([own.headersTimeout, own.maxRequestsPerSocket]).toEqual([30_000, bare.maxRequestsPerSocket]);
});

it('a slow reader gets its own answers, whatever others request in the meantime', async () => {
  const others = origin + '/api/v1/servers?limit=1';
  const [mine, theirs] = [await (await fetch(origin + LIST)).text(), await (await fetch(others)).text()];
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).pause();
  const ask = async (): Promise<ServerResponse> => {
    socket.write(`GET ${LIST} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    const [, response] = (await once(app.app.server, 'request')) as [IncomingMessage, ServerResponse];
    await setImmediate();
    return response;
  };
  let times = 1;
  // Until the kernel's send buffer is full.
  while ((await ask()).writableLength === 0) times++;
  for (let i = 0; i < 200; i++) expect(await (await fetch(others)).text()).toBe(theirs);
  let answers = '';
  for await (const piece of socket) {
    answers += String(piece);
    if (answers.split('HTTP/1.1 200').length > times && answers.endsWith(mine)) break;
  }
  expect(answers.split(mine)).toHaveLength(times + 1);
});

it.each(['POST /api/v1/servers', 'DELETE /api/v1/favorites/s_1'])(
  '%s with a JSON content type but no body gets an answer',
  async (call) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      `${call} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4/);
    socket.destroy();
  },
  10_000,
);
