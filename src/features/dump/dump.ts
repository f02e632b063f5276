// The dump of all listed servers. Before it serves the file, each process checks that nothing in it was withdrawn
// since; one of the processes that share a DATA_DIR makes it.
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { dayNumber } from '#contract/time.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { ScanPosition } from '#catalog/query.ts';
import { changesAfter, newestRevision } from '#db/changes.ts';
import { createLease, type Lease } from '#db/lease.ts';
import type { Database } from '#db/open.ts';
import { listingsByIds } from '#features/listings/store.ts';
import { isWithheld } from '#features/listings/listed.ts';
import type { Switches } from '#features/moderation/switches.ts';
import { AppError } from '#http/errors.ts';
import {
  type Block,
  type Edition,
  folderName,
  readEdition,
  readHashes,
  removeEdition,
  undefinedIfMissing,
  writeEdition,
} from './edition.ts';
import type { IdHashes } from './id-hashes.ts';

const dumpOff = (): AppError =>
  new AppError(404, 'dump_off', 'This site does not offer its data as one file at the moment.');
const dumpNotReady = (): AppError =>
  new AppError(503, 'dump_not_ready', 'The file is being generated. Please try again in a few seconds.', {
    retryAfterMs: 5000,
  });

interface DumpDeps {
  db: Database;
  catalog: Catalog;
  /** The newest revision that the catalog shows. */
  shown: () => number;
  /** Epoch ms. */
  now: () => number;
  switches: Switches;
  dataDir: string;
}

export interface Dumps {
  /** Folder of the editions. */
  readonly folder: string;
  /** The edition that can be served now. Throws 404 when the dump is switched off, 503 while it is made. */
  current(): Promise<Edition>;
  /** The same with its open file, which the caller closes. */
  open(): Promise<{ edition: Edition; handle: FileHandle }>;
  /** Makes the file when due; resolves to the pause before the next tick, in ms. */
  tick(): Promise<number>;
  /** Releases the lease, so that another process can take over. */
  release(): Promise<void>;
}

/** How soon a withdrawn file is rebuilt. */
const TICK_MS = 1000;
const BLOCK = 500;
/** Changes checked per query. */
const CHANGE_BATCH = 2000;

/** An edition and what this process has checked of it. */
interface CheckedEdition {
  edition: Edition;
  /** No change up to this revision withdrew it. */
  checkedTo: number;
  isWithdrawn: boolean;
  hashes?: IdHashes;
}

export function createDumps({ db, catalog, shown, now, switches, dataDir }: DumpDeps): Dumps {
  const folder = path.join(dataDir, 'dump');
  let known: CheckedEdition | undefined;
  let lease: Lease | undefined;

  const newest = async (): Promise<CheckedEdition | undefined> => {
    const edition = await readEdition(folder);
    if (!edition) known = undefined;
    else if (edition.file !== known?.edition.file) {
      known = { edition, checkedTo: edition.revision, isWithdrawn: false };
    }
    return known;
  };

  const isValid = async (one: CheckedEdition): Promise<boolean> => {
    one.isWithdrawn ||= await wasWithdrawn({ db, catalog, folder, shown }, one);
    return !one.isWithdrawn;
  };

  const make = async (held: Lease): Promise<void> => {
    const about = { revision: shown(), madeAt: now() };
    await writeEdition(folder, about, cardBlocks(catalog, held));
  };

  const newestValid = async (): Promise<Edition | undefined> => {
    const one = await newest();
    return one && (await isValid(one)) ? one.edition : undefined;
  };

  const current = async (): Promise<Edition> => {
    if (!switches.isOn('dump')) throw dumpOff();
    const edition = await newestValid().catch(undefinedIfUnreadable);
    if (!edition) throw dumpNotReady();
    return edition;
  };

  return {
    folder,
    current,
    async open() {
      for (let tries = 0; tries < 2; tries++) {
        const edition = await current();
        const handle = await open(path.join(folder, edition.file)).catch(undefinedIfMissing);
        if (handle) return { edition, handle };
        // Just replaced: the next edition exists already.
      }
      throw dumpNotReady();
    },
    async tick() {
      const one = await newest();
      if (!switches.isOn('dump')) {
        if (one) await removeEdition(folder);
        return TICK_MS;
      }
      // Nodes with a DATA_DIR of their own make their own file; those that share one share the lease too.
      lease ??= createLease(db, `dump ${await folderName(folder)}`, now);
      if (!(await lease.hold())) return TICK_MS;
      if (!one || dayNumber(one.edition.madeAt) !== dayNumber(now()) || !(await isValid(one))) await make(lease);
      return TICK_MS;
    },
    async release() {
      await lease?.release();
    },
  };
}

const UNREADABLE = new Set(['EACCES', 'EPERM', 'EIO', 'ENOTDIR']);

/** For `catch`, per request: the job meets the same error and logs it. */
function undefinedIfUnreadable(error: NodeJS.ErrnoException): undefined {
  if (!UNREADABLE.has(error.code ?? '')) throw error;
}

/** The cards of the catalog as lines, newest first: exactly what the lists show. Throws when the lease is lost. */
async function* cardBlocks(catalog: Catalog, lease: Lease): AsyncGenerator<Block> {
  let after: ScanPosition | undefined;
  for (;;) {
    if (!(await lease.hold())) throw new Error('another process makes the dump now');
    const ids = catalog.ids(catalog.scan({ sort: 'newest', offset: 0, limit: BLOCK }, after));
    const entries = ids.flatMap((id) => catalog.get(id) ?? []);
    yield { ids, lines: entries.map(({ card }) => card) };
    after = entries.at(-1);
    if (ids.length < BLOCK) return;
    // Let requests run first.
    await setImmediate();
  }
}

interface CheckDeps {
  db: Database;
  catalog: Catalog;
  folder: string;
  shown: () => number;
}

/** Whether a change since the last check withdrew a listing that is in the file. */
async function wasWithdrawn(deps: CheckDeps, one: CheckedEdition): Promise<boolean> {
  const { db, shown } = deps;
  const upTo = shown();
  // A revision older than the file's: this process lags behind, or the database was replaced.
  if (upTo < one.edition.revision) return (await newestRevision(db.kysely)) < one.edition.revision;
  for (let at = one.checkedTo; at < upTo;) {
    const changes = await changesAfter(db.kysely, at, CHANGE_BATCH);
    // Changes that are no longer stored cannot be checked.
    if (changes[0]?.revision !== at + 1) return true;
    const seen = changes.filter(({ revision }) => revision <= upTo);
    if (await containsWithheld(deps, one, [...new Set(seen.map((change) => change.listing_id))])) return true;
    at = seen.at(-1)!.revision;
    one.checkedTo = Math.max(one.checkedTo, at);
  }
  return false;
}

/** Whether one of the listings is in the file and must be withheld. Merely expired ones need not be. */
async function containsWithheld(
  { db, catalog, folder }: CheckDeps,
  one: CheckedEdition,
  ids: string[],
): Promise<boolean> {
  const unlisted = ids.filter((id) => catalog.get(id) === undefined);
  if (unlisted.length === 0) return false;
  const hashes = (one.hashes ??= await readHashes(folder, one.edition));
  if (!hashes) return true;
  const inFile = unlisted.filter((id) => hashes.has(id));
  const rows = new Map((await listingsByIds(db.kysely, inFile)).map((row) => [row.id, row]));
  return inFile.some((id) => {
    const row = rows.get(id);
    return row === undefined || isWithheld(row);
  });
}
