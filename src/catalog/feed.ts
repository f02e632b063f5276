// Feed: keeps the catalog in step with committed writes. Every writing transaction numbers the listings it changed; the
// feed follows the numbers and re-reads those listings, so reading one twice does no harm and none is missed.
import { changesAfter, newestRevision } from '#db/changes.ts';
import type { Database } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';
import { RecentChanges } from './recent-changes.ts';

export interface FeedLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface FeedOptions {
  db: Pick<Database, 'kysely' | 'onCommit' | 'watch'>;
  catalog: Catalog;
  log: FeedLog;
  /** The entries of listings by id; what is missing in the answer is on no list. */
  load(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogEntry>>;
  /** The entries of all listings. */
  loadAll(): AsyncIterable<readonly CatalogEntry[]>;
}

const BATCH = 500;
const RETRY_MS = 500;
const GIVE_UP_WAITING_MS = 3_000;
/** A note from another process can be lost; nothing stays unseen for longer than this. */
const POLL_MS = 15_000;

export class Feed {
  private readonly options: FeedOptions;
  private shownRevision = 0;
  /** What the catalog showed lately. */
  readonly changes = new RecentChanges();
  private isStarted = false;
  private isClosed = false;
  private isWanted = false;
  private running: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<{ revision: number; resolve(): void }>();
  private stopWatching: () => Promise<void> = async () => undefined;

  constructor(options: FeedOptions) {
    this.options = options;
  }

  /** The newest revision that the catalog shows; it moves also for listings that are on no list. */
  get shown(): number {
    return this.shownRevision;
  }

  /** Loads the catalog, then follows. Rejects when the first load fails. */
  async start(): Promise<void> {
    const { db, catalog, loadAll } = this.options;
    // Read before the listings: what is committed while they are read has a higher number and is read again. A start that
    // is repeated because the database went away keeps the first: what was removed since is not among the listings.
    this.shownRevision ||= await newestRevision(db.kysely);
    await catalog.load(loadAll());
    this.isStarted = true;
    db.onCommit((revision) => this.caughtUp(revision));
    const watch = db.watch(() => this.wake());
    const poll = setInterval(() => this.wake(), POLL_MS);
    poll.unref();
    this.stopWatching = async () => {
      clearInterval(poll);
      await watch.close();
    };
    this.wake();
    await this.running;
  }

  /** Says that something may have been committed. */
  wake(): void {
    this.isWanted = true;
    if (!this.isStarted || this.isClosed || this.running !== undefined) return;
    clearTimeout(this.retry);
    this.running = this.follow().finally(() => (this.running = undefined));
  }

  /**
   * Resolves when the catalog shows everything up to `revision`, for a writer that wants to see its own write. Never
   * rejects, since the write is committed: after three seconds of trouble it resolves and the feed goes on trying.
   */
  async caughtUp(revision: number): Promise<void> {
    if (this.shown >= revision || this.isClosed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.options.log.warn({ revision, shown: this.shown }, 'the catalog lags behind a write');
        waiter.resolve();
      }, GIVE_UP_WAITING_MS);
      const waiter = {
        revision,
        resolve: (): void => {
          clearTimeout(timer);
          this.waiting.delete(waiter);
          resolve();
        },
      };
      this.waiting.add(waiter);
      this.wake();
    });
  }

  /** Stops following; resolves when nothing runs any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.stopWatching();
    await this.running;
    for (const waiter of this.waiting) waiter.resolve();
  }

  /** One at a time; wakes that come meanwhile make it look once more. */
  private async follow(): Promise<void> {
    while (this.isWanted && !this.isClosed) {
      this.isWanted = false;
      try {
        while (await this.step());
      } catch (error) {
        if (this.isClosed) return;
        // What keeps the database away is said once, by itself.
        if (!(error instanceof DatabaseUnavailable)) {
          this.options.log.error({ err: error, shown: this.shown }, 'could not follow the database; trying again');
        }
        this.retry = setTimeout(() => this.wake(), RETRY_MS);
        this.retry.unref();
        return;
      }
    }
  }

  /** Shows the next changes; false when there were none. */
  private async step(): Promise<boolean> {
    const { db, catalog, load } = this.options;
    const changes = await changesAfter(db.kysely, this.shown, BATCH);
    const [first, last] = [changes[0], changes.at(-1)];
    if (first === undefined || last === undefined) return await this.reloadIfOff();
    if (first.revision !== this.shown + 1) return await this.reload();
    const ids = [...new Set(changes.map((change) => change.listing_id))];
    const entries = await load(ids);
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry === undefined) catalog.remove(id);
      else catalog.put(entry);
      this.changes.note(id);
    }
    this.show(last.revision);
    return !this.isClosed;
  }

  /** With no changes to read, the numbers must end where the catalog is: else they were trimmed, or the data replaced. */
  private async reloadIfOff(): Promise<boolean> {
    const { kysely } = this.options.db;
    const newest = await newestRevision(kysely);
    if (newest === this.shown) return false;
    const isJustCommitted = newest > this.shown && (await changesAfter(kysely, this.shown, 1)).length > 0;
    return isJustCommitted || (await this.reload());
  }

  /** What is committed meanwhile wakes the feed once more, so there is nothing left to do: false. */
  private async reload(): Promise<false> {
    const { db, catalog, loadAll, log } = this.options;
    log.warn({ shown: this.shown }, 'the catalog is too far behind; reading all listings again');
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
    this.shownRevision = revision;
    for (const waiter of this.waiting) if (waiter.revision <= revision) waiter.resolve();
  }
}
