import { expect, it } from 'vitest';
import { createApi } from '#contract/client.ts';
import { site } from '#test/site.ts';
import { renderPage } from '#web/entry-server.tsx';

async function titleAt(search: string): Promise<string | undefined> {
  const answer = { servers: [], total: 0, page: 1, totalPages: 0 };
  const api = createApi(async () => ({ status: 200, statusText: 'OK', text: JSON.stringify(answer) }));
  const now = Date.parse('2026-11-20T10:31:40.000Z');
  const { head } = await renderPage({ path: '/servers', search, api, site, language: 'en', now });
  return /<title>(.*?)<\/title>/.exec(head)?.[1];
}

it.each([
  ['', 'Browse Discord Servers · Duskrow'],
  ['?category=Music', 'Music Discord Servers · Duskrow'],
  ['?category=Music&search=night+owls', 'Search results for “night owls” · Duskrow'],
  ['?feature=PARTNERED&search=night', 'Discord servers with PARTNERED · Duskrow'],
  [`?search=${'🦉'.repeat(61)}`, `Search results for “${'🦉'.repeat(60)}…” · Duskrow`],
])('the title of /servers%s is %s', async (search, title) => {
  expect(await titleAt(search)).toBe(title);
});
