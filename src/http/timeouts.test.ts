// Connections that hold on to the server without going on, with limits of half a second.
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
/** More than the kernel takes for a reader who takes nothing. */
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
    responses.send(request.raw, reply.raw, { body: () => body, tag: 'one', current: () => 'one' });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.inject({ method: 'HEAD', url: '/known' });
});
afterAll(async () => await app.close());

/** A connection on which this was sent; what comes back is not read until somebody does. */
async function send(text: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // The end of a connection that is cut while it has bytes for us is a reset.
  socket.on('error', () => undefined).write(text);
  return socket;
}

const connections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

it.each([
  ['body', 'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
  ['headers', 'GET /echo HTTP/1.1\r\nhost: a\r\nx: '],
])('a request whose %s comes a byte at a time is cut off', async (_what, start) => {
  const socket = await send(start);
  const drip = setInterval(() => socket.write('a'), TIMEOUT_MS / 10);
  await new Promise((resolve) => socket.resume().once('close', resolve));
  clearInterval(drip);
  expect(await connections()).toBe(0);
});

it.each(['/file', '/page', '/known'])('who takes nothing of %s is disconnected', async (path) => {
  const socket = await send(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  socket.pause();
  await once(app.server, 'request');
  expect(await connections()).toBe(1);
  await expect.poll(connections, { timeout: TIMEOUT_MS * 20 }).toBe(0);
  socket.destroy();
});

it('who reads slowly gets all of it', async () => {
  const socket = await send(`GET /file HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  let bytes = 0;
  let rests = 0;
  for await (const chunk of socket) {
    bytes += (chunk as Buffer).length;
    // The kernel asks for more only when a good part of what it holds was read: so much at a time.
    if (bytes < (rests + 1) * PORTION) continue;
    rests++;
    await delay(REST_MS);
  }
  expect(rests * REST_MS).toBeGreaterThan(TIMEOUT_MS);
  expect(bytes).toBeGreaterThan(BYTES);
});
