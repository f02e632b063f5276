// When a page can be tested.
import type { Page } from '@playwright/test';

// Pages without scripts, as the offline page, have nothing to hydrate; the script is in the head, before any body.
const HYDRATED = 'html:is([data-hydrated], :not(:has(script[type="module"])):has(body))';

/** Resolves once all of the page is hydrated: a change without a key event before that, as by `fill`, can be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: 'attached', timeout: 20_000 });
}

// Pages lay out only content near the viewport; tests of a whole page need the rest too.
const LAY_OUT_ALL = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.below-fold { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
})()`;

/** Resolves when the page is hydrated; from then on all of it is laid out. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(LAY_OUT_ALL);
  await hydrated(page);
}
