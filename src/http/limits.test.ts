import type { FastifyInstance, FastifyRequest } from 'fastify';
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
