import type { Page } from './fixtures.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** Calls the API from the page, as the logged-in user. */
export async function call(page: Page, method: string, url: string, body: object = {}): Promise<Answer> {
  const content = method === 'GET' ? undefined : JSON.stringify(body);
  const init = { method, headers: { 'content-type': 'application/json' }, body: content };
  return await page.evaluate<Answer>(
    `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)})` +
      `.then(async (answer) => ({ status: answer.status, body: await answer.json() }))`,
  );
}
