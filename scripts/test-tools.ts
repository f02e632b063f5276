// Brings the programs that tests need and npm doesn't have: PostgreSQL, Chromium, Python and curl. On Debian as root they are
// installed by apt-get; elsewhere one line says what to install.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../test/chromium.ts';
import { findPostgres } from '../test/postgres-cluster.ts';
import { run } from './test-command.ts';

/** Whether tests on PostgreSQL can run now. */
export async function bringPostgres(): Promise<boolean> {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return true;
  const cluster = '/etc/postgresql-common/createcluster.conf';
  if (canInstall() && !existsSync(cluster)) {
    // The tests make a cluster of their own; the package need not make and start one.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(cluster, 'create_main_cluster = false\n');
  }
  return await bring('PostgreSQL 15 or newer (or set TEST_DATABASE_URL)', 'postgresql', findPostgres);
}

/** Whether the documentation's examples can run now. */
export async function bringExampleLanguages(): Promise<boolean> {
  for (const program of ['python3', 'curl']) {
    const find = (): string | undefined => findProgram(program);
    if (!find() && !(await bring(program, program, find))) return false;
  }
  return true;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Whether browser tests can run now. */
export async function bringChromium(): Promise<boolean> {
  if (findChromium()) return true;
  return await bring('Chromium (or set CHROMIUM to its program)', 'chromium-headless-shell', findChromium);
}

/** Whether `find` finds it, where needed after installing the package. */
export async function bring(what: string, debianPackage: string, find: () => string | undefined): Promise<boolean> {
  if (canInstall()) {
    console.log(`Installing the Debian package ${debianPackage} ...`);
    const quiet = { DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' };
    const keepConfiguration = ['-o', 'Dpkg::Options::=--force-confold', '-o', 'Dpkg::Use-Pty=0'];
    await run(['apt-get', 'update', '-qq'], quiet);
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...keepConfiguration];
    await run([...install, debianPackage], quiet);
  }
  if (find()) return true;
  console.error(`Please install ${what}.`);
  return false;
}

function canInstall(): boolean {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}
