// Writes test data for health to the database, in place of weeks of syncs.
import { HOUR_MS } from '#contract/time.ts';
import type { ListingCountsTable, ListingsTable } from '#db/tables.ts';
import type { TestApp } from './app.ts';
import type { SignedIn } from './factories.ts';
import { refreshHealth, refreshNextBlock } from '#features/health/refresh.ts';

/** Recomputes health that changed or is due. */
export async function followAll(app: TestApp): Promise<void> {
  while (await refreshNextBlock(app));
}

export async function refreshOne(app: TestApp, id: string): Promise<void> {
  await app.db.write((write) => refreshHealth(write, [id], app.clock.now()));
}

/** Completes the pass that computes the totals, then makes a whole new one. */
export async function refreshTotals({ healthTotals }: TestApp): Promise<void> {
  while (!(await healthTotals.refreshBlock()));
  while (!(await healthTotals.refreshBlock()));
}

export async function favorite({ api }: SignedIn, serverId: string): Promise<void> {
  await api('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId } });
}

export async function setListing(app: TestApp, id: string, values: Partial<ListingsTable>): Promise<void> {
  await app.db.write(async ({ tx }) => {
    await tx.updateTable('listings').set(values).where('id', '=', id).execute();
  });
}

export async function setCounts(app: TestApp, id: string, values: Partial<ListingCountsTable>): Promise<void> {
  await app.db.write(async ({ tx }) => {
    await tx.updateTable('listing_counts').set(values).where('listing_id', '=', id).execute();
  });
}

export type Snapshot = [hoursAgo: number, members: number, online: number];

/** Replaces all snapshots. */
export async function setSnapshots(app: TestApp, id: string, counts: readonly Snapshot[]): Promise<void> {
  const rows = counts.map(([hours, member_count, online_count]) => ({
    listing_id: id,
    taken_at: app.clock.now() - hours * HOUR_MS,
    member_count,
    online_count,
  }));
  await app.db.write(async ({ tx }) => {
    await tx.deleteFrom('snapshots').where('listing_id', '=', id).execute();
    if (rows.length > 0) await tx.insertInto('snapshots').values(rows).execute();
  });
}
