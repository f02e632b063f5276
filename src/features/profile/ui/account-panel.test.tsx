import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { createI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import { AccountPanel, browserName } from './account-panel.tsx';
import { sessionsQuery } from './profile-queries.ts';

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    'Safari on iOS',
  ],
  ['curl/8', 'Unknown browser'],
])('names the browser of %s', (userAgent, name) => {
  expect(browserName(userAgent, createI18n('en'))).toBe(name);
});

async function panelWith(respond: () => Promise<unknown>): Promise<string> {
  const api = respond as unknown as Api;
  const queries = renderingQueries();
  await queries.prefetchQuery(sessionsQuery(api));
  return renderMarkup(<AccountPanel />, { api, queries });
}

it('names the browser in the button that ends its session', async () => {
  const seenAt = '2026-11-20T10:00:00.000Z';
  const markup = await panelWith(async () => [
    { id: '1', userAgent: 'Firefox/140.0 (Windows NT 10.0)', createdAt: seenAt, seenAt, isCurrent: true },
    { id: '2', userAgent: 'Chrome/140.0 (X11; Linux x86_64)', createdAt: seenAt, seenAt, isCurrent: false },
  ]);
  const names = [...markup.matchAll(/<button[^>]* aria-label="(Log out[^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Log out: Firefox on Windows', 'Log out: Chrome on Linux']);
});

it('offers to try again when the sessions could not be loaded', async () => {
  const markup = await panelWith(() => Promise.reject(new ApiFailure(503, 'The site is busy.', 'overloaded')));
  expect(markup).toMatch(/Failed to load your sessions.*Try again/);
});
