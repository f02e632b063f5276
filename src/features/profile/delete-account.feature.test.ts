// Deleting an account while another request of the user is in progress.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, OWL, signInBrowser, userIdOf } from '#test/browser.ts';
import { submitServer } from '#test/factories.ts';
import { refreshOne, setListing } from '#test/health.ts';
import { signInAs } from '#test/moderators.ts';
import { deleteAccount } from './delete-account.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER })));
afterAll(async () => await app.close());

async function signIn() {
  const browser = await signInBrowser(app, OWL);
  return { ...browser, id: await userIdOf(browser) };
}

/**
 * Resolves when another transaction waits for a lock of the deletion. On SQLite, with its one connection, every query
 * waits, even the first of a request.
 */
async function untilOtherWaits(): Promise<void> {
  if (app.db.engine === 'sqlite') return;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(app.db.kysely)).rows).toHaveLength(1);
}

/** Starts `act` when the account deletion has deleted everything but is not committed yet. */
async function whileDeleting(userId: string, act: () => Promise<unknown>): Promise<void> {
  const [deleted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write: Database['write'] = async (work) =>
    await app.db.write(async (tx) => {
      const result = await work(tx);
      deleted.resolve();
      await mayCommit.promise;
      return result;
    });
  const background: Database = { ...app.db.background, write };
  const deletion = deleteAccount({ ...app.account, db: { ...app.db, background } }, userId, true);
  await deleted.promise;
  const acting = act();
  await untilOtherWaits().finally(mayCommit.resolve);
  await Promise.all([acting, deletion]);
}

const rowsOf = async (table: 'user_guilds' | 'alert_reads' | 'appeals', userId: string) =>
  await app.db.kysely.selectFrom(table).selectAll().where('user_id', '=', userId).execute();

it('does not store a guild list that is read during the deletion', async () => {
  const { id, call } = await signIn();
  expect(await rowsOf('user_guilds', id)).not.toEqual([]);
  app.clock.advance(2 * 3_600_000);
  // The first visit stores its time, and would wait for the deletion.
  await call('/api/v1/auth/me');
  await whileDeleting(id, async () => await call('/api/v1/auth/managed-servers'));
  expect(await rowsOf('user_guilds', id)).toEqual([]);
});

it('does not store that an alert is read during the deletion', async () => {
  const { id, call } = await signIn();
  const server = await submitServer(app, 'starforge');
  await call('/api/v1/user-activity', 'POST', { action: 'server_favorite', serverId: server.id });
  await setListing(app, server.id, { invite_state: 'failing' });
  await refreshOne(app, server.id);
  const [alert] = (await call('/api/v1/health/alerts')).json();
  await whileDeleting(id, async () => await call(`/api/v1/health/alerts/${alert.id}/read`, 'POST'));
  expect(await rowsOf('alert_reads', id)).toEqual([]);
});

it('does not store an appeal that is written during the deletion', async () => {
  const { id, call } = await signIn();
  const { server } = (await call('/api/v1/servers', 'POST', { inviteUrl: 'nightshift' })).json();
  const admin = await signInAs(app, LAMPLIGHTER);
  await admin('POST /api/v1/admin/servers/:id/block', { params: { id: server.id }, body: { reason: 'Hate.' } });
  const [decision] = (await call('/api/v1/moderation/decisions')).json();
  const url = `/api/v1/moderation/decisions/${decision.id}/appeal`;
  await whileDeleting(id, async () => await call(url, 'POST', { text: 'We are kind.' }));
  expect(await rowsOf('appeals', id)).toEqual([]);
});
