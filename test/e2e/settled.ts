// Pages lay the rest of themselves out once somebody is there; before, it does not look as it will.
import type { Page } from '@playwright/test';

/** Resolves when all of the page is laid out, at once if nothing takes it over. */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator('script[type="module"]').count()) === 0) return;
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(`dispatchEvent(new Event('wheel'))`);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
}
