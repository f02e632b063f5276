// Pipelined requests: a client sends many on one connection without waiting for answers.
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { MAX_PIPELINED, serverFactory } from './server.ts';

let server: Server;
let socket: Socket;
const begun: { url: string; response: ServerResponse }[] = [];
afterEach(() => {
  socket.destroy();
  server.close();
  server.closeAllConnections();
  begun.length = 0;
});

/** Opens a connection and sends requests for these URLs in one piece. */
async function send(urls: readonly string[]): Promise<void> {
  const make = serverFactory({
    sendCached: ({ url }, response) => url === '/cached' && Boolean(response.end('cached.')),
  });
  server = make((request, response) => void begun.push({ url: request.url ?? '', response }), {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // A connection that is cut while it has unread bytes ends with an error.
  socket.on('error', () => undefined);
  socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  await once(server, 'request');
}

const closed = async () => await once(socket.resume(), 'close');
const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `/${i}`);
const urls = (): string[] => begun.map(({ url }) => url);

it('handles the requests of a connection one at a time, in order', async () => {
  await send(numbered(3));
  let received = '';
  socket.on('data', (chunk) => void (received += String(chunk)));
  for (let i = 0; i < 3; i++) {
    await expect.poll(urls).toEqual(numbered(i + 1));
    begun[i]!.response.end(`body ${i}.`);
  }
  await expect.poll(() => received).toContain('body 2.');
  expect(received.match(/body \d/g)).toEqual(['body 0', 'body 1', 'body 2']);
});

it('begins the next request only after the previous answer was read', async () => {
  await send(numbered(2));
  socket.pause();
  // More than the kernel buffers for a reader that reads nothing.
  const { response } = begun[0]!;
  response.end(Buffer.alloc(64 << 20));
  await expect.poll(() => response.writableLength).toBeGreaterThan(0);
  expect(urls()).toEqual(['/0']);
  socket.resume();
  await expect.poll(urls).toEqual(['/0', '/1']);
});

it('disconnects a client with too many waiting requests without beginning any of them', async () => {
  await send(numbered(MAX_PIPELINED + 2));
  await closed();
  expect(urls()).toEqual(['/0']);
});

it('does not begin waiting requests after the connection ended', async () => {
  await send(numbered(2));
  socket.destroy();
  await once(begun[0]!.response, 'close');
  expect(urls()).toEqual(['/0']);
});

it('routes waiting requests while the server closes, and ends the connection after the last answer', async () => {
  await send(['/cached', '/0', '/cached']);
  server.keepAliveTimeout = 60_000;
  let received = '';
  socket.on('data', (chunk) => void (received += String(chunk)));
  await expect.poll(urls).toEqual(['/0']);
  const ended = once(server.close(), 'close');
  begun[0]!.response.end('body 0.');
  await expect.poll(urls).toEqual(['/0', '/cached']);
  begun[1]!.response.end('refused.');
  await ended;
  await expect.poll(() => received.match(/(?:cached|body 0|refused)\./g)).toEqual(['cached.', 'body 0.', 'refused.']);
});
