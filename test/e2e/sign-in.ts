// Logs in as a sample user of the stand-in.
import { sampleUsers } from '#standins/discord/sample-users.ts';
import { expect, type Page } from './fixtures.ts';

/**
 * Uses the platform's consent page, as a user does, and waits for the redirect back.
 * @param decision the button to click
 */
export async function consent(page: Page, username: string, decision: 'Allow' | 'Deny' = 'Allow'): Promise<void> {
  await page.waitForURL(/\/oauth2\/authorize/);
  await page.getByRole('radio', { name: new RegExp(username.replace('.', '\\.')) }).check();
  await page.getByRole('button', { name: decision }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oauth2'));
}

/** Makes the same calls, but sends the consent without showing its page, which saves two page loads. */
export async function signIn(page: Page, username: string, returnTo = '/'): Promise<void> {
  await page.goto(await callbackUrl(page, username, returnTo));
  await expect(page.getByLabel(/^Your menu/).first()).toBeVisible();
}

/** The URL of this site that ends the login. */
export async function callbackUrl(page: Page, username: string, returnTo = '/'): Promise<string> {
  const user = sampleUsers.find((sample) => sample.username === username || sample.globalName === username);
  const begun = await redirected(page, 'GET', `/api/v1/auth/discord?returnTo=${encodeURIComponent(returnTo)}`);
  const form = new FormData();
  form.append('user_id', user!.id);
  for (const scope of ['email', 'guilds']) form.append('scope', scope);
  form.append('decision', 'allow');
  return await redirected(page, 'POST', begun, form);
}

/** For every page from now on. */
export async function suspend(page: Page, reason: string): Promise<void> {
  await page.route('**/api/v1/auth/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), suspendedFor: reason } });
  });
}

/** The target of a redirect. */
async function redirected(page: Page, method: string, url: string, form?: FormData): Promise<string> {
  const answer = await page.request.fetch(url, { method, form, maxRedirects: 0 });
  expect([method, url, answer.status()]).toEqual([method, url, 302]);
  return answer.headers()['location']!;
}

/** Drops the session, from outside the site: a page that is still loading would react to it. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
