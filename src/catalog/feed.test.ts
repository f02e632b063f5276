import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { Feed, type FeedLog, type FeedOptions } from './feed.ts';
import { randomEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

const random = new Random(1);
const log = { warn: vi.fn<FeedLog['warn']>(), error: vi.fn<FeedLog['error']>() };

/** Two connections to one file: to the database, two processes. */
let folder: string;
let own: Database;
let other: Database;
let feed: Feed;
let catalog: Catalog;
/** The public listings. The database only contains the change numbers. */
let listed: Map<string, CatalogEntry>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'feed-'));
  const file = path.join(folder, 'test.db');
  own = await openDatabase({ file, now: () => 1_000 });
  other = await openDatabase({ file, now: () => 1_000 });
  listed = new Map();
  catalog = new Catalog();
  log.warn.mockReset();
  log.error.mockReset();
  // On a busy machine a write must not stop waiting for the catalog.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await feed.close();
  await own.close();
  await other.close();
  await rm(folder, { recursive: true });
});

async function start(options: Partial<FeedOptions> = {}): Promise<void> {
  const loadAll =
    options.loadAll ??
    async function* () {
      yield [...listed.values()];
    };
  feed = new Feed({
    db: own,
    catalog,
    log,
    loadAll,
    load: async (ids) => new Map(ids.flatMap((id) => (listed.has(id) ? [[id, listed.get(id)!]] : []))),
    ...options,
  });
  await feed.start();
}

function publish(id: string): CatalogEntry {
  const entry = randomEntry(random, id);
  listed.set(id, entry);
  return entry;
}

async function commit(db: Database, ...ids: string[]): Promise<void> {
  await db.write(async ({ changed }) => ids.forEach(changed));
}

const cardOf = (id: string): string | undefined => catalog.get(id)?.card;

describe('feed', () => {
  it('loads every listing at the start', async () => {
    publish('a');
    publish('b');
    await start();
    expect([...catalog.allIds()].sort()).toEqual(['a', 'b']);
  });

  it('shows a write of this process as soon as the write resolves', async () => {
    await start();
    const first = publish('a');
    await commit(own, 'a');
    expect(cardOf('a')).toBe(first.card);
    const second = publish('a');
    await commit(own, 'a');
    expect(cardOf('a')).toBe(second.card);
    listed.delete('a');
    await commit(own, 'a');
    expect(catalog.size).toBe(0);
  });

  it('is notified of a write of another process before its next poll', async () => {
    await start();
    const entry = publish('a');
    await commit(other, 'a');
    // Normally within a second; the poll is after 15.
    await expect.poll(() => cardOf('a'), { timeout: 10_000, interval: 20 }).toBe(entry.card);
  });

  it('checks again after each wake, also after one in the moment when a check ends', async () => {
    await start();
    const reads = vi.spyOn(own.kysely, 'selectFrom');
    for (let microtasks = 0; microtasks < 200; microtasks++) {
      feed.wake();
      for (let i = 0; i < microtasks; i++) await undefined;
      reads.mockClear();
      feed.wake();
      await setImmediate();
      expect([microtasks, reads.mock.calls.length]).not.toEqual([microtasks, 0]);
    }
  });

  it('does not miss a write during the load', async () => {
    publish('a');
    let written: CatalogEntry | undefined;
    await start({
      async *loadAll() {
        yield [...listed.values()];
        written = publish('a');
        await commit(other, 'a');
      },
    });
    expect(cardOf('a')).toBe(written?.card);
  });

  it('restarts after an outage during the load, without listings that were removed since', async () => {
    publish('removed');
    publish('remaining');
    await commit(other, 'removed');
    let tries = 0;
    const loadAll = async function* () {
      yield [...listed.values()];
      if (++tries === 1) throw new DatabaseUnavailable('outage');
    };
    await expect(start({ loadAll })).rejects.toThrow('outage');
    listed.delete('removed');
    await commit(other, 'removed');
    await feed.start();
    await expect.poll(() => catalog.get('removed')).toBeUndefined();
    expect(catalog.get('remaining')).toBeDefined();
  });

  it('ends with the latest state after many concurrent writes', async () => {
    await start();
    const ids = Array.from({ length: 40 }, (_, i) => `id-${i % 20}`);
    await Promise.all(
      ids.map(async (id) => {
        publish(id);
        await commit(own, id);
      }),
    );
    expect(catalog.size).toBe(20);
    for (const [id, entry] of listed) expect(cardOf(id)).toBe(entry.card);
  });

  it('reads more changes than fit in one batch', async () => {
    await start();
    const ids = Array.from({ length: 1_203 }, (_, i) => `id-${i}`);
    ids.forEach(publish);
    await commit(own, ...ids);
    expect(catalog.size).toBe(1_203);
  });

  it('reloads all listings when the changes it needs were deleted', async () => {
    publish('a');
    publish('b');
    await start();
    listed.delete('a');
    const entry = publish('b');
    await commit(other, 'a', 'b');
    await other.kysely.deleteFrom('changes').execute();
    feed.wake();
    await expect.poll(() => catalog.size).toBe(1);
    expect(cardOf('b')).toBe(entry.card);
    publish('c');
    await commit(own, 'c');
    expect(catalog.size).toBe(2);
  });

  it('reloads all listings when some of the changes it needs were deleted', async () => {
    await start();
    publish('a');
    publish('b');
    await commit(other, 'a', 'b');
    await other.kysely.deleteFrom('changes').where('listing_id', '=', 'a').execute();
    feed.wake();
    await expect.poll(() => catalog.size).toBe(2);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('reloads all listings when the database was restored to an earlier state', async () => {
    publish('a');
    await commit(other, 'a');
    await start();
    publish('b');
    await other.kysely.updateTable('counters').set({ value: 0 }).where('name', '=', 'changes').execute();
    feed.wake();
    await expect.poll(() => catalog.size).toBe(2);
  });

  it('logs errors and retries', async () => {
    let failures = 2;
    await start({
      load: async (ids) => {
        if (failures-- > 0) throw new Error('no connection');
        return new Map(ids.map((id) => [id, listed.get(id)!]));
      },
    });
    publish('a');
    const committed = commit(own, 'a');
    for (const failed of [1, 2]) {
      await expect.poll(() => log.error.mock.calls.length).toBe(failed);
      vi.advanceTimersToNextTimer();
    }
    await committed;
    expect(catalog.size).toBe(1);
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it('does not delay writers once it is closed', async () => {
    await start();
    await feed.close();
    publish('a');
    await commit(own, 'a');
    expect(catalog.size).toBe(0);
  });

  it('rejects when the first load fails', async () => {
    const failing = start({
      async *loadAll() {
        yield [];
        throw new Error('broken');
      },
    });
    await expect(failing).rejects.toThrow('broken');
  });
});
