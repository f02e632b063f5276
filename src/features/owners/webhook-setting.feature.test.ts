// Setting, showing and removing a webhook. Deliveries are tested in webhooks.feature.test.ts.
import { isIP } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import { expireRights, storeGuildList } from '#features/accounts/guilds.ts';
import { listingById } from '#features/listings/store.ts';
import type { TestApp } from '#test/app.ts';
import { copyListing, type SignedIn, signIn } from '#test/factories.ts';
import { addClaim } from './store.ts';
import { setWebhook } from './webhooks.ts';
import { listRead, loseRight, refusalOf, signInManager, signInOwner, startOwned, webhookCalls } from '#test/owners.ts';
import { joinGuild } from '#test/users.ts';

let app: TestApp;
let id: string;
let owner: SignedIn;
let call: { params: { id: string } };
let webhook: ReturnType<typeof webhookCalls>;
beforeAll(async () => {
  ({ app, id, owner } = await startOwned());
  call = { params: { id } };
  webhook = webhookCalls(owner, id);
});
afterAll(async () => await app.close());
beforeEach(async () => await listRead(app, owner.userId));

const now = () => app.clock.now();

describe('a webhook', () => {
  it('is set, returns its secret once, and is removed', async () => {
    expect(await webhook.get()).toEqual({
      url: null,
      secret: null,
      waiting: 0,
      deliveredAt: null,
      failure: null,
      failureCode: null,
      failureDetail: null,
      failedAt: null,
    });
    expect(await refusalOf(webhook.test())).toEqual([409, 'no_webhook']);
    const first = await webhook.set();
    expect(first).toMatchObject({ url: 'https://hooks.example/a', secret: expect.stringMatching(/^whsec_.{43}$/) });
    expect((await webhook.get()).secret).toBeNull();
    expect((await webhook.set()).secret).not.toBe(first.secret);
    const stored = await app.db.kysely.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('whsec_');
    expect((await webhook.test()).waiting).toBe(1);
    expect(await webhook.remove()).toMatchObject({ url: null, waiting: 0 });
  });

  it('reports what is wrong with an address', async () => {
    await expect(webhook.set('http://hooks.example/')).rejects.toMatchObject({
      issues: [{ path: 'url', code: 'https_needed' }],
    });
  });

  it.each([
    'http://hooks.example/a',
    'ftp://hooks.example/a',
    'javascript:alert(1)',
    'https://me:secret@hooks.example/',
    'hooks.example',
    'https://hooks.example:8443/',
    'https://127.0.0.1/',
    'https://[::ffff:192.168.0.1]/',
    'https://2130706433/',
    'https://localhost/',
  ])('cannot be set to %s', async (wrong) => {
    expect(await refusalOf(webhook.set(wrong))).toEqual([400, 'validation']);
  });

  it('cannot be set to a name that leads to a private address, but to one that has no address yet', async () => {
    const names: Record<string, string[]> = {
      inside: ['192.168.0.1'],
      mixed: ['1.1.1.1', '::1'],
      outside: ['1.1.1.1'],
    };
    const resolve = async (hostname: string) => {
      const found = names[hostname.split('.')[0]!];
      if (!found) throw new Error('ENOTFOUND');
      return found.map((address) => ({ address, family: isIP(address) }));
    };
    const listing = await listingById(app.db.kysely, id);
    const act = { listing: listing!, userId: owner.userId, at: app.clock.now() };
    const setTo = (name: string) => setWebhook({ ...app.account, resolve }, act, `https://${name}.example/`);
    for (const name of ['inside', 'mixed'])
      await expect(setTo(name)).rejects.toMatchObject({ issues: [{ path: 'url', code: 'private_address' }] });
    for (const name of ['outside', 'nowhere'])
      expect(await setTo(name)).toMatchObject({ url: `https://${name}.example/` });
  });

  it('is removed with the last claim, so that the next owner does not see its address', async () => {
    const other = await signInOwner(app, id);
    await webhook.set();
    const release = (user: SignedIn) => user.api('DELETE /api/v1/servers/:id/claim', call);
    await release(other);
    expect((await webhook.get()).url).toBe('https://hooks.example/a');
    await release(owner);
    await owner.api('POST /api/v1/servers/:id/claim', call);
    expect((await webhook.get()).url).toBeNull();
  });

  it('is not set once its owner has released the claim while the address was checked', async () => {
    const former = await signInOwner(app, id);
    const act = { listing: (await listingById(app.db.kysely, id))!, userId: former.userId, at: now() };
    const resolve = async () => {
      await former.api('DELETE /api/v1/servers/:id/claim', call);
      return [{ address: '1.1.1.1', family: 4 }];
    };
    const setting = setWebhook({ ...app.account, resolve }, act, 'https://hooks.example/former');
    expect(await refusalOf(setting)).toEqual([403, 'claim_needed']);
    expect((await webhook.get()).url).not.toBe('https://hooks.example/former');
  });

  it('is removed when its last two owners release their claims concurrently', async () => {
    const owners = [await signIn(app), await signIn(app)];
    const copies = await app.db.write(({ tx }) => copyListing(tx, id, 10));
    for (const copy of copies) {
      for (const { userId } of owners) {
        await joinGuild(app, userId, copy, { isManager: true });
        await app.db.write(({ tx }) => addClaim(tx, copy, userId, now()));
      }
      const listing = (await listingById(app.db.kysely, copy))!;
      await setWebhook(app.account, { listing, userId: owners[0]!.userId, at: now() }, 'https://hooks.example/a');
    }
    await Promise.all(
      copies.flatMap((copy) =>
        owners.map(({ api }) => api('DELETE /api/v1/servers/:id/claim', { params: { id: copy } })),
      ),
    );
    const kept = app.db.kysely.selectFrom('webhooks').select('listing_id').where('listing_id', 'in', copies);
    expect(await kept.execute()).toEqual([]);
  });

  it('is accessible only to owners', async () => {
    const calls = (user: SignedIn['api']) => [
      user('GET /api/v1/servers/:id/webhook', call),
      user('PUT /api/v1/servers/:id/webhook', { ...call, body: { url: 'https://hooks.example/' } }),
      user('DELETE /api/v1/servers/:id/webhook', call),
      user('POST /api/v1/servers/:id/webhook/test', call),
    ];
    const refusals = async (user: SignedIn['api']) =>
      new Set((await Promise.all(calls(user).map(refusalOf))).map((one) => one.join(' ')));
    const other = await signIn(app);
    await listRead(app, other.userId);
    expect(await refusals(app.api)).toEqual(new Set(['401 not_authenticated']));
    expect(await refusals(other.api)).toEqual(new Set(['403 not_manager']));
    expect(await refusals((await signInManager(app, id)).api)).toEqual(new Set(['403 claim_needed']));
    const former = await signInOwner(app, id);
    await loseRight(app, former.userId);
    expect(await refusals(former.api)).toEqual(new Set(['403 not_manager']));
  });

  it.each<[string, (userId: string) => Promise<void>]>([
    ['loses the right', async (userId) => await app.db.write((write) => storeGuildList(write, userId, [], now()))],
    [
      'shares no list any more',
      async (userId) => await app.db.write((write) => storeGuildList(write, userId, null, now())),
    ],
    [
      'was not seen for a month',
      async () => {
        app.clock.advance(31 * DAY_MS);
        await expireRights({ db: app.db, now: app.clock.now });
      },
    ],
  ])('is removed when its last owner %s: a former owner who returns must not see its URL', async (_how, lose) => {
    const last = await signInOwner(app, id);
    // Of everybody else: other tests leave owners behind.
    await app.db.write(({ tx }) =>
      tx.updateTable('user_guilds').set({ is_manager: 0 }).where('user_id', '!=', last.userId).execute(),
    );
    await webhookCalls(last, id).set('https://hooks.example/token');
    app.clock.advance(1000);
    await lose(last.userId);
    expect(await app.db.kysely.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  });

  it('is removed when the right of its last owner expires while it is set', async () => {
    const last = await signInOwner(app, id);
    app.clock.advance(31 * DAY_MS);
    let expiring: Promise<void> | undefined;
    const write: Database['write'] = async (work) =>
      await app.db.write(async (transaction) => {
        const result = await work(transaction);
        expiring = expireRights({ db: app.db, now });
        await untilEndOrWait(expiring);
        return result;
      });
    const act = { listing: (await listingById(app.db.kysely, id))!, userId: last.userId, at: now() };
    await setWebhook({ ...app.account, db: { ...app.db, write } }, act, 'https://hooks.example/token');
    await expiring;
    expect(await app.db.kysely.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  });
});

/** Until the other transaction has ended or waits for this one, as on SQLite it always does. */
async function untilEndOrWait(other: Promise<unknown>): Promise<void> {
  if (app.db.engine === 'sqlite') return;
  let hasEnded = false;
  void other.then(() => (hasEnded = true));
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => hasEnded || (await waiting.execute(app.db.kysely)).rows.length > 0).toBe(true);
}
