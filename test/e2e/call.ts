import type { APIRequestContext } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';

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

/** The slug of the server that is listed with this invite. */
export async function slugOf(request: APIRequestContext, code: string): Promise<string> {
  let slug = '';
  // A look-up fails when the platform does not answer in time, as on a busy machine.
  await expect(async () => {
    const preview = await request.get(`/api/v1/discord/invite/${code}`);
    slug = ((await preview.json()) as { data: { listedAs: string } }).data.listedAs;
  }).toPass();
  return slug;
}
