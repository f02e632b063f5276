// A stage: data of one size in one engine, with the app on it, for comparison with the bare server.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Row } from '../run.ts';
import { hasTwoCores, moveToGeneratorCore } from './cores.ts';
import type { Data } from './engines.ts';
import { type AppServer, type BareServer, startApp, startBare } from './servers.ts';
import { ensureBuilt } from './built.ts';
import { ensureWrk } from './wrk.ts';

export interface Setting {
  bare: BareServer;
  /** For data and urls; removed at the end. */
  folder: string;
  print: (line: string) => void;
}

export interface Stage {
  /** Size and engine, as printed. */
  label: string;
  data: Data;
  app: AppServer;
  end(): Promise<void>;
}

type MakeData = (folder: string, listings: number) => Promise<Data>;

export async function openStage(setting: Setting, engine: string, listings: number, make: MakeData): Promise<Stage> {
  const label = `${listings.toLocaleString('en-US')} listings, ${engine}`;
  setting.print(`Making ${label}`);
  const data = await make(setting.folder, listings);
  try {
    const app = await startApp(data, data.folder, listings);
    setting.print(`  ready in ${(app.readyMs / 1000).toFixed(1)} s`);
    const end = async (): Promise<void> => {
      await app.stop();
      await data.remove();
    };
    return { label, data, app, end };
  } catch (error) {
    await data.remove();
    throw error;
  }
}

/** Starts the bare server and creates a temporary folder for `measure`; no rows if the bench cannot run here. */
export async function withBareServer(
  print: Setting['print'],
  measure: (setting: Setting) => Promise<Row[]>,
): Promise<Row[]> {
  if (!(await isReady(print))) return [];
  moveToGeneratorCore();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  process.once('SIGINT', () => process.exit(130));
  const bare = await startBare();
  try {
    return await measure({ bare, folder, print });
  } finally {
    await bare.stop();
    remove();
  }
}

async function isReady(print: Setting['print']): Promise<boolean> {
  if (!hasTwoCores) {
    print('This bench needs Linux with taskset and two cores: one for the server, one for the generator.');
    return false;
  }
  return (await ensureWrk()) && (await ensureBuilt(print));
}
