import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createKnownAnswers } from './known-answers.ts';

it('while load is shed, what is known goes where everything else is refused', async () => {
  const watch = { isShedding: false, tick: () => undefined };
  const known = createKnownAnswers(watch);
  known.add((address) => (address === '/known' ? { body: Buffer.from('[]'), tag: 'one' } : undefined));
  const server = known.serverFactory((_request, response) => void response.writeHead(503).end(), {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const status = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await status('/known'), await status('/other')]).toEqual([200, 503]);
  watch.isShedding = true;
  expect(await status('/known')).toBe(503);
  server.close();
});

it('a body is put together only for who does not have it', async () => {
  const known = createKnownAnswers({ isShedding: false, tick: () => undefined });
  let made = 0;
  const body = (): Buffer => Buffer.from(String(++made));
  known.add(() => ({
    get body() {
      return body();
    },
    tag: 'one',
  }));
  const server = known.serverFactory(() => undefined, {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const read = async (headers = {}) => await fetch(`http://127.0.0.1:${port}/`, { headers });
  expect(await (await read()).text()).toBe('1');
  expect((await read({ 'if-none-match': 'W/"one"' })).status).toBe(304);
  expect(made).toBe(1);
  server.close();
});

it('who is still connected when the server closes is sent on, where the connection ends', async () => {
  const known = createKnownAnswers({ isShedding: false, tick: () => undefined });
  known.add((address) => (address === '/known' ? { body: Buffer.from('[]'), tag: 'one' } : undefined));
  const underWay = Promise.withResolvers<void>();
  const server = known.serverFactory(async (request, response) => {
    if (request.url === '/slow') await underWay.promise;
    response.writeHead(request.url === '/slow' ? 200 : 503).end();
  }, {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const status = async (path: string): Promise<number> => {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.statusCode!;
  };
  expect(await status('/known')).toBe(200);
  const slow = status('/slow');
  await once(server, 'request');
  server.close();
  underWay.resolve();
  expect(await slow).toBe(200);
  expect(await status('/known')).toBe(503);
  agent.destroy();
});

it('what cannot be told here is told where everything else is', async () => {
  const known = createKnownAnswers({ isShedding: false, tick: () => undefined });
  known.add(() => {
    throw new Error('no answer');
  });
  const server = known.serverFactory((_request, response) => void response.writeHead(500).end(), {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
  server.close();
});
