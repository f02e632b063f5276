import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { TermServers } from './term-servers.tsx';

it('reads out how many servers contain the term, and not the servers', () => {
  const queries = renderingQueries();
  const server = { id: 's_1', slug: 'tea', name: 'Tea House', iconUrl: null, approval: 'approved' };
  queries.setQueryData(['admin', 'term', 'tea'], { total: 1, servers: [server] });
  const html = renderMarkup(<TermServers term="tea" onClose={() => undefined} />, { queries });
  expect(html).toContain('Tea House');
  expect(html).not.toContain('aria-live');
  expect(html).toMatch(/<output[^>]*>1 listed server contains “tea”<\/output>/);
});
