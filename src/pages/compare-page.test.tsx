import { expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { columnQuery, loadingColumn } from '#features/compare/ui/compare-queries.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { site } from '#test/site.ts';
import { renderingQueries } from '#web/query-client.ts';
import { SiteContext } from '#web/site.tsx';
import page from './compare-page.tsx';

function comparison(url: string, loaded: string[], changes: Partial<Server> = {}): string {
  const queries = renderingQueries();
  const facts = {
    memberCount: 1,
    onlineCount: 1,
    iconUrl: null,
    language: null,
    categories: [],
    tags: [],
    features: [],
  };
  for (const slug of loaded) {
    const server = { id: `s_${slug}`, slug, name: slug, approved: true, ageRestricted: true, ...facts, ...changes };
    queries.setQueryData<unknown>(columnQuery(noApi, slug).queryKey, { ...loadingColumn(slug), server });
  }
  const shown = (
    <SiteContext value={site}>
      <page.component params={{}} />
    </SiteContext>
  );
  return renderMarkup(shown, { queries, url });
}

it('keeps a server that is still loading in every link', () => {
  const html = comparison('/compare?s=a&s=b&s=c&s=d', ['a', 'b']);
  expect(html).toContain('href="/compare?s=b&amp;s=c&amp;s=d"');
  expect(html).toContain('href="/compare?s=a&amp;s=b&amp;s=c&amp;s=d&amp;only=differences"');
});

it('does not call the last known counts those of now', () => {
  const shown: Partial<Server> = {
    ageRestricted: false,
    lastSyncedAt: null,
    discordFeatures: [],
    discordServerId: '1',
  };
  const rest: Partial<Server> = { activityLevel: 'Casual', totalReviews: 0, createdAt: '2026-11-12T10:00:00.000Z' };
  const live = comparison('/compare?s=a', ['a'], { ...shown, ...rest, inviteState: 'live' });
  expect(live).toContain('Online now');
  const expired = comparison('/compare?s=a', ['a'], { ...shown, ...rest, inviteState: 'expired' });
  expect(expired).toContain('Last known online');
  expect(expired).not.toContain('Online now');
});

it('asks for another server unless one is still loading', () => {
  const hint = 'Add another server to see how they differ.';
  expect(comparison('/compare?s=a', ['a'])).toContain(hint);
  expect(comparison('/compare?s=b&s=c&s=d', ['b'])).not.toContain(hint);
  expect(comparison('/compare?s=a&s=b', ['a', 'b'])).not.toContain(hint);
});

it('shows everything about a single server, which differs from no other', () => {
  const html = comparison('/compare?s=a&only=differences', ['a']);
  expect(html).toContain('Members');
  expect(html).not.toContain('They are the same');
});
