// Pages lay the rest of themselves out once they are hydrated; before, they do not look as they will.
import type { Page } from '@playwright/test';

/** Resolves when all of the page is laid out, at once if nothing hydrates it. */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator('script[type="module"]').count()) === 0) return;
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
