// A PostgreSQL server for tests alone: its own cluster on a free port of the loopback, gone when the process that
// asked for it is, whatever way that ends.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
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

/** Where distributions keep programs of which several versions may be installed at once. */
const VERSIONED = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Library/PostgreSQL'];

// The shell waits for its input to end, which it does when this process is gone, even by kill -9. It ignores Ctrl-C,
// which a terminal sends to all; the server is then stopped in order (INT is PostgreSQL's fast shutdown).
const KEEPER = `
  trap '' INT TERM HUP
  "$@" >"$DATA/log" 2>&1 </dev/null &
  cat >/dev/null
  kill -INT $! && wait $!
  rm -rf "$DATA"
`;

/** The folder with PostgreSQL's server programs, the newest version first, or undefined when there is none. */
export function findPostgres(): string | undefined {
  const versioned = VERSIONED.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(postgresql@?)?\d*$/.test(name))
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => path.join(folder, name, 'bin')),
  );
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...versioned, ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((p) => existsSync(path.join(folder, p))),
  );
}

/**
 * Starts a server in about a second. Throws when PostgreSQL isn't installed or does not start.
 * @param options.isDurable syncs commits to disk, for measurements; tests do without
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin)
    throw new Error('PostgreSQL 15 or newer is not installed (initdb was not found), and TEST_DATABASE_URL is unset');
  const user = serverUser();
  const data = mkdtempSync(path.join(os.tmpdir(), 'duskrow-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  // Text sorts unlike in SQLite on purpose: a query that leans on the order of text then fails on one of the two.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const settings = ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', ...locale];
  execFileSync(path.join(bin, 'initdb'), settings, { ...user, cwd: data, stdio: ['ignore', 'ignore', 'inherit'] });

  const port = await freePort();
  const keeper = spawn(
    'sh',
    ['-c', KEEPER, 'sh', path.join(bin, 'postgres'), ...serverOptions(data, port, isDurable)],
    {
      ...user,
      cwd: '/',
      env: { ...process.env, DATA: data },
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

/** PostgreSQL refuses to run as root; its package makes the user `postgres`. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
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
