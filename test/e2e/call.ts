import type { Page } from './fixtures.ts';

/** Calls the API from the page, as the logged-in user; resolves to the status. */
export async function call(page: Page, method: string, url: string, body?: object): Promise<number> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  return await page.evaluate<number>(
    `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then((answer) => answer.status)`,
  );
}
