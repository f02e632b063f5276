import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createInstallation, startProcess } from './process.ts';

it('starts a sandbox on its own database, whatever the shell and a .env in the working directory say', async () => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'duskrow-checkout-'));
  writeFileSync(path.join(checkout, '.env'), 'DATABASE_URL=postgres://nobody@127.0.0.1:1/nowhere\nDISCORD_BOT_TOKEN=x');
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nowhere');
  const before = process.cwd();
  process.chdir(checkout);
  const installation = await createInstallation();
  try {
    const app = await startProcess(installation);
    expect(await app.stop()).toBe(0);
    expect(app.output()).toContain(`Opening ${installation.folder}`);
  } finally {
    process.chdir(before);
    await installation.remove();
    rmSync(checkout, { recursive: true });
  }
});
