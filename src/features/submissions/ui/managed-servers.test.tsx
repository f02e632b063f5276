import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import ManagedServers from './managed-servers.tsx';

async function cardFor(list: () => Promise<unknown>): Promise<string> {
  const queries = renderingQueries();
  await queries.prefetchQuery({ queryKey: ['managed-servers'], queryFn: list });
  return renderMarkup(<ManagedServers />, { queries });
}

it('says what is missing: the permission, or the server list, for which users log in again', async () => {
  const none = await cardFor(() => Promise.resolve([]));
  expect(none).toContain('You need MANAGE_GUILD permissions to submit servers');
  const error = new ApiFailure(403, 'Your server list is not shared with this site.', 'guild_list_missing');
  const notShared = await cardFor(() => Promise.reject(error));
  expect(notShared).toContain(error.message);
  expect(notShared).toContain('href="/api/v1/auth/discord?returnTo=%2Fsubmit"');
});

it('leads to the page of a server, or to where it is claimed, put back or said why it was rejected', async () => {
  const states = { visible: false, pending: false, takenDown: false, rejected: false };
  const server = { id: '1', name: 'Tea House', iconUrl: null, memberCount: null, slug: 'tea', ...states };
  const listed = await cardFor(async () => [{ ...server, visible: true }]);
  expect(listed).toMatch(/href="\/server\/tea"[^>]*>View<span class="sr-only">Tea House</);
  expect(listed).not.toContain('Pending');
  const own = await cardFor(async () => [{ ...server, visible: true, pending: true }]);
  expect(own).toMatch(/>Pending<.*href="\/server\/tea"[^>]*>View</);
  const another = await cardFor(async () => [{ ...server, pending: true }]);
  expect(another).toMatch(/>Pending<.*href="\/server\/tea\/manage"[^>]*>Manage this server</);
  const takenDown = await cardFor(async () => [{ ...server, takenDown: true }]);
  expect(takenDown).toMatch(/>Taken down<.*href="\/server\/tea\/manage"[^>]*>Manage this server</);
  const rejected = await cardFor(async () => [{ ...server, rejected: true }]);
  expect(rejected).toMatch(/href="\/server\/tea\/manage"[^>]*>See why<span class="sr-only">Tea House</);
  expect(rejected).not.toContain('Manage this server');
});
