import { expect, it } from 'vitest';
import { createApi } from '#contract/client.ts';
import { site } from '#test/site.ts';
import { renderPage } from '#web/entry-server.tsx';

/** The text of a page without contributors on it, of so many pages. */
async function emptyPage(totalPages: number): Promise<string> {
  const answer = { entries: [], total: totalPages * 50, page: 50, totalPages };
  const api = createApi(async () => ({ status: 200, statusText: 'OK', text: JSON.stringify(answer) }));
  const now = Date.parse('2026-11-20T10:31:40.000Z');
  const { body } = await renderPage({ path: '/leaderboard', search: '?page=50', api, site, language: 'en', now });
  return body.replace(/<[^>]*>/g, ' ');
}

it('says that a page after the last one does not exist', async () => {
  const text = await emptyPage(3);
  expect(text).toContain('There is no page 50');
  expect(text).not.toMatch(/No contributors yet|of\s+3/);
});

it('says that nobody has contributed yet', async () => {
  const text = await emptyPage(0);
  expect(text).toContain('No contributors yet');
  expect(text).not.toContain('There is no page');
});
