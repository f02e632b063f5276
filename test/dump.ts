// The dump of all servers for tests: switches it on and builds it.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ListingsTable } from '#db/tables.ts';
import { removeEdition } from '#features/dump/edition.ts';
import { setSwitch } from '#features/moderation/switches.ts';
import { startTestApp, type TestApp } from './app.ts';

/** An app with a temporary DATA_DIR, which is deleted with it. */
export async function startDumpApp(overrides: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'duskrow-dump-'));
  const app = await startTestApp({ DATA_DIR: dataDir, ...overrides });
  return {
    ...app,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export async function switchDump({ db, switches, clock }: TestApp, isOn: boolean): Promise<void> {
  await db.write(({ tx }) => setSwitch(tx, switches, { name: 'dump', isOn, at: clock.now() }));
  await switches.refresh();
}

/** Switches the dump on and builds it, as the job does. */
export async function makeDump(app: TestApp): Promise<void> {
  await switchDump(app, true);
  await app.dumps.tick();
}

/** Builds the dump as if there had been none before. */
export async function remakeDump(app: TestApp): Promise<void> {
  await removeEdition(app.dumps.folder);
  await makeDump(app);
}

export async function changeListing({ db }: TestApp, id: string, to: Partial<ListingsTable>): Promise<void> {
  await db.write(async ({ tx, changed }) => {
    await tx.updateTable('listings').set(to).where('id', '=', id).execute();
    changed(id);
  });
}
