// A listing that was delisted for a year keeps its guild id and slug, and comes back whole with a new submission.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import type { Approval, InviteState } from '#db/tables.ts';
import { unblockServer } from '#features/admin/decisions.ts';
import { syncCounts } from '#features/admin/store.ts';
import { createRunLoop, startRun } from '#features/admin/sync-run.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { createHousekeeping } from '#src/jobs.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { copyListing, submitServer } from '#test/factories.ts';
import { refusalOf, signInOwner } from '#test/owners.ts';

const CODE = 'hollowlantern';

let app: TestApp;
let id: string;
let slug: string;
let before: ListingRow;
beforeEach(async () => {
  app = await startTestApp();
  ({ id, slug } = await submitServer(app, CODE));
  before = await row();
});
afterEach(async () => await app.close());

const row = async () => (await listingById(app.db.kysely, id))!;
const lookUps = () => app.standIn.state.calls.counts().invites;
const isListed = async () => (await app.api('GET /api/v1/servers', { query: {} })).servers.some((one) => one.id === id);
const rowsOf = async (table: 'snapshots' | 'sync_queue') =>
  await app.db.kysely.selectFrom(table).selectAll().where('listing_id', '=', id).execute();

async function hide(state: { approval?: Approval; invite_state?: InviteState }): Promise<void> {
  const at = app.clock.now();
  const approval_before = state.approval === 'opted-out' ? ('approved' as const) : null;
  await app.db.write(async ({ tx, changed }) => {
    const values = { ...state, approval_before, updated_at: at, invite_state_since: at };
    await tx.updateTable('listings').set(values).where('id', '=', id).execute();
    changed(id);
  });
}

async function housekeepAfter(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS);
  app.standIn.state.calls.reset();
  const { db, now } = app;
  await createHousekeeping({ db, now, logFailure: () => undefined })();
}

it.each([
  { approval: 'rejected' },
  { approval: 'opted-out' },
  { invite_state: 'expired' },
  { invite_state: 'quarantined' },
] as const)('upstream data of a listing that is %j is purged after a year, and not before', async (state) => {
  await hide(state);
  await housekeepAfter(364);
  expect(await row()).toMatchObject({ name: before.name, description: before.description, invite_code: CODE });
  expect(await rowsOf('snapshots')).toHaveLength(1);
  await housekeepAfter(2);
  const purged = await row();
  expect(purged).toMatchObject({
    guild_id: before.guild_id,
    slug,
    name: slug,
    approval: before.approval,
    ...state,
    description: null,
    icon_hash: null,
    features: '[]',
    traits: '[]',
    invite_code: '',
    invite_state: 'expired',
    member_count: null,
    online_count: null,
    counts_at: null,
  });
  const kept = JSON.stringify([purged, await rowsOf('snapshots'), await rowsOf('sync_queue')]);
  for (const text of [before.name, before.description, before.icon_hash, CODE]) expect(kept).not.toContain(text);
});

it('all delisted listings are purged, public and pending ones are not', async () => {
  const ids = await app.db.write(async ({ tx }) => {
    await tx.updateTable('listings').set({ approval: 'rejected' }).execute();
    return await copyListing(tx, id, 60);
  });
  const update = (to: object, which: string[]) =>
    app.db.write(({ tx }) => tx.updateTable('listings').set(to).where('id', 'in', which).execute());
  await update({ approval: 'approved' }, ids.slice(0, 3));
  await update({ approval: 'pending' }, ids.slice(3, 5));
  await housekeepAfter(366);
  const left = await app.db.kysely.selectFrom('listings').select('approval').where('name', '=', before.name).execute();
  const three = ['approved', 'approved', 'approved'];
  expect(left.map(({ approval }) => approval).toSorted()).toEqual([...three, 'pending', 'pending']);
});

describe('a purged listing', () => {
  const expectWhole = async () => {
    const { name, description, icon_hash, features, vanity_code } = before;
    const whole = { name, description, icon_hash, features, vanity_code, slug, invite_code: CODE };
    expect(await row()).toMatchObject({ ...whole, invite_state: 'live', previous_invite_code: null });
    expect((await row()).member_count).toBeGreaterThan(0);
    expect(await rowsOf('snapshots')).toHaveLength(1);
    expect(await rowsOf('sync_queue')).toHaveLength(1);
    expect(await isListed()).toBe(true);
  };

  it('has a page without data, and is not looked up', async () => {
    await hide({ invite_state: 'expired' });
    await housekeepAfter(366);
    const page = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
    expect(page).toMatchObject({
      name: slug,
      inviteUrl: null,
      inviteCode: null,
      inviteState: 'expired',
      synced: false,
    });
    expect(await isListed()).toBe(false);
    const sync = app.api('POST /api/v1/servers/:id/sync', { params: { id } });
    expect(await refusalOf(sync)).toEqual([404, 'unknown_invite']);
    expect(lookUps()).toEqual({});
  });

  it('is no part of Sync All and its counts', async () => {
    await hide({ invite_state: 'expired' });
    await housekeepAfter(366);
    expect(await syncCounts(app.db.kysely, 0)).toEqual({ total: 0, connected: 0, recent: 0 });
    const deps = { ...app, now: () => app.clock.now() };
    expect((await startRun(deps, 'u_admin')).total).toBe(0);
    await createRunLoop({ ...deps, paceMs: 1 }).tick();
    expect(await app.db.kysely.selectFrom('sync_runs').select(['status', 'synced']).execute()).toEqual([
      { status: 'done', synced: 0 },
    ]);
  });

  it('stays age-restricted, as its reviews and what its owners wrote stay, too', async () => {
    await app.db.write(({ tx }) => tx.updateTable('listings').set({ nsfw_level: 3 }).where('id', '=', id).execute());
    await hide({ invite_state: 'expired' });
    await housekeepAfter(366);
    const page = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
    expect(page).toMatchObject({ name: slug, ageRestricted: true });
  });

  it('comes back whole when its guild is submitted again', async () => {
    await hide({ invite_state: 'expired' });
    await housekeepAfter(366);
    expect(await submitServer(app, CODE)).toMatchObject({ id, slug, name: before.name, approved: true });
    await expectWhole();
  });

  it('stays down until its owners put it back and set an invite', async () => {
    await hide({ approval: 'opted-out' });
    await housekeepAfter(366);
    expect(await refusalOf(submitServer(app, CODE))).toEqual([403, 'guild_refused']);
    const owner = await signInOwner(app, id);
    const restored = await owner.api('POST /api/v1/servers/:id/put-back', { params: { id } });
    expect(restored).toMatchObject({ state: 'public', unlistedBecause: 'invite', inviteCode: null });
    expect([await isListed(), await rowsOf('sync_queue')]).toEqual([false, []]);
    const edit = { version: restored.version, inviteUrl: CODE };
    await owner.api('PATCH /api/v1/servers/:id', { params: { id }, body: edit });
    await expectWhole();
  });

  it('stays refused until a moderator allows it and its guild is submitted again', async () => {
    await hide({ approval: 'rejected' });
    await housekeepAfter(366);
    expect(await refusalOf(submitServer(app, CODE))).toEqual([403, 'guild_refused']);
    await unblockServer(app, 'u_admin', id);
    expect([await isListed(), await rowsOf('sync_queue')]).toEqual([false, []]);
    await submitServer(app, CODE);
    await expectWhole();
  });
});
