import { afterEach, expect, it, vi } from 'vitest';
import { userServersQuery } from '#features/profile/ui/profile-queries.ts';
import { decisionsQuery } from '#features/moderation/ui/decisions-note.tsx';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { ConnectedServers } from './my-reviews-page.tsx';

const REVIEWABLE = { refusal: null, removedReason: null };

afterEach(() => void vi.unstubAllEnvs());

/** The list of one server. */
function listOf(server: object, suspendedFor: string | null = null): string {
  const queries = renderingQueries();
  const facts = { id: 's_1', slug: 'tea-house', name: 'Tea House', iconUrl: null, categories: [], userReview: null };
  queries.setQueryData<unknown>(userServersQuery(noApi).queryKey, [{ ...facts, ...server }]);
  queries.setQueryData<unknown>(decisionsQuery(noApi).queryKey, [{ isLifted: false }]);
  return renderMarkup(<ConnectedServers suspendedFor={suspendedFor} />, { queries });
}

it('has a button that opens the form, or the reason why the user cannot review the server', () => {
  expect(listOf(REVIEWABLE)).toMatch(/Write a review<span class="sr-only">Tea House<\/span><\/button>/);
  expect(listOf(REVIEWABLE)).not.toContain('<form');
  for (const [server, reason] of [
    [{ refusal: 'own_server', removedReason: null }, 'You manage this server'],
    [{ refusal: 'reviewed_before', removedReason: null }, 'with an account that you have deleted'],
    [{ refusal: null, removedReason: 'It is an advertisement.' }, 'It is an advertisement.'],
  ] as const) {
    expect(listOf(server)).toContain(reason);
    expect(listOf(server)).not.toContain('Write a review');
  }
});

it('dates a review as the page of its server does, whatever the time zone of its author', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const userReview = { rating: 4, reviewText: 'Fine tea.', submittedAt: '2026-11-29T20:08:00.000Z', isHidden: false };
  expect(listOf({ ...REVIEWABLE, userReview })).toMatch(/title="2026-11-29 20:08 UTC"[^>]*>29 Nov 2026</);
});

it('names the language of a server’s texts, so that they are read out in it', () => {
  const list = listOf({ ...REVIEWABLE, language: 'de', description: 'Tee.' });
  expect(list).toMatch(/<bdi lang="de">Tea House<.*<p lang="de"[^>]*>Tee\./);
});

it('tells a suspended user why, and offers them no form', () => {
  const list = listOf(REVIEWABLE, 'Spam.');
  expect(list).toMatch(/suspended.*Spam\..*href="\/decisions"/);
  expect(list).not.toContain('Write a review');
  const userReview = { rating: 4, reviewText: 'Fine tea.', submittedAt: '2026-11-20T10:00:00.000Z', isHidden: false };
  const reviewed = { ...REVIEWABLE, userReview };
  expect(listOf(reviewed, 'Spam.')).toContain('Fine tea.');
  expect(listOf(reviewed)).toContain('Edit Review');
  expect(listOf(reviewed, 'Spam.')).not.toContain('Edit Review');
});
