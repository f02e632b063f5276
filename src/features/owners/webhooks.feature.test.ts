import { createHmac } from 'node:crypto';
import http from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import { accountDeps } from '#features/accounts/deps.ts';
import type { TestApp } from '#test/app.ts';
import { type SignedIn, submitServer } from '#test/factories.ts';
import { listRead, signInOwner, startOwned, webhookCalls } from '#test/owners.ts';
import { LOOPBACK, listen } from '#test/receiver.ts';
import { isPublicAddress } from './public-address.ts';
import { deliveryBackOffMs, createWebhookLoop } from './webhook-loop.ts';
import { createSender, type Send } from './webhook-sender.ts';
import { expireDeliveries } from './webhooks.ts';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

let app: TestApp;
let id: string;
let owner: SignedIn;
let webhook: ReturnType<typeof webhookCalls>;
let receiver: http.Server;
let status = 200;
let received: Received[] = [];
let url: string;
beforeAll(async () => {
  ({ app, id, owner } = await startOwned());
  receiver = http.createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer.writeHead(status, { location: '/elsewhere' }).end('not read');
    });
  });
  url = `http://localhost:${await listen(receiver)}/hook?a=1`;
  webhook = webhookCalls(owner, id);
});
afterAll(async () => {
  receiver.close();
  await app.close();
});
beforeEach(async () => {
  received = [];
  status = 200;
  await listRead(app, owner.userId);
});

const dueAt = async () =>
  (await app.db.kysely.selectFrom('webhook_deliveries').select('due_at').executeTakeFirst())?.due_at ?? 0;

function loop(rules: Parameters<typeof createSender>[0] = LOOPBACK, send: Send = createSender(rules, 'Duskrow test')) {
  return createWebhookLoop({
    ...accountDeps(app),
    log: pino({ level: 'silent' }),
    send,
    publicUrl: 'https://site.test',
  });
}

/** Gets a secret by setting an address through the API, then stores the receiver's address instead. */
async function setToReceiver(): Promise<string> {
  const { secret } = await webhook.set();
  await app.db.write(({ tx }) => tx.updateTable('webhooks').set({ url }).execute());
  return secret!;
}

async function raise(alertId: string, values: { closed_at?: number; at?: number } = {}): Promise<void> {
  const { at = app.clock.now(), closed_at = null } = values;
  await app.db.write(({ tx }) =>
    tx
      .insertInto('health_alerts')
      .values({
        id: alertId,
        listing_id: id,
        type: 'invite_dead',
        severity: 'critical',
        message: 'The invite is gone.',
        open_key: alertId,
        created_at: at,
        closed_at,
      })
      .execute(),
  );
}

