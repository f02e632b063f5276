import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createLimiters } from './limits.ts';

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2::1', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
])('counts a call from %s once under %j', async (ip, expected) => {
  const counted: string[] = [];
  const createRateLimit = ({ keyGenerator }: { keyGenerator: (request: FastifyRequest) => string }) => {
    return async (request: FastifyRequest) => {
      counted.push(keyGenerator(request));
      return { isAllowed: true };
    };
  };
  const { report } = createLimiters({ createRateLimit } as unknown as FastifyInstance);
  await report({ ip } as FastifyRequest);
  expect(counted).toEqual(expected);
});

it('counts the call of a client that left meanwhile', async () => {
  const app = Fastify();
  await app.register(rateLimit, { global: false });
  const { review } = createLimiters(app);
  const { promise: counted, resolve, reject } = Promise.withResolvers<void>();
  app.get('/', async (request) => {
    client.destroy();
    await once(request.raw.socket, 'close');
    await review(request, 'an account').then(resolve, reject);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect(counted).resolves.toBeUndefined();
  await app.close();
});
