// Pages lay out only content near the viewport; tests of a whole page need the rest too.
import type { Page } from '@playwright/test';

const LAY_OUT_ALL = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.below-fold { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
})()`;

/** Resolves when the page is hydrated, if it has scripts; from then on all of it is laid out. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(LAY_OUT_ALL);
  if ((await page.locator('script[type="module"]').count()) === 0) return;
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
