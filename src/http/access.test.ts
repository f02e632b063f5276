import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { AccessRule } from '#contract/endpoint.ts';
import { addAccess, type OwnersRequest } from './access.ts';

const refused = async (): Promise<never> => {
  throw new Error('asked');
};

function addTo(app: FastifyInstance, find: (request: FastifyRequest) => Promise<unknown> = refused) {
  return addAccess(app, {
    sessions: { find } as never,
    limiters: {} as never,
    switches: { isOn: (name) => name !== 'read-only' },
    publicUrl: 'http://localhost:3000',
    pageKey: 'key',
    refuseSuspended: async () => {},
    requireAdmin: refused,
    requireOwned: refused,
  });
}

/** Bypasses the types, which reject most of these calls. */
function asOwners(request: object): OwnersRequest {
  return request as OwnersRequest;
}

function start(): FastifyInstance {
  const app = Fastify();
  addTo(app);
  return app;
}

const handler = () => 'served';
const visitor: AccessRule = { access: 'visitor', needs: [], rate: null };

it.each([
  ['GET', '/api/v1/things'],
  ['POST', '/things'],
] as const)('%s %s without an access rule fails at startup', (method, url) => {
  for (const config of [undefined, { access: 'visitor' }] as const) {
    expect(() => start().route({ method, url, handler, config })).toThrow('has no access rule');
  }
  expect(() => start().route({ method, url, handler, config: visitor })).not.toThrow();
});

it('pages need no access rule, and public reads query no session unless the hook rate-limits them', async () => {
  const app = start();
  app.get('/page', handler);
  app.get('/api/v1/things', { config: visitor }, handler);
  app.get('/picture.png', { config: { ...visitor, rate: 'avatar' } }, handler);
  for (const url of ['/page', '/api/v1/things', '/picture.png']) {
    expect((await app.inject(url)).payload).toBe('served');
  }
});

it('reads the session once and passes it to handlers that require a login', async () => {
  const session = { id: 'se_1', userId: 'us_1' };
  let reads = 0;
  const app = Fastify();
  const { sessionOf, userOf } = addTo(app, async () => {
    reads += 1;
    return session;
  });
  app.get('/mine', { config: { ...visitor, access: 'user' } }, (request) => {
    return [sessionOf(asOwners(request)), userOf(asOwners(request))];
  });
  expect((await app.inject('/mine')).json()).toEqual([session, 'us_1']);
  expect(reads).toBe(1);
});

it('throws when a handler asks for a user or owner that its contract does not require', async () => {
  const app = Fastify();
  const { userOf, ownedOf } = addTo(app, async () => ({ id: 'se_1', userId: 'us_1' }));
  app.post('/anybody', { config: visitor }, (request) => userOf(asOwners(request)));
  app.post('/users', { config: { ...visitor, access: 'user' } }, (request) => ownedOf(asOwners(request)));
  expect((await app.inject({ url: '/anybody', method: 'POST' })).json()).toMatchObject({
    message: 'the contract does not require a user',
  });
  expect((await app.inject({ url: '/users', method: 'POST' })).json()).toMatchObject({
    message: 'the contract does not require an owner',
  });
});
