// Injects faults into a cluster of postgres-cluster.ts. Needs Linux.
import { execFile } from 'node:child_process';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, inDatabase } from './postgres-cluster.ts';

const run = promisify(execFile);

export interface Faults {
  /** `fast` closes connections gracefully, `immediate` is like a crash. Resolves when the server is ready. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Terminates every other connection; resolves to their number. */
  terminateAll(): Promise<number>;
  /** Suspends every process of the server; returns a function that resumes them. */
  pause(): () => void;
  /** Stops the server, even after a restart. The cluster's own `stop` then removes its data. */
  end(): Promise<void>;
}

export async function faultsOf({ url }: Cluster): Promise<Faults> {
  const folder = await dataFolder(url);
  const { uid, gid } = statSync(folder);
  const postmaster = (): number => Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const program = path.join(path.dirname(readlinkSync(`/proc/${postmaster()}/exe`)), 'pg_ctl');
  // If this process is killed after a restart, the server exits by itself within a minute: its folder is deleted.
  const control = async (action: string, mode: string): Promise<void> => {
    const options = [action, '-D', folder, '-m', mode, '-w', '-s', '-l', path.join(folder, 'log')];
    await run(program, options, { uid, gid, cwd: '/' });
  };
  return {
    restart: async (mode) => await control('restart', mode),
    terminateAll: async () =>
      await inDatabase(url, async (client) => {
        const others = "backend_type = 'client backend' and pid <> pg_backend_pid()";
        return (
          (await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)).rowCount ?? 0
        );
      }),
    pause() {
      const first = postmaster();
      process.kill(first, 'SIGSTOP');
      const stopped = [first];
      for (const child of childrenOf(first)) if (signal(child, 'SIGSTOP')) stopped.push(child);
      return () => {
        for (const id of stopped) signal(id, 'SIGCONT');
      };
    },
    end: async () => await control('stop', 'immediate'),
  };
}

function childrenOf(id: number): number[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** False if the process has already exited. */
function signal(id: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(id, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function dataFolder(url: string): Promise<string> {
  return await inDatabase(url, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]!.data_directory;
  });
}
