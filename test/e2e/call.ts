import type { Page } from './fixtures.ts';

/** A call of the page as the person who is signed in; its status. */
export async function call(page: Page, method: string, url: string, body?: object): Promise<number> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  return await page.evaluate<number>(
    `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then((answer) => answer.status)`,
  );
}
