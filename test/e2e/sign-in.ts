// Signing in as a sample user through the stand-in's consent page, as a person does.
import { expect, type Page } from './fixtures.ts';

/** @param decision what the person answers; afterwards the page that the platform leads back to is shown */
export async function consent(page: Page, username: string, decision: 'Allow' | 'Deny' = 'Allow'): Promise<void> {
  await page.waitForURL(/\/oauth2\/authorize/);
  await page.getByRole('radio', { name: new RegExp(username.replace('.', '\\.')) }).check();
  await page.getByRole('button', { name: decision }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oauth2'));
}

export async function signIn(page: Page, username: string, returnTo = '/'): Promise<void> {
  await page.goto('/servers');
  await page.evaluate<void>(
    `location.assign('/api/v1/auth/discord?returnTo=' + ${JSON.stringify(encodeURIComponent(returnTo))})`,
  );
  await consent(page, username);
  await expect(page.getByLabel(/^Your menu/).first()).toBeVisible();
}

/** Forgets who is signed in, from outside the site: a page that is still loading would be told so in the middle. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
