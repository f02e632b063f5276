import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, ApiFailure, type Output } from '#contract/client.ts';
import { openDatabase } from '#db/open.ts';
import type { CallCounts } from '#standins/discord/calls.ts';
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

// A killed process does not write its compile cache. One graceful run writes it for all later processes.
beforeAll(async () => {
  installation = await createInstallation();
  await (await start()).stop();
  await installation.remove();
});

const ROUNDS = 10;

type Submitted = Output<'POST /api/v1/servers'>;

/** Some communities are refused; the kill aborts calls, whose writes were then not acknowledged. */
async function submitUntilAnswered(api: Api, code: string): Promise<Submitted | 'refused' | 'cut off'> {
  for (;;) {
    try {
      return await api('POST /api/v1/servers', { body: { inviteUrl: code } });
    } catch (error) {
      if (!(error instanceof ApiFailure)) return 'cut off';
      if (error.status < 500) return 'refused';
      // The stand-in of the killed app may still be shutting down.
      await delay(200);
    }
  }
}

/** A failure shows what the process logged, in one line: reports have only the first of a message. */
async function stopGracefully({ stop, output }: AppProcess): Promise<void> {
  const exitCode = await stop();
  if (exitCode !== 0) throw new Error(`it exited with ${exitCode}: ${output().replaceAll('\n', ' | ')}`);
}

it('loses no acknowledged write when it is killed repeatedly, and restarts without repair', async () => {
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
    // Killed in the middle of writes: some are acknowledged, others are in flight.
    const enough = acknowledged.size + 3;
    while (acknowledged.size < enough) await delay(5);
    await kill();
    await Promise.all(submitting);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(3 * ROUNDS);

  const app = await start();
  const { api } = app;
  const stored = await Promise.all(
    [...acknowledged].map((id) => api('GET /api/v1/servers/:identifier', { params: { identifier: id } })),
  );
  expect(stored.every(({ memberCount }) => memberCount !== null)).toBe(true);
  const { total } = await api('GET /api/v1/servers', { query: { limit: 1 } });
  expect(total).toBeGreaterThanOrEqual(stored.length);
  await stopGracefully(app);
  expect(app.output()).not.toMatch(/error/i);
}, 180_000);

it('shows writes of another process before its next poll', async () => {
  installation = await createInstallation();
  const [one, other] = [await start(), await start()];
  const { server } = await one.api('POST /api/v1/servers', { body: { inviteUrl: 'hollowlantern' } });
  const ids = async (): Promise<string[]> =>
    (await other.api('GET /api/v1/servers', { query: { search: 'hollow lantern' } })).servers.map(({ id }) => id);
  // Normally within a second, longer on a busy machine; the poll is after 15.
  await expect.poll(ids, { timeout: 10_000, interval: 20 }).toContain(server.id);
});

it('starts its own stand-in when the process that ran the shared one is killed', async () => {
  installation = await createInstallation();
  const [owner, other] = [await start(), await start()];
  await owner.kill();
  const submit = () => other.api('POST /api/v1/servers', { body: { inviteUrl: 'pixelorchard' } });
  const nameOf = (): Promise<string> => submit().then(({ server }) => server.name, String);
  await expect.poll(nameOf, { interval: 300 }).toBe('Pixel Orchard');
});

it('exits with an error, which it logs, if the graceful shutdown fails', async () => {
  installation = await createInstallation();
  const { stop, output } = await start();
  const { DATABASE_URL: url, DATA_DIR: folder } = installation.env;
  const db = await openDatabase({ url, file: path.join(folder!, 'duskrow.db'), now: Date.now });
  // Waits for the writes of the app, unlike a statement on its own.
  await db.write(({ tx }) => tx.schema.dropTable('leases').execute());
  await db.close();
  const since = performance.now();
  expect(await stop()).toBe(1);
  // A shutdown that hangs is killed after 10 s.
  expect(performance.now() - since).toBeLessThan(9000);
  expect(output()).toMatch(/leases.*the shutdown failed/);
});

describe('while Discord does not answer', () => {
  const standIn = (route: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${installation.env['STANDIN_PORT']}/__standin/${route}`, init);
  const lookUps = async (): Promise<number | undefined> =>
    ((await (await standIn('calls')).json()) as CallCounts).routes['getInvite'];
  const hang = async (): Promise<void> => {
    const body = JSON.stringify({ code: '*', scenario: 'slow', delayMs: 120_000 });
    expect((await standIn('scenarios', { method: 'POST', body })).status).toBe(200);
  };
  const open = () => {
    const { DATABASE_URL: url, DATA_DIR: folder } = installation.env;
    return openDatabase({ url, file: path.join(folder!, 'duskrow.db'), now: Date.now });
  };

  it('stops at once during a look-up of a job, and releases every lease', async () => {
    installation = await createInstallation();
    const app = await start();
    await app.api('POST /api/v1/servers', { body: { inviteUrl: 'hollowlantern' } });
    await hang();
    const db = await open();
    await db.write(async ({ tx }) => {
      // The answer about the submitted invite is cached for a minute.
      await tx.updateTable('listings').set({ invite_code: 'another' }).execute();
      await tx.updateTable('sync_queue').set({ due_at: 0 }).execute();
    });
    // The loop looks for due listings every ten seconds.
    await expect.poll(lookUps, { timeout: 30_000 }).toBe(2);
    await stopGracefully(app);
    expect(await db.kysely.selectFrom('leases').select('name').execute()).toEqual([]);
    await db.close();
    // Logged if the shutdown waits for the look-up until its timeout.
    expect(app.output()).not.toMatch(/error|a look-up brought no answer/i);
  }, 120_000);

  it('answers the request in progress before it closes the database', async () => {
    installation = await createInstallation();
    const app = await start();
    await hang();
    const submitting = app.api('POST /api/v1/servers', { body: { inviteUrl: 'hollowlantern' } });
    const refusal = submitting.catch((error: unknown) => error);
    await expect.poll(lookUps, { timeout: 30_000 }).toBe(1);
    await stopGracefully(app);
    expect(await refusal).toMatchObject({ code: 'discord_fetch_failed' });
    expect(app.output()).not.toMatch(/error/i);
  }, 120_000);
});

it('shuts down gracefully while a slow upload is in progress', async () => {
  installation = await createInstallation();
  const app = await start();
  const { url } = app;
  const slow = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  slow.write(
    'POST /api/v1/servers HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  // Answered after the request above has begun.
  await fetch(`${url}/livez`);
  await stopGracefully(app);
  expect(app.output()).not.toContain('failed');
});
