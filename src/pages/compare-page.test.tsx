import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import type { CurrentUser } from '#features/accounts/contract.ts';
import type { Server } from '#features/listings/contract.ts';
import { columnQuery, loadingColumn } from '#features/compare/ui/compare-queries.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { site } from '#test/site.ts';
import { listed, visit } from '#test/visit.tsx';
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

describe('the features of a server', () => {
  const features = (count: number) => Array.from({ length: count }, (_, index) => `feature_${index}`);
  const visitWith = (discordFeatures: string[], user?: Partial<CurrentUser>) => {
    const facts = { discordServerId: '1', approved: true, totalReviews: 0, createdAt: '2026-11-12T10:00:00.000Z' };
    return visit(page, {
      url: '/compare?s=tea-house',
      responses: {
        'GET /api/v1/servers/:identifier': { ...listed, ...facts, language: null, discordFeatures },
        'GET /api/v1/health/metrics/:serverId': new ApiFailure(404, 'Not found'),
      },
      user,
    });
  };

  it('are ten for a visitor, and the rest is locked behind the login', async () => {
    const { markup, text } = await visitWith(features(13));
    expect(markup.match(/<li class="[^"]*">Feature \d+</g)).toHaveLength(13);
    // They are for users, and hidden unless one seems to be logged in.
    expect(markup.match(/<li class="[^"]*\bhidden in-data-session:block">Feature \d+</g)).toHaveLength(3);
    expect(markup).toContain('href="/api/v1/auth/login?returnTo=%2Fcompare%3Fs%3Dtea-house"');
    expect(text).toContain('+3 more');
    expect((await visitWith(features(10))).text).not.toContain('more');
  });

  it('are all shown to a user', async () => {
    const { markup, text } = await visitWith(features(13), {});
    expect(markup.match(/<li class="[^"]*">Feature \d+</g)).toHaveLength(13);
    expect(markup).not.toContain('in-data-session:block');
    expect(text).not.toContain('more');
  });
});
