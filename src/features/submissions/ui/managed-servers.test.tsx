import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import ManagedServers from './managed-servers.tsx';

async function cardFor(list: () => Promise<unknown>): Promise<string> {
  const queries = renderingQueries();
  await queries.prefetchQuery({ queryKey: ['managed-servers'], queryFn: list });
  return renderMarkup(<ManagedServers returnTo="/submit" />, { queries });
}

it('says what is missing: the permission, or the server list, for which users log in again', async () => {
  const none = await cardFor(() => Promise.resolve([]));
  expect(none).toContain('You need MANAGE_GUILD permissions to submit servers');
  const error = new ApiFailure(403, 'Your server list is not shared with this site.', 'guild_list_missing');
  const notShared = await cardFor(() => Promise.reject(error));
  expect(notShared).toContain(error.message);
  expect(notShared).toContain('href="/api/v1/auth/discord?returnTo=%2Fsubmit"');
});

it('leads to the page where a server is put back, or to the reason why it was rejected', async () => {
  const server = { id: '1', name: 'Tea House', iconUrl: null, memberCount: null, slug: 'tea', rejected: false };
  expect(await cardFor(async () => [{ ...server, takenDown: true }])).toContain('Manage this server');
  const listed = await cardFor(async () => [{ ...server, takenDown: false }]);
  expect(listed).toMatch(/href="\/server\/tea"[^>]*>View<span class="sr-only">Tea House</);
  const rejected = await cardFor(async () => [{ ...server, takenDown: false, rejected: true }]);
  expect(rejected).toMatch(/href="\/server\/tea\/manage"[^>]*>See why<span class="sr-only">Tea House</);
  expect(rejected).not.toContain('Manage this server');
});
