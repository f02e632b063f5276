import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Api, ApiFailure, type Output } from '#contract/client.ts';
import { openDatabase } from '#db/open.ts';
import { allCommunities } from '#standins/discord/communities/all-communities.ts';
import { type AppProcess, createInstallation, type Installation, startProcess } from '#test/process.ts';

let installation: Installation;
const running: AppProcess[] = [];
const start = async (): Promise<AppProcess> => {
  const app = await startProcess(installation);
  running.push(app);
  return app;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.kill()));
  await installation.remove();
});

// A process that is killed keeps nothing of the sources that it read and compiled; one that ends in order does, for
// all after it.
beforeAll(async () => {
  installation = await createInstallation();
  await (await start()).stop();
  await installation.remove();
});

const ROUNDS = 10;

type Submitted = Output<'POST /api/v1/servers'>;

/** Some communities are refused; the kill cuts calls off, whose writes were not acknowledged. */
async function submitUntilAnswered(api: Api, code: string): Promise<Submitted | 'refused' | 'cut off'> {
  for (;;) {
    try {
      return await api('POST /api/v1/servers', { body: { inviteUrl: code } });
    } catch (error) {
      if (!(error instanceof ApiFailure)) return 'cut off';
      if (error.status < 500) return 'refused';
      // The stand-in of the app that was killed may still be on its way out.
      await delay(200);
    }
  }
}

it('loses no acknowledged write however often it is killed, and starts again without repair', async () => {
  installation = await createInstallation();
  const codes = allCommunities.flatMap(({ code }) => code ?? []).values();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { api, kill } = await start();
    const submitting = Array.from({ length: 4 }, async () => {
      for (const code of codes) {
        const answer = await submitUntilAnswered(api, code);
        if (answer === 'cut off') return;
        if (answer === 'refused') continue;
        if (answer.server.approved) acknowledged.add(answer.server.id);
        await api('POST /api/v1/servers/:id/sync', { params: { id: answer.server.id } }).catch(() => undefined);
      }
    });
    // In the middle of writes: some were acknowledged, others are on their way.
    const enough = acknowledged.size + 3;
    while (acknowledged.size < enough) await delay(5);
    await kill();
    await Promise.all(submitting);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(3 * ROUNDS);

  const { api, stop, output } = await start();
  const kept = await Promise.all(
    [...acknowledged].map((id) => api('GET /api/v1/servers/:identifier', { params: { identifier: id } })),
  );
  expect(kept.every(({ memberCount }) => memberCount !== null)).toBe(true);
  const { total } = await api('GET /api/v1/servers', { query: { limit: 1 } });
  expect(total).toBeGreaterThanOrEqual(kept.length);
  expect(await stop()).toBe(0);
  expect(output()).not.toMatch(/error/i);
}, 180_000);

it('shows the writes of another process, without waiting for the poll that looks for lost notes', async () => {
  installation = await createInstallation();
  const [one, other] = [await start(), await start()];
  const { server } = await one.api('POST /api/v1/servers', { body: { inviteUrl: 'hollowlantern' } });
  const ids = async (): Promise<string[]> =>
    (await other.api('GET /api/v1/servers', { query: { search: 'hollow lantern' } })).servers.map(({ id }) => id);
  // Seen within a second; the poll is after 15, and a busy machine needs more than one.
  await expect.poll(ids, { timeout: 10_000, interval: 20 }).toContain(server.id);
});

it('starts a stand-in of its own when the process whose stand-in it used has gone', async () => {
  installation = await createInstallation();
  const [owner, other] = [await start(), await start()];
  await owner.kill();
  const submit = () => other.api('POST /api/v1/servers', { body: { inviteUrl: 'pixelorchard' } });
  const nameOf = (): Promise<string> => submit().then(({ server }) => server.name, String);
  await expect.poll(nameOf, { interval: 300 }).toBe('Pixel Orchard');
});

it('ends at once when something keeps it from stopping in order, and says what', async () => {
  installation = await createInstallation();
  const { stop, output } = await start();
  const { DATABASE_URL: url, DATA_DIR: folder } = installation.env;
  const db = await openDatabase({ url, file: path.join(folder!, 'duskrow.db'), now: Date.now });
  await db.kysely.schema.dropTable('leases').execute();
  await db.close();
  const since = performance.now();
  expect(await stop()).toBe(1);
  // A stop that hangs is ended after 10 s.
  expect(performance.now() - since).toBeLessThan(9000);
  expect(output()).toMatch(/leases.*the stop was not orderly/);
});

it('stops in order while somebody sends or downloads slowly', async () => {
  installation = await createInstallation();
  const { url, stop, output } = await start();
  const slow = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  slow.write(
    'POST /api/v1/servers HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  // Its answer comes after the request above has begun.
  await fetch(`${url}/livez`);
  expect(await stop()).toBe(0);
  expect(output()).not.toContain('orderly');
});
