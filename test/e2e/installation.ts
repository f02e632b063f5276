// The sites under test: the production build in the sandbox. It is seeded once per run; each worker starts a copy on
// free ports, so that no test sees what a parallel test switches off or submits. A worker ends with a failed test, so a
// retry gets a fresh copy.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { startApp } from '../start-app.ts';

export interface Site {
  port: string;
  baseURL: string;
  /** URL of its stand-in. */
  standIn: string;
  /** Resolves when its process has ended. */
  stop(): Promise<void>;
}

/** The folder of this run; workers inherit it from the process that created it. */
const runFolder = (): string => process.env.E2E_FOLDER!;
const seeded = (): string => path.join(runFolder(), 'seeded');

/** Playwright's global setup; returns the teardown. */
export default async function seedOnce(): Promise<() => void> {
  process.env.E2E_FOLDER = mkdtempSync(path.join(os.tmpdir(), 'duskrow-browser-'));
  await (await start(seeded())).stop();
  return () => rmSync(runFolder(), { recursive: true, force: true });
}

/** Starts a fresh installation. @param baseURL its URL for the tests, if not on its own port */
export async function startSite(baseURL?: string): Promise<Site> {
  const data = mkdtempSync(path.join(runFolder(), 'site-'));
  cpSync(seeded(), data, { recursive: true });
  return await start(data, baseURL);
}

async function start(folder: string, publicUrl?: string): Promise<Site> {
  const [port, standInPort] = [String(await freePort()), String(await freePort())];
  const baseURL = publicUrl ?? `http://localhost:${port}`;
  const env = {
    PORT: port,
    STANDIN_PORT: standInPort,
    PUBLIC_URL: baseURL,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
    UNMODERATED_PER_DAY: '1000',
  };
  const { child, stop } = await startApp({ folder, env });
  // From here on its log goes to the output of the running test.
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  return { port, baseURL, standIn: `http://127.0.0.1:${standInPort}`, stop: async () => void (await stop()) };
}

let current: Site | undefined;

/** The site of this worker's tests. */
export function currentSite(): Site {
  if (!current) throw new Error('no site was started in this worker');
  return current;
}

export function moveTo(site: Site): void {
  current = site;
}