const isSigned = ({ headers, body }: Received, secret: string): boolean => {
  const [, seconds = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-duskrow-signature'])) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return mac === expected && Number(seconds) === Math.floor(app.clock.now() / 1000);
};

describe('an alert', () => {
  it('is sent once when raised and once when closed, signed', async () => {
    await raise('al_old', { at: app.clock.now() - MINUTE_MS });
    const secret = await setToReceiver();
    app.clock.advance(MINUTE_MS);
    await raise('al_1');
    const { tick } = loop();
    await Promise.all([tick(), tick()]);
    await tick();
    expect(received).toHaveLength(1);
    expect(isSigned(received[0]!, secret)).toBe(true);
    expect(received[0]!.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received[0]!.body)).toEqual({
      event: 'alert.raised',
      at: new Date(app.clock.now()).toISOString(),
      server: {
        id,
        slug: expect.any(String),
        name: expect.any(String),
        url: expect.stringMatching(/^https:\/\/site\.test/),
      },
      alert: { id: 'al_1', type: 'invite_dead', severity: 'critical', message: 'The invite is gone.' },
    });
    app.clock.advance(2 * DAY_MS);
    await app.db.write(({ tx }) =>
      tx.updateTable('health_alerts').set({ closed_at: app.clock.now() }).where('id', '=', 'al_1').execute(),
    );
    await tick();
    await tick();
    expect(received.map(({ body }) => JSON.parse(body).event)).toEqual(['alert.raised', 'alert.closed']);
    expect(JSON.parse(received[1]!.body).alert.message).toBe('Closed: The invite is gone.');
    await listRead(app, owner.userId);
    expect(await webhook.get()).toMatchObject({ waiting: 0, failure: null, deliveredAt: expect.any(String) });
    app.clock.advance(40 * DAY_MS);
    // Deliveries are deleted only once no scan can find their alerts again.
    for (let i = 0; i < 3; i++) {
      await expireDeliveries(app.db, app.clock.now());
      await tick();
      app.clock.advance(2 * MINUTE_MS);
    }
    expect(received).toHaveLength(2);
    expect(await app.db.kysely.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    // Sessions expire after two weeks.
    owner = await signInOwner(app, id);
    webhook = webhookCalls(owner, id);
  });

  it('is sent at once as a test, in place of one that waits for another attempt', async () => {
    await setToReceiver();
    await webhook.test();
    status = 500;
    const { tick } = loop();
    await tick();
    status = 200;
    await webhook.test();
    await tick();
    expect([received.length, (await webhook.get()).failure]).toEqual([2, null]);
    // Another one, queued while a test is being sent, is sent too.
    await webhook.test();
    await loop(LOOPBACK, () => webhook.test().then(() => null)).tick();
    await tick();
    expect(received).toHaveLength(3);
  });

  it('that fails is retried with backoff, and given up after seven attempts', async () => {
    await setToReceiver();
    await webhook.test();
    status = 500;
    const { tick } = loop();
    const gaps = [1, 2, 3, 4, 5, 6].map(deliveryBackOffMs);
    expect(gaps[0]).toBe(MINUTE_MS);
    for (const gap of gaps) {
      await tick();
      const before = received.length;
      app.clock.advance(gap - 1000);
      await tick();
      expect(received).toHaveLength(before);
      app.clock.advance(1000);
    }
    await tick();
    expect(received).toHaveLength(7);
    expect(new Set(received.map(({ headers }) => headers['x-duskrow-delivery'])).size).toBe(1);
    await listRead(app, owner.userId);
    expect(await webhook.get()).toMatchObject({
      waiting: 0,
      failure: 'It answered with status 500.',
      failureCode: 'refused',
      failureDetail: '500',
    });
    app.clock.advance(DAY_MS);
    await tick();
    expect(received).toHaveLength(7);
  });

  it('does not follow redirects, and arrives once the address accepts it', async () => {
    await setToReceiver();
    await webhook.test();
    status = 302;
    const { tick } = loop();
    await tick();
    await listRead(app, owner.userId);
    expect(await webhook.get()).toMatchObject({ waiting: 1, failure: 'It answered with status 302.' });
    status = 204;
    app.clock.advance(MINUTE_MS);
    await tick();
    expect(received).toHaveLength(2);
    expect(await webhook.get()).toMatchObject({ waiting: 0, failure: null, failureCode: null });
  });

  it('is never sent to a private address or unencrypted', async () => {
    await setToReceiver();
    await webhook.test();
    await loop({ ...LOOPBACK, isPublic: isPublicAddress }).tick();
    expect((await webhook.get()).failure).toBe('The address does not lead to the public internet.');
    app.clock.advance(MINUTE_MS);
    await loop({ ...LOOPBACK, allowsHttp: false }).tick();
    await listRead(app, owner.userId);
    expect((await webhook.get()).failure).toBe('The address has to begin with https://.');
    const unknown = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND hooks.example'), { code: 'ENOTFOUND' });
    };
    app.clock.advance(4 * MINUTE_MS);
    await loop({ ...LOOPBACK, resolve: unknown }).tick();
    await listRead(app, owner.userId);
    expect((await webhook.get()).failure).toBe('It could not be reached (ENOTFOUND).');
    expect(received).toEqual([]);
  });

  it('is sent by only one of two processes, and by another if that one dies', async () => {
    await setToReceiver();
    await webhook.test();
    // As if the lease of one process had expired while it was sending.
    await Promise.all([loop().tick(), loop().tick()]);
    expect(received).toHaveLength(1);
    await webhook.test();
    const died: Send = async () => await new Promise<never>(() => undefined);
    void loop(LOOPBACK, died).tick();
    await expect.poll(async () => (await dueAt()) > app.clock.now()).toBe(true);
    await loop().tick();
    expect(received).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    await loop().tick();
    expect(received).toHaveLength(2);
  });

  it('has not failed if it is aborted as the process stops, and waits for another attempt', async () => {
    await setToReceiver();
    await webhook.test();
    await loop(LOOPBACK, async () => ({ code: 'too_slow' })).tick(AbortSignal.abort());
    expect(await webhook.get()).toMatchObject({ waiting: 1, failure: null });
  });

  it('does not wait for other listings: each sends one at a time, and pauses while its receiver fails', async () => {
    await setToReceiver();
    for (let i = 0; i < 30; i++) await raise(`al_many_${i}`);
    const other = (await submitServer(app, 'nightshift')).id;
    const others = webhookCalls(await signInOwner(app, other), other);
    await others.set('https://hooks.example/b');
    app.clock.advance(1000);
    await others.test();
    const sent: string[] = [];
    const failing: Send = async ({ url: to }) => {
      sent.push(new URL(to).pathname);
      return to.endsWith('/b') ? null : { code: 'too_slow' };
    };
    const { tick } = loop(LOOPBACK, failing);
    for (let i = 0; i < 5; i++) await tick();
    expect(sent.toSorted()).toEqual(['/b', '/hook']);
    app.clock.advance(MINUTE_MS);
    for (let i = 0; i < 5; i++) await tick();
    expect(sent).toHaveLength(3);
    await webhook.remove();
  });

  it('sent as a test is queued only once, and deleted when done', async () => {
    await setToReceiver();
    const answers = await Promise.all(Array.from({ length: 20 }, webhook.test));
    expect(new Set(answers.map(({ waiting }) => waiting))).toEqual(new Set([1]));
    await loop().tick();
    expect(received).toHaveLength(1);
    expect(await app.db.kysely.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    expect((await webhook.test()).waiting).toBe(1);
  });

  it('is not sent once the last owner has lost the permission', async () => {
    await setToReceiver();
    await raise('al_2');
    await app.db.write(({ tx }) => tx.updateTable('user_guilds').set({ is_manager: 0 }).execute());
    await loop().tick();
    expect(received).toEqual([]);
  });
});
