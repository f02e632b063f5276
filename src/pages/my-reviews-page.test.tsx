import { expect, it } from 'vitest';
import { userServersQuery } from '#features/profile/ui/profile-queries.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { ConnectedServers } from './my-reviews-page.tsx';

/** The list of one server, whose form was refused for these reasons. */
function listOf(server: { refusal: string | null; removedReason: string | null }): string {
  const queries = renderingQueries();
  const facts = { id: 's_1', slug: 'tea-house', name: 'Tea House', iconUrl: null, categories: [], userReview: null };
  queries.setQueryData<unknown>(userServersQuery(noApi).queryKey, [{ ...facts, ...server }]);
  return renderMarkup(<ConnectedServers />, { queries });
}

it('has no form for a server that the user cannot review, but the reason', () => {
  expect(listOf({ refusal: null, removedReason: null })).toContain('<form');
  for (const [server, reason] of [
    [{ refusal: 'own_server', removedReason: null }, 'You manage this server'],
    [{ refusal: 'reviewed_before', removedReason: null }, 'with an account that you have deleted'],
    [{ refusal: null, removedReason: 'It is an advertisement.' }, 'It is an advertisement.'],
  ] as const) {
    expect(listOf(server)).toContain(reason);
    expect(listOf(server)).not.toContain('<form');
  }
});
