// Pages lay the rest of themselves out once somebody is there; before, it does not look as it will.
import type { Page } from '@playwright/test';

/** Resolves when all of the page is laid out, at once if nothing takes it over. */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator('script[type="module"]').count()) === 0) return;
  const sign = `dispatchEvent(new Event('wheel'))`;
  // The first takes over a page that waits for one; one that was taken over as it came hears only the second.
  await page.evaluate(sign);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(sign);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
}
