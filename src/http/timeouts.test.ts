// Connections that stay open without progress, with timeouts of half a second.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { serverFactory } from './server.ts';

const TIMEOUT_MS = 500;
const REST_MS = 40;
/** More than the kernel buffers for a reader that reads nothing. */
const BYTES = 64 << 20;
const PORTION = BYTES / 24;
const CHUNK = Buffer.alloc(1 << 16);

const responses = new ResponseCache({
  watch: { isShedding: false },
  isApiOpen: () => true,
  onError: (error) => expect.unreachable(String(error)),
});
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({
    serverFactory: serverFactory(responses),
    forceCloseConnections: true,
    requestTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
  });
  app.post('/echo', async (request) => request.body);
  app.get('/page', async () => Buffer.alloc(BYTES));
  app.get('/file', (_request, reply) =>
    reply.send(
      Readable.from(
        (function* () {
          for (let sent = 0; sent < BYTES; sent += CHUNK.length) yield CHUNK;
        })(),
      ),
    ),
  );
  app.get('/known', (request, reply) => {
    reply.hijack();
    const body = Buffer.alloc(BYTES);
    responses.send(request.raw, reply.raw, { body: () => body, etag: 'one', current: () => 'one' });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.inject({ method: 'HEAD', url: '/known' });
});
afterAll(async () => await app.close());

/** Opens a connection and sends `text`; the caller has to read the response. */
async function send(text: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // A connection that is cut while it has unread bytes ends with a reset.
  socket.on('error', () => undefined).write(text);
  return socket;
}

const connections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

it.each([
  ['body', 'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
  ['headers', 'GET /echo HTTP/1.1\r\nhost: a\r\nx: '],
])('a request whose %s arrives byte by byte is cut off', async (_what, start) => {
  const socket = await send(start);
  const drip = setInterval(() => socket.write('a'), TIMEOUT_MS / 10);
  await new Promise((resolve) => socket.resume().once('close', resolve));
  clearInterval(drip);
  expect(await connections()).toBe(0);
});

it.each(['/file', '/page', '/known'])('a client that reads nothing of %s is disconnected', async (path) => {
  const socket = await send(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  socket.pause();
  await once(app.server, 'request');
  expect(await connections()).toBe(1);
  await expect.poll(connections, { timeout: TIMEOUT_MS * 20 }).toBe(0);
  socket.destroy();
});

it('a slow reader gets the whole file', async () => {
  const socket = await send(`GET /file HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  let bytes = 0;
  let rests = 0;
  for await (const chunk of socket) {
    bytes += (chunk as Buffer).length;
    // The kernel requests more only after a large part of its buffer was read, hence large portions.
    if (bytes < (rests + 1) * PORTION) continue;
    rests++;
    await delay(REST_MS);
  }
  expect(rests * REST_MS).toBeGreaterThan(TIMEOUT_MS);
  expect(bytes).toBeGreaterThan(BYTES);
});
