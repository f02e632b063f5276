import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { AddServer } from './add-server.tsx';
import { addQuery } from './compare-queries.ts';

it('keeps showing differences only when a server is searched for without scripts, or added', () => {
  const queries = renderingQueries();
  const counts = { memberCount: 1, onlineCount: 1, lastSyncedAt: new Date().toISOString(), inviteState: 'live' };
  const found = { id: 's_2', slug: 'tea-house', name: 'Tea House', iconUrl: null, ...counts };
  queries.setQueryData<unknown>(addQuery(noApi, 'tea').queryKey, { servers: [found] });
  const state = { slugs: ['oadro'], leftOut: 0, add: 'tea', onlyDifferences: true };
  const html = renderMarkup(<AddServer state={state} shownIds={[]} />, { queries, url: '/compare' });
  expect(html).toMatch(/1 member\s· 1 online<span>\s· <time[^>]*>checked just now</);
  expect(html).toContain('<input type="hidden" name="only" value="differences"/>');
  expect(html).toContain('href="/compare?s=oadro&amp;s=tea-house&amp;only=differences"');
});

it('has a status before a search, which then says how many servers were found', () => {
  const queries = renderingQueries();
  queries.setQueryData(addQuery(noApi, 'tea').queryKey, { servers: [] } as never);
  const status = (add: string) => {
    const state = { slugs: [], leftOut: 0, add, onlyDifferences: false };
    const html = renderMarkup(<AddServer state={state} shownIds={[]} />, { queries });
    return /<output[^>]*>(.*?)<\/output>/.exec(html)?.[1];
  };
  expect(status('')).toBe('');
  expect(status('tea')).toBe('0 found');
});
