import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changesAfter, newestRevision, trimChanges } from '#db/changes.ts';
import { createLease } from '#db/lease.ts';
import type { Database } from '#db/open.ts';
import { WriteConflict } from '#db/unavailable.ts';
import { openTestDatabase } from '#test/app.ts';
import { createTestClock, type TestClock } from '#test/clock.ts';

let db: Database;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  db = await openTestDatabase(clock.now);
});
afterEach(async () => await db.close());

const block = (guildId: string) => ({ guild_id: guildId, reason: 'test', created_at: clock.now() });

describe('write', () => {
  it('numbers changed listings in commit order without gaps under concurrent writes', async () => {
    const revisions: number[] = [];
    db.onCommit(async (revision) => void revisions.push(revision));
    // No more than there are connections: none waits for one, on a slow machine too long.
    const writes = Array.from({ length: 8 }, (_, i) =>
      db.write(async ({ changed }) => {
        changed(`s_${i}`);
        changed(`s_${i}`);
        if (i % 4 === 0) changed('s_often');
      }),
    );
    await Promise.all(writes);
    const changes = await changesAfter(db.kysely, 0, 1000);
    expect(changes.map(({ revision }) => revision)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
    expect(new Set(changes.map((change) => change.listing_id)).size).toBe(9);
    expect(Math.max(...revisions)).toBe(10);
    expect(await newestRevision(db.kysely)).toBe(10);
  });

  it('numbers more changed listings than one statement can take', async () => {
    const count = 25_000;
    await db.write(async ({ changed }) => {
      for (let i = 0; i < count; i++) changed(`s_${i}`);
    });
    expect(await newestRevision(db.kysely)).toBe(count);
    const last = await changesAfter(db.kysely, count - 2, 10);
    expect(last.map(({ listing_id: id }) => id)).toEqual([`s_${count - 2}`, `s_${count - 1}`]);
  });

  it('rolls back when the callback throws', async () => {
    const failing = db.write(async ({ tx, changed }) => {
      await tx.insertInto('guild_blocks').values(block('1')).execute();
      changed('s_1');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.kysely.selectFrom('guild_blocks').selectAll().execute()).toEqual([]);
    expect(await newestRevision(db.kysely)).toBe(0);
  });

  it('tries a write again although its conflict took long', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let tries = 0;
    await db.write(async () => {
      if (++tries > 1) return;
      vi.advanceTimersByTime(10_000);
      throw new WriteConflict('two writes conflicted');
    });
    expect(tries).toBe(2);
  });

  it('returns sums and counts as numbers', async () => {
    await db.write(async ({ tx }) => void (await tx.insertInto('guild_blocks').values(block('1')).execute()));
    const row = await db.kysely
      .selectFrom('guild_blocks')
      .select(({ fn }) => [fn.sum<number>('created_at').as('sum'), fn.countAll<number>().as('count')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ sum: clock.now(), count: 1 });
  });
});

describe('trimChanges', () => {
  it('deletes changes that are older than a day', async () => {
    await db.write(async ({ changed }) => changed('s_old'));
    clock.advance(25 * 3_600_000);
    await db.write(async ({ changed }) => changed('s_new'));
    await trimChanges(db, clock.now());
    expect(await changesAfter(db.kysely, 0, 10)).toEqual([{ revision: 2, listing_id: 's_new' }]);
  });
});

describe('a lease', () => {
  it('has one holder when many request it concurrently', async () => {
    const leases = Array.from({ length: 8 }, () => createLease(db, 'job', clock.now));
    const held = await Promise.all(leases.map((lease) => lease.hold()));
    expect(held.filter(Boolean)).toHaveLength(1);
  });

  it('passes to another process when its holder stops renewing or releases it', async () => {
    const [first, second] = [createLease(db, 'job', clock.now), createLease(db, 'job', clock.now)];
    expect(await first.hold()).toBe(true);
    expect(await second.hold()).toBe(false);
    clock.advance(31_000);
    expect(await second.hold()).toBe(true);
    expect(await first.hold()).toBe(false);
    await second.release();
    expect(await first.hold()).toBe(true);
  });

  it('passes on when its holder stopped while the clock was wrong', async () => {
    const [first, second] = [createLease(db, 'job', clock.now), createLease(db, 'job', clock.now)];
    clock.advance(30 * 86_400_000);
    expect(await first.hold()).toBe(true);
    clock.advance(-30 * 86_400_000);
    expect(await second.hold()).toBe(true);
    expect(await first.hold()).toBe(false);
  });
});
