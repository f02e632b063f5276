import { once } from 'node:events';
import { IncomingMessage, type RequestListener, request as ask, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { ResponseCache, type ResponseCacheOptions } from './response-cache.ts';
import { serverFactory } from './server.ts';

const LONG = JSON.stringify(Array.from({ length: 400 }, (_, i) => `lantern ${i}`));
const decoders = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

let stop = (): void => undefined;
afterEach(() => stop());

/** A server whose routes all send `answer`, with a count of routed requests. */
async function serve(answer: (url: string) => Answer, options: Partial<ResponseCacheOptions> = {}) {
  const errors: unknown[] = [];
  const responses = new ResponseCache({
    watch: { isShedding: false },
    isApiOpen: () => true,
    onError: (error) => errors.push(error),
    ...options,
  });
  const state = { routed: 0, errors, responses };
  const route: RequestListener = (request, response) => {
    state.routed++;
    if (request.url === '/refused') response.writeHead(503).end();
    else responses.send(request, response, answer(request.url ?? ''));
  };
  const server = serverFactory(responses)(route, {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => void server.close().closeAllConnections();
  const { port } = server.address() as AddressInfo;
  const read = async (path = '/', headers: Record<string, string> = {}, method = 'GET') => {
    const [incoming] = (await once(ask({ host: '127.0.0.1', port, path, headers, method }).end(), 'response')) as [
      IncomingMessage,
    ];
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const encoding = (incoming.headers['content-encoding'] ?? 'identity') as keyof typeof decoders;
    const decoded = body.length === 0 ? '' : String(decoders[encoding](body));
    return { status: incoming.statusCode, headers: incoming.headers, encoding, bytes: body.length, text: decoded };
  };
  return { state, server, port, read };
}

/** An answer that the test can change. */
function changing(first = LONG) {
  const now = { text: first, etag: 'one', made: 0 };
  const answer = (): Answer => ({
    etag: now.etag,
    body: () => (now.made++, Buffer.from(now.text)),
    current: () => now.etag,
  });
  return { now, answer };
}

describe('a cached answer', () => {
  it('is sent without routing, but only for GET and HEAD', async () => {
    const { read, state } = await serve(changing().answer);
    const first = await read();
    expect(await read()).toMatchObject({ status: 200, text: first.text, headers: { etag: first.headers.etag } });
    const head = await read('/', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': String(first.bytes) } });
    expect(state.routed).toBe(1);
    await read('/', {}, 'POST');
    expect(state.routed).toBe(2);
  });

  it('is sent with its current body and ETag', async () => {
    const { now, answer } = changing();
    const { read, state } = await serve(answer);
    const before = await read('/', { 'accept-encoding': 'br' });
    Object.assign(now, { text: LONG.replaceAll('lantern', 'beacon'), etag: 'two' });
    const after = await read('/', { 'accept-encoding': 'br', 'if-none-match': before.headers.etag! });
    expect([after.status, after.headers.etag, after.text]).toEqual([200, 'W/"two"', now.text]);
    expect(state.routed).toBe(1);
  });

  it('is requested from the route if its ETag is unknown or its body cannot be made', async () => {
    const now: { current?: string; makes: number } = { makes: 1 };
    const body = (): Buffer => {
      if (now.makes-- === 0) throw new Error('gone');
      return Buffer.from(LONG);
    };
    const { read, state } = await serve(() => {
      now.makes = 1;
      return { etag: 'one', body, current: () => now.current };
    });
    await read();
    await read();
    now.current = 'one';
    expect((await read()).status).toBe(200);
    expect(state.routed).toBe(3);
  });

  it.each([
    ['while load is shed', { watch: { isShedding: true } }],
    ['while the API is closed', { isApiOpen: () => false }],
  ])('is not used %s', async (_when, options) => {
    const { read, state } = await serve(changing().answer, options);
    await read();
    await read();
    expect(state.routed).toBe(2);
  });

  it('is never a refusal', async () => {
    const { read, state } = await serve(changing().answer);
    await read('/refused');
    await read('/refused');
    expect(state.routed).toBe(2);
  });

  it('is never private; private answers are not compressed either', async () => {
    const { read, state } = await serve(() => ({ ...changing().answer(), isPrivate: true }));
    for (const encoding of ['br', 'gzip']) {
      const { headers, encoding: sent } = await read('/', { 'accept-encoding': encoding, cookie: 'duskrow_session=a' });
      expect([sent, headers['cache-control'], headers.vary]).toEqual(['identity', 'private, no-cache', 'cookie']);
    }
    expect(state.routed).toBe(2);
  });

  it('never has an overlong URL', async () => {
    const { read, state } = await serve(changing().answer);
    const path = `/${'x'.repeat(500)}`;
    expect((await read(path, { 'accept-encoding': 'br' })).text).toBe(LONG);
    await read(path);
    expect(state.routed).toBe(2);
  });

  it('is evicted by least recent use when the cache exceeds its size', async () => {
    const noise = Buffer.from(Array.from({ length: 20_000 }, (_, i) => 32 + ((i * i * 7919) % 90)));
    const made = { body: () => noise, current: () => 'one', etag: 'one' };
    const { read, state } = await serve(() => made, { maxBytes: 50_000 });
    const br = { 'accept-encoding': 'gzip' };
    for (let i = 0; i < 100; i++) await read(`/${i}`, br);
    state.routed = 0;
    await read('/99', br);
    expect(state.routed).toBe(0);
    await read('/0', br);
    expect(state.routed).toBe(1);
  });
});

describe('a body', () => {
  it.each(['zstd', 'br', 'gzip', 'identity'] as const)('is sent as %s with one ETag for all', async (encoding) => {
    const { read } = await serve(changing().answer);
    const headers = { 'accept-encoding': encoding };
    const first = await read('/', headers);
    expect(first).toMatchObject({ encoding, text: LONG, headers: { etag: 'W/"one"', vary: 'accept-encoding' } });
    expect(Number(first.headers['content-length'])).toBe(first.bytes);
    expect((await read('/', headers)).text).toBe(LONG);
    for (const other of ['zstd', 'br', 'gzip', 'identity']) {
      const known = await read('/', { 'accept-encoding': other, 'if-none-match': 'W/"one"' });
      expect(known).toMatchObject({ status: 304, bytes: 0, headers: { etag: 'W/"one"', vary: 'accept-encoding' } });
    }
  });

  it('is compressed once for all requests, and not built for a matching ETag', async () => {
    const { now, answer } = changing();
    const { read } = await serve(answer);
    await read('/', { 'if-none-match': '"one"' });
    expect(now.made).toBe(0);
    const br = { 'accept-encoding': 'br' };
    const all = await Promise.all(Array.from({ length: 8 }, () => read('/', br)));
    expect(all.map((one) => [one.encoding, one.text])).toEqual(Array.from(all, () => ['br', LONG]));
    await read('/', br);
    expect(now.made).toBe(1);
  });

  it.each(['zstd', 'br', 'gzip'])('is built in the shared buffer if %s encodes it synchronously', async (encoding) => {
    const buffers = new Set<ArrayBufferLike>();
    const body: Answer['body'] = (allocate) => {
      const bytes = allocate!(LONG.length);
      buffers.add(bytes.buffer);
      return bytes.subarray(0, bytes.write(LONG));
    };
    const { read } = await serve((url) => ({ etag: url.slice(1), body, current: () => url.slice(1) }));
    for (const path of ['/one', '/two', '/three']) {
      expect(await read(path, { 'accept-encoding': encoding })).toMatchObject({ encoding, text: LONG });
    }
    expect(buffers.size).toBe(1);
  });

  it('that is large is cached uncompressed while 32 others are being compressed; a small one is not', async () => {
    const large = Buffer.from(LONG.repeat(20));
    const { read, state } = await serve(changing().answer);
    const br = { 'accept-encoding': 'br' };
    const urls = Array.from({ length: 40 }, (_, i) => `/${i}`);
    for (const url of [...urls, '/small']) {
      const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: br });
      const body = url === '/small' ? Buffer.from(LONG) : large;
      state.responses.send(request, new ServerResponse(request), { etag: 'one', body, current: () => 'one' });
    }
    const bodies = (await Promise.all(urls.map((url) => state.responses.confirmed(url)))).map((one) => one!.bodies);
    const uncompressed = urls.filter((_url, i) => bodies[i]!.has('identity'));
    expect(uncompressed).toEqual(urls.slice(32));
    expect(await read('/small', br)).toMatchObject({ encoding: 'br', text: LONG });
    await Promise.all(bodies.flatMap((one) => [...one.values()]));
    expect(await read('/39', br)).toMatchObject({ encoding: 'br', text: String(large) });
    expect(state.routed).toBe(0);
  });

  it('that is very small is not compressed', async () => {
    const { read } = await serve(changing('[]').answer);
    expect(await read('/', { 'accept-encoding': 'br' })).toMatchObject({ encoding: 'identity', text: '[]' });
  });

  it('of an uncacheable answer is compressed once per ETag', async () => {
    let etag = 'one';
    const { read, state } = await serve(() => ({ etag, body: Buffer.from(etag + LONG) }));
    const br = { 'accept-encoding': 'br' };
    expect([(await read('/', br)).text, (await read('/', br)).text]).toEqual([`one${LONG}`, `one${LONG}`]);
    etag = 'two';
    expect((await read('/', br)).text).toBe(`two${LONG}`);
    expect(state.routed).toBe(3);
  });

  it('given as a buffer is cached compressed, and is the same in every encoding', async () => {
    const { read, state } = await serve(() => ({ etag: 'one', body: Buffer.from(LONG), current: () => 'one' }));
    for (const encoding of ['identity', 'gzip', 'zstd', 'br', 'identity']) {
      expect(await read('/', { 'accept-encoding': encoding })).toMatchObject({ encoding, text: LONG });
    }
    expect(state.routed).toBe(1);
  });

  it('that is cached compressed is decoded once for all callers that accept no encoding', async () => {
    const { read, state } = await serve(() => ({ etag: 'one', body: Buffer.from(LONG), current: () => 'one' }));
    await read('/', { 'accept-encoding': 'zstd' });
    expect((await Promise.all([read('/'), read('/')])).map(({ text: body }) => body)).toEqual([LONG, LONG]);
    const cached = await state.responses.confirmed('/');
    expect([[...(cached?.bodies.keys() ?? [])], state.routed]).toEqual([['zstd', 'identity'], 1]);
  });

  it('changed while it was compressed is not sent under the new ETag', async () => {
    const { now, answer } = changing();
    const { read } = await serve(answer);
    await read();
    const br = { 'accept-encoding': 'br' };
    const inFlight = read('/', br);
    const next = LONG.replaceAll('lantern', 'beacon');
    await setImmediate();
    Object.assign(now, { text: next, etag: 'two' });
    const [old, fresh] = [await inFlight, await read('/', br)];
    expect([old.headers.etag === 'W/"one"' ? LONG : next, fresh.headers.etag, fresh.text]).toEqual([
      old.text,
      'W/"two"',
      next,
    ]);
  });

  it('is readable by HTTP/1.0 clients, which are then disconnected', async () => {
    const { read, port } = await serve(changing().answer);
    await read();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.0\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.toLowerCase()).toContain(`content-length: ${LONG.length}\r\n`);
    expect(answer).not.toContain('transfer-encoding');
    expect(answer.endsWith(LONG)).toBe(true);
  });
});
