// The sites that the tests look at: one for each worker, which playwright.config.ts starts, and another for a test that
// is tried again, because nobody knows what the first try left behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

export interface Addresses {
  port: string;
  standInPort: string;
  baseURL: string;
  standIn: string;
}

/** The worker that this process is; the first where no worker runs. */
export function ownWorker(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}

export function addressesOf(worker: number): Addresses {
  return at(process.env[`E2E_PORT_${worker}`] ?? '', process.env[`E2E_STANDIN_PORT_${worker}`] ?? '');
}

function at(port: string, standInPort: string, baseURL = `http://localhost:${port}`): Addresses {
  return { port, standInPort, baseURL, standIn: `http://127.0.0.1:${standInPort}` };
}

// Whatever the shell says: the sandbox, on SQLite. An empty variable counts as unset.
const REAL = [
  'DATABASE_URL',
  'DISCORD',
  'DISCORD_API_URL',
  'DISCORD_CLIENT_ID',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_BOT_TOKEN',
];

/** What `node scripts/start.ts` has to be told. @param name of the folder for its data */
export function environmentOf({ port, standInPort, baseURL }: Addresses, name: string): Record<string, string> {
  const places = { PORT: port, STANDIN_PORT: standInPort, DATA_DIR: `${process.env.E2E_DATA_DIR}/${name}` };
  const sandbox = Object.fromEntries(REAL.map((variable) => [variable, '']));
  return {
    ...sandbox,
    ...places,
    PUBLIC_URL: baseURL,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
    UNMODERATED_PER_DAY: '1000',
  };
}

let current = addressesOf(ownWorker());

/** Where the test that runs now looks. */
export const addresses = (): Addresses => current;

export function moveTo(site: Addresses): void {
  current = site;
}

export interface Started extends Addresses {
  stop(): Promise<void>;
}

/**
 * Starts an installation that nobody has used, seeded like the others.
 * @param baseURL where the tests reach it, if not on its own port
 */
export async function startAnother(baseURL?: string): Promise<Started> {
  const site = at(String(await freePort()), String(await freePort()), baseURL);
  const env = { ...process.env, ...environmentOf(site, `another-${site.port}`) };
  const child = spawn('node', ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // Also where this process is ended without a word to its fixtures.
  process.once('exit', () => child.kill());
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => void (said += String(chunk)));
  while (!said.includes('Duskrow is at')) {
    const ended = await Promise.race([once(child, 'exit'), once(child.stdout, 'data').then(() => undefined)]);
    if (ended) throw new Error(`the installation for another try ended before it answered:\n${said}`);
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { ...site, stop };
}
