// Users who manage a listed server, for tests of owners.
import { startTestApp, type TestApp } from './app.ts';
import { type SignedIn, signIn, submitServer } from './factories.ts';
import { joinGuild } from './users.ts';

interface Owned {
  app: TestApp;
  /** The listing's id. */
  id: string;
  slug: string;
  owner: SignedIn;
}

/** An app with one listing and a user who has claimed it. */
export async function startOwned(code = 'hollowlantern', categories?: string[]): Promise<Owned> {
  const app = await startTestApp();
  const { id, slug } = await submitServer(app, code, categories);
  return { app, id, slug, owner: await signInOwner(app, id) };
}

/** A logged-in user who manages the listing's guild, by a freshly loaded guild list. */
export async function signInManager(app: TestApp, listingId: string, username = 'manager'): Promise<SignedIn> {
  const user = await signIn(app, username);
  await joinGuild(app, user.userId, listingId, { isManager: true });
  await listRead(app, user.userId);
  return user;
}

/** A manager who has claimed the listing. */
export async function signInOwner(app: TestApp, listingId: string, username = 'owner'): Promise<SignedIn> {
  const user = await signInManager(app, listingId, username);
  await user.api('POST /api/v1/servers/:id/claim', { params: { id: listingId } });
  return user;
}

/** What the user calls for the listing's webhook. */
export function webhookCalls({ api }: Pick<SignedIn, 'api'>, listingId: string) {
  const call = { params: { id: listingId } };
  return {
    get: () => api('GET /api/v1/servers/:id/webhook', call),
    set: (url = 'https://hooks.example/a') => api('PUT /api/v1/servers/:id/webhook', { ...call, body: { url } }),
    remove: () => api('DELETE /api/v1/servers/:id/webhook', call),
    test: () => api('POST /api/v1/servers/:id/webhook/test', call),
  };
}

/** Makes the user's guild list look freshly loaded. */
export async function listRead(app: TestApp, userId: string): Promise<void> {
  const at = app.clock.now();
  await app.db.write(async ({ tx }) => {
    await tx.updateTable('users').set({ guilds_at: at }).where('id', '=', userId).execute();
    await tx.updateTable('user_guilds').set({ seen_at: at }).where('user_id', '=', userId).execute();
  });
}

/** The user remains in the guild, but no longer manages it. */
export async function loseRight(app: TestApp, userId: string): Promise<void> {
  await app.db.write(({ tx }) =>
    tx.updateTable('user_guilds').set({ is_manager: 0 }).where('user_id', '=', userId).execute(),
  );
}

/** Status and error code of a refused call. */
export async function refusalOf(call: Promise<unknown>): Promise<[number, string | undefined]> {
  try {
    await call;
  } catch (error) {
    const { status, code } = error as { status: number; code?: string };
    return [status, code];
  }
  return [200, undefined];
}
