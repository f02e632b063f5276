// Sample users of the stand-in, logged in through its consent page, for tests of moderation.
import type { Api } from '#contract/client.ts';
import { clientOf, startTestApp, type TestApp } from './app.ts';
import { LAMPLIGHTER, sessionCookie, signInBrowser } from './browser.ts';

export async function signInAs(app: TestApp, discordId: string): Promise<Api> {
  return clientOf(app, { cookie: sessionCookie(await signInBrowser(app, discordId)) });
}

/** An app with a logged-in admin. */
export async function startModerated(env: Record<string, string> = {}): Promise<{ app: TestApp; admin: Api }> {
  const app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER, ...env });
  return { app, admin: await signInAs(app, LAMPLIGHTER) };
}
