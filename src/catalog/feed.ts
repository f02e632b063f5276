// Feed: syncs the catalog with committed writes. Every write transaction numbers the listings that it changed; the feed
// follows the numbers and reads these listings again. So none is missed, and reading one twice does no harm.
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { changesAfter, newestRevision } from '#db/changes.ts';
import type { Database } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';

export interface FeedLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface FeedOptions {
  db: Pick<Database, 'kysely' | 'onCommit' | 'watch'>;
  catalog: Catalog;
  log: FeedLog;
  /** The entries of listings by id; a listing that is missing in the result is on no list. */
  load(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogEntry>>;
  /** The entries of all listings. */
  loadAll(): AsyncIterable<Iterable<CatalogEntry>>;
}

const MAX_LISTINGS = 16_384;
const BATCH = 500;
const RETRY_MS = 500;
const CATCH_UP_TIMEOUT_MS = 3_000;
/** A notification from another process can be lost; polling finds its writes at the latest after this time. */
const POLL_MS = 15_000;

/** The listings that changed lately, so that a cached view of one is not checked when others change. */
export class RecentChanges {
  /** Incremented by every change that this process shows. */
  version = 0;
  /** By listing, the version of its latest change. */
  private readonly versions: LRUCache<string, number>;
  /** Changes up to this version are unknown. */
  private knownAfter = 0;

  constructor(maxListings = MAX_LISTINGS) {
    this.versions = new LRUCache({
      max: maxListings,
      dispose: (version, _id, reason) => {
        if (reason === 'evict') this.knownAfter = version;
      },
    });
  }

  record(id: string): void {
    this.versions.set(id, ++this.version);
  }

  /** For a reload: any listing may have changed. */
  forget(): void {
    this.versions.clear();
    this.knownAfter = ++this.version;
  }

  /** False only if the listing certainly did not change after `version`. */
  hasChangedSince(id: string, version: number): boolean {
    return version < this.knownAfter || (this.versions.peek(id) ?? 0) > version;
  }
}

export class Feed {
  private readonly options: FeedOptions;
  /** The newest revision that the catalog shows; changes to listings that are on no list also advance it. */
  shown = 0;
  /** The latest changes that the catalog shows. */
  readonly changes = new RecentChanges();
  private isStarted = false;
  private isClosed = false;
  private isWakePending = false;
  private running: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<{ revision: number; resolve(): void }>();
  private stopWatching: () => Promise<void> = async () => undefined;

  constructor(options: FeedOptions) {
    this.options = options;
  }

  /** Loads the catalog, then follows. Rejects when the first load fails. */
  async start(): Promise<void> {
    const { db, catalog, loadAll } = this.options;
    // Read before the listings: a commit during the load has a higher number and is read again. A start that is
    // repeated after an outage keeps the first number, so that the feed sees which listings were removed since.
    this.shown ||= await newestRevision(db.kysely);
    await catalog.load(loadAll());
    this.isStarted = true;
    db.onCommit((revision) => this.caughtUp(revision));
    const watch = db.watch(() => this.wake());
    const poll = setInterval(() => this.wake(), POLL_MS).unref();
    this.stopWatching = async () => {
      clearInterval(poll);
      await watch.close();
    };
    this.wake();
    await this.running;
  }

  /** Checks for new commits. */
  wake(): void {
    this.isWakePending = true;
    if (!this.isStarted || this.isClosed || this.running !== undefined) return;
    clearTimeout(this.retry);
    this.running = this.follow();
  }

  /**
   * Resolves when the catalog shows everything up to `revision`, so that a writer sees its own write. Never rejects,
   * since the write is committed: it resolves after three seconds at the latest, and the feed keeps trying.
   */
  async caughtUp(revision: number): Promise<void> {
    if (this.shown >= revision || this.isClosed) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiter = { revision, resolve };
    const timer = setTimeout(() => {
      this.options.log.warn({ revision, shown: this.shown }, 'the catalog lags behind a write');
      resolve();
    }, CATCH_UP_TIMEOUT_MS);
    this.waiting.add(waiter);
    this.wake();
    await promise;
    clearTimeout(timer);
    this.waiting.delete(waiter);
  }

  /** Stops following; resolves when nothing is running. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.stopWatching();
    await this.running;
    for (const waiter of this.waiting) waiter.resolve();
  }

  /** Runs once at a time; a wake during a run causes another iteration. Requests get a turn between two steps. */
  private async follow(): Promise<void> {
    try {
      while (this.isWakePending && !this.isClosed) {
        this.isWakePending = false;
        while (await this.step()) await setImmediate();
      }
    } catch (error) {
      if (this.isClosed) return;
      // The database logs its own outages.
      if (!(error instanceof DatabaseUnavailable)) {
        this.options.log.error({ err: error, shown: this.shown }, 'could not follow the database; trying again');
      }
      this.retry = setTimeout(() => this.wake(), RETRY_MS).unref();
    } finally {
      // Not later: a wake after the last check must start another run.
      this.running = undefined;
    }
  }

  /** Applies the next changes; false if there were none. */
  private async step(): Promise<boolean> {
    const { db, catalog, load } = this.options;
    const changes = await changesAfter(db.kysely, this.shown, BATCH);
    const [first, last] = [changes[0], changes.at(-1)];
    if (first === undefined || last === undefined) return await this.reloadIfDiverged();
    if (first.revision !== this.shown + 1) return await this.reload();
    const ids = [...new Set(changes.map((change) => change.listing_id))];
    const entries = await load(ids);
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry === undefined) catalog.remove(id);
      else catalog.put(entry);
      this.changes.record(id);
    }
    this.show(last.revision);
    return !this.isClosed;
  }

  /** Without new changes the newest number must be the shown one; else changes were trimmed or the data replaced. */
  private async reloadIfDiverged(): Promise<boolean> {
    const { kysely } = this.options.db;
    const newest = await newestRevision(kysely);
    if (newest === this.shown) return false;
    const isJustCommitted = newest > this.shown && (await changesAfter(kysely, this.shown, 1)).length > 0;
    return isJustCommitted || (await this.reload());
  }

  /** Returns false, nothing left to do: a commit during the reload wakes the feed again. */
  private async reload(): Promise<false> {
    const { db, catalog, loadAll, log } = this.options;
    log.warn({ shown: this.shown }, 'the catalog is too far behind; reloading all listings');
    const newest = await newestRevision(db.kysely);
    const gone = new Set(catalog.allIds());
    for await (const entries of loadAll()) {
      for (const entry of entries) {
        catalog.put(entry);
        gone.delete(entry.id);
      }
    }
    for (const id of gone) catalog.remove(id);
    this.changes.forget();
    this.show(newest);
    return false;
  }

  private show(revision: number): void {
    this.shown = revision;
    for (const waiter of this.waiting) if (waiter.revision <= revision) waiter.resolve();
  }
}
