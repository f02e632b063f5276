import { expect, type Page } from './fixtures.ts';

/**
 * Executes the next such call, and drops its response.
 * @param text part of its body
 */
export async function loseResponse(page: Page, method: string, url: RegExp, text = ''): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    const request = route.request();
    const isOther = request.method() !== method || !(request.postData() ?? '').includes(text);
    if (isLost || isOther) return await route.fallback();
    isLost = true;
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort();
  });
}
