import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { AccessRule } from '#contract/endpoint.ts';
import { addAccess } from './access.ts';

const refused = async (): Promise<never> => {
  throw new Error('asked');
};

function start(): FastifyInstance {
  const app = Fastify();
  addAccess(app, {
    sessions: { of: refused, require: refused } as never,
    limiters: {} as never,
    switches: { isOn: (name) => name !== 'read-only' },
    publicUrl: 'http://localhost:3000',
    pageKey: 'key',
    refuseSuspended: refused,
    requireAdmin: refused,
    requireOwned: refused,
  });
  return app;
}

const handler = () => 'served';
const visitor: AccessRule = { access: 'visitor', needs: [], rate: null };

it.each([
  ['GET', '/api/v1/things'],
  ['POST', '/things'],
] as const)('%s %s that does not say who may call it stops the start', (method, url) => {
  for (const config of [undefined, { access: 'visitor' }] as const) {
    expect(() => start().route({ method, url, handler, config })).toThrow('does not say who may call it');
  }
  expect(() => start().route({ method, url, handler, config: visitor })).not.toThrow();
});

it('a page need not say it, and what visitors read asks for no session, counted by its route or not at all', async () => {
  const app = start();
  app.get('/page', handler);
  app.get('/api/v1/things', { config: visitor }, handler);
  app.get('/picture.png', { config: { ...visitor, rate: 'avatar' } }, handler);
  for (const url of ['/page', '/api/v1/things', '/picture.png']) {
    expect((await app.inject(url)).payload).toBe('served');
  }
});
