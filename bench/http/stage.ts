// A stage: data of one size in one engine, and the app on it.
import type { Data } from './engines.ts';
import { type AppServer, type BareServer, startApp } from './servers.ts';

export interface Setting {
  bare: BareServer;
  /** For data and addresses; removed at the end. */
  folder: string;
  print: (line: string) => void;
}

export interface Stage {
  /** Size and engine, for people. */
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
