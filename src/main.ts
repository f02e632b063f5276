// The process: configuration -> stand-in (sandbox) -> database -> upstream -> catalog -> app -> seed -> jobs -> listen,
// and an orderly stop. Says on the terminal what it is doing.
import path from 'node:path';
import pino from 'pino';
import { createCatalog } from '#catalog/catalog.ts';
import { createFeed } from '#catalog/feed.ts';
import { openDatabase } from '#db/open.ts';
import { createCdn } from '#discord/cdn.ts';
import { createDiscord } from '#discord/client.ts';
import { listingEntries } from '#features/listings/catalog-source.ts';
import { addPages } from '#http/pages.ts';
import { builtRenderer, developmentRenderer } from '#http/renderer.ts';
import { seedSandbox } from '#seed/sandbox.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './env.ts';
import { startJobs } from './jobs.ts';
import { startStandInProcess } from './stand-in-process.ts';

const now = (): number => Date.now();

async function main(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel === 'info' ? 'warn' : config.logLevel, base: undefined });
  const say = (text: string): void => console.log(text);
  const standIn = await startStandInProcess(config, say);

  const file = path.join(config.dataDir, 'duskrow.db');
  say(config.databaseUrl ? 'Opening PostgreSQL' : `Opening ${file}`);
  const db = await openDatabase({ url: config.databaseUrl, file, now });
  const cdn = createCdn(config.discord.cdnUrl);
  const discord = createDiscord({ db, clock: { now }, config: config.discord });
  const catalog = createCatalog();
  const feed = createFeed({ db, catalog, log, ...listingEntries(db, cdn) });
  await feed.start();
  say(`Catalog ready: ${catalog.size} servers`);

  const deps = { db, discord, now };
  const kit = await createApp({ ...deps, catalog, cdn, config, log });
  const { app } = kit;
  const renderer = config.isBuilt ? await builtRenderer(kit.app) : await developmentRenderer(kit.app);
  addPages(kit, renderer);

  if (config.seed && catalog.size === 0) await seedSandbox({ ...deps, config }, say);
  await app.listen({ port: config.http.port, host: config.http.host });
  const jobs = startJobs({ ...deps, log });
  say(`Duskrow is at ${config.http.publicUrl}`);

  const stop = async (): Promise<void> => {
    await app.close();
    await jobs.stop();
    await feed.close();
    await db.close();
    standIn?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('Stopping');
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'the stop was not orderly');
        process.exitCode = 1;
      });
    });
  }
}

main(readConfig()).catch((error: unknown) => {
  console.error(error instanceof Error && error.name === 'ConfigError' ? error.message : error);
  process.exit(1);
});
