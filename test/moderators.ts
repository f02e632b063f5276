// Sample users of the stand-in, logged in through its consent page, for tests of moderation.
import type { Api } from '#contract/client.ts';
import { clientOf, type TestApp } from './app.ts';
import { openBrowser } from './browser.ts';

/** An admin if ADMIN_USER_IDS lists them. */
export const LAMPLIGHTER = '180000000000000001';
export const OWL = '377000000000000003';

export async function signInAs(app: TestApp, discordId: string): Promise<Api> {
  const browser = openBrowser(app);
  await browser.signIn(discordId);
  return clientOf(app, { cookie: `duskrow_session=${browser.cookies.get('duskrow_session')}` });
}
