import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { Feed, type FeedLog, type FeedOptions } from './feed.ts';
import { madeUpEntry } from './testing/made-up.ts';
import { Random } from './testing/random.ts';

const random = new Random(1);
const log = { warn: vi.fn<FeedLog['warn']>(), error: vi.fn<FeedLog['error']>() };

/** Two processes, as far as the database can tell: two connections to one file. */
let folder: string;
let own: Database;
let other: Database;
let feed: Feed;
let catalog: Catalog;
/** What is public. The numbers of changes are in the database, the listings here. */
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
});

afterEach(async () => {
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
  const entry = madeUpEntry(random, id);
  listed.set(id, entry);
  return entry;
}

async function commit(db: Database, ...ids: string[]): Promise<void> {
  await db.write(async ({ changed }) => ids.forEach(changed));
}

const cardOf = (id: string): string | undefined => catalog.get(id)?.card;

describe('feed', () => {
  it('starts with every listing', async () => {
    publish('a');
    publish('b');
    await start();
    expect([...catalog.allIds()].sort()).toEqual(['a', 'b']);
  });

  it('shows a write of this process when the write resolves', async () => {
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

  it('hears of a write of another process, and does not wait for its next poll', async () => {
    await start();
    const entry = publish('a');
    await commit(other, 'a');
    // Heard within a second; the poll is after 15.
    await expect.poll(() => cardOf('a'), { timeout: 10_000, interval: 20 }).toBe(entry.card);
  });

  it('misses nothing that is written while all listings are read', async () => {
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

  it('starts again after the database went away half way, without what was removed meanwhile', async () => {
    publish('gone');
    publish('there');
    await commit(other, 'gone');
    let tries = 0;
    const loadAll = async function* () {
      yield [...listed.values()];
      if (++tries === 1) throw new DatabaseUnavailable('it is away');
    };
    await expect(start({ loadAll })).rejects.toThrow('it is away');
    listed.delete('gone');
    await commit(other, 'gone');
    await feed.start();
    await expect.poll(() => catalog.get('gone')).toBeUndefined();
    expect(catalog.get('there')).toBeDefined();
  });

  it('shows many writes at once, in the end as they are', async () => {
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

  it('goes through more changes than one batch', async () => {
    await start();
    const ids = Array.from({ length: 1_203 }, (_, i) => `id-${i}`);
    ids.forEach(publish);
    await commit(own, ...ids);
    expect(catalog.size).toBe(1_203);
  });

  it('reads everything again when the changes it needs are gone', async () => {
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

  it('reads everything again when some of the changes it needs are gone', async () => {
    await start();
    publish('a');
    publish('b');
    await commit(other, 'a', 'b');
    await other.kysely.deleteFrom('changes').where('listing_id', '=', 'a').execute();
    feed.wake();
    await expect.poll(() => catalog.size).toBe(2);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('reads everything again when the database was put back to an earlier state', async () => {
    publish('a');
    await commit(other, 'a');
    await start();
    publish('b');
    await other.kysely.updateTable('counters').set({ value: 0 }).where('name', '=', 'changes').execute();
    feed.wake();
    await expect.poll(() => catalog.size).toBe(2);
  });

  it('tells of trouble and tries again', async () => {
    let failures = 2;
    await start({
      load: async (ids) => {
        if (failures-- > 0) throw new Error('no connection');
        return new Map(ids.map((id) => [id, listed.get(id)!]));
      },
    });
    publish('a');
    await commit(own, 'a');
    expect(catalog.size).toBe(1);
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it('does not hold up writers once it is closed', async () => {
    await start();
    await feed.close();
    publish('a');
    await commit(own, 'a');
    expect(catalog.size).toBe(0);
  });

  it('says when the first load fails', async () => {
    const failing = start({
      async *loadAll() {
        yield [];
        throw new Error('broken');
      },
    });
    await expect(failing).rejects.toThrow('broken');
  });
});
