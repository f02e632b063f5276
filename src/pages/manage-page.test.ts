import { expect, it } from 'vitest';
import { noApi } from '#test/markup.tsx';
import { site } from '#test/site.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import { createI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import managePage from './manage-page.tsx';

it('names the server in its title once that is loaded', () => {
  const queries = renderingQueries();
  const params = { identifier: 'tea-house' };
  const context = { api: noApi, queries, site, i18n: createI18n('en'), params, search: new URLSearchParams() };
  expect(managePage.head(context)?.title).toBe('Manage a server');
  queries.setQueryData(serverQuery(noApi, 'tea-house').queryKey, { name: 'Tea House' } as never);
  expect(managePage.head(context)?.title).toBe('Manage Tea House');
});
