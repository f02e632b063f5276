// The server-rendered HTML of a server's page.
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import type { Server } from '#features/listings/contract.ts';
import { createI18n } from '#web/i18n.ts';
import { renderAt, renderedUntil } from '#web/kit/clock.ts';
import { renderingQueries } from '#web/query-client.ts';
import { SiteContext } from '#web/site.tsx';
import { FeatureList } from '#features/previews/ui/feature-list.tsx';
import { InviteNotice } from '#features/listings/ui/server-notices.tsx';
import { JoinServer } from './shared/join-server.tsx';
import { ServerCard } from './shared/server-card.tsx';
import { ServerHeader } from './shared/server-header.tsx';
import { historyQuery, serverQuery } from '#web/directory/list-queries.ts';
import { ServerStatus } from '#web/directory/live-status.tsx';
import serverPage from './server-page.tsx';
import { CountsLine } from '#web/directory/server-counts.tsx';
import { similarQuery } from '#features/listings/ui/similar.ts';
import { ServerTiles } from '#features/listings/ui/server-tiles.tsx';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { site } from '#test/site.ts';

const server: Server = {
  id: 's_1',
  slug: 'tea-house',
  name: 'Tea House',
  description: 'Tea.',
  inviteUrl: 'https://discord.gg/tea',
  inviteCode: 'tea',
  inviteState: 'live',
  inviteCheckedAt: '2026-11-12T10:04:30.000Z',
  memberCount: 22_710,
  onlineCount: 4890,
  iconUrl: null,
  bannerUrl: null,
  categories: ['Community'],
  tags: [],
  language: null,
  region: 'Global',
  verified: false,
  partnered: false,
  community: true,
  ageRestricted: false,
  premiumTier: 0,
  verificationLevel: 2,
  activityLevel: 'Active',
  approved: true,
  discordServerId: '480368814410972268',
  createdAt: '2026-08-03T10:00:00.000Z',
  lastSyncedAt: '2026-11-12T10:04:30.000Z',
  synced: true,
  channelCounts: null,
  roleCounts: null,
  boostInfo: null,
  discordFeatures: [],
  unusualGrowth: null,
  averageRating: 0,
  totalReviews: 0,
  member_count: 22_710,
  online_count: 4890,
  icon_url: null,
  last_synced_at: '2026-11-12T10:04:30.000Z',
};

/** Notice texts for invites that do not work. */
const NOTICES = {
  failing: 'Discord says this invite no longer works.',
  expired: 'This invite has expired or was revoked.',
  quarantined: 'This invite now leads to a different server',
};

const noJoin = () => undefined;

function html(node: ReactNode): string {
  return renderMarkup(node, { url: '/server/tea-house' });
}

function text(node: ReactNode): string {
  return html(node).replace(/<[^>]*>/g, '');
}

/** The text of the whole server page. */
function page(shown: Server, queries = renderingQueries()): string {
  queries.setQueryData(serverQuery(noApi, shown.slug).queryKey, shown);
  const { component: Component } = serverPage;
  const markup = renderMarkup(
    <SiteContext value={site}>
      <Component params={{ identifier: shown.slug }} />
    </SiteContext>,
    { queries, url: `/server/${shown.slug}` },
  );
  return markup.replace(/<[^>]*>/g, '');
}

it('a page that cannot be loaded has a way back', async () => {
  const queries = renderingQueries();
  await queries.prefetchQuery(serverQuery(noApi, server.slug));
  const { component: Component } = serverPage;
  const markup = renderMarkup(<Component params={{ identifier: server.slug }} />, { queries });
  expect(markup).toContain('Failed to load server');
  expect(markup).toMatch(/<a[^>]* href="\/"[^>]*>.*Back<\/a>/);
});

it('previews of a link have the whole count, also beside a long description', () => {
  const descriptionOf = (description: string | null) => {
    const queries = renderingQueries();
    queries.setQueryData(serverQuery(noApi, server.slug).queryKey, { ...server, description });
    const params = { identifier: server.slug };
    const context = { api: noApi, queries, site, i18n: createI18n('en'), params, search: new URLSearchParams() };
    return serverPage.head(context)?.description;
  };
  const counts = 'Tea House on Discord: about 22,710 members.';
  expect(descriptionOf(null)).toBe(counts);
  expect(descriptionOf('Tea.')).toBe(`Tea. ${counts}`);
  expect(descriptionOf('Tea and talk. '.repeat(20))).toMatch(new RegExp(`^Tea and talk\\..{90,110}… ${counts}$`));
  expect(descriptionOf('Tea and talk. '.repeat(20))).toHaveLength(160);
});

it('the name and the description of a server have its language', () => {
  const shown: Server = { ...server, language: 'ja' };
  const inLanguage = expect.stringMatching(/<(a|h1)[^>]* lang="ja"[^>]*>Tea House<.*<p lang="ja"[^>]*>Tea\.</);
  expect(html(<ServerCard server={shown} view="grid" />)).toEqual(inLanguage);
  expect(html(<ServerCard server={shown} view="list" />)).toEqual(inLanguage);
  const header = <ServerHeader server={shown} noticeId="why" onJoin={noJoin} />;
  expect(html(<SiteContext value={site}>{header}</SiteContext>)).toEqual(inLanguage);
});

it.each([true, false])('the header has a heart if the server is public: %s', (approved) => {
  const header = <ServerHeader server={{ ...server, approved }} noticeId="why" onJoin={noJoin} />;
  const hearts = html(<SiteContext value={site}>{header}</SiteContext>).match(/aria-label="Favorite Tea House"/g) ?? [];
  expect(hearts).toHaveLength(Number(approved));
});

const synced = Date.parse(server.lastSyncedAt!);

describe('ServerStatus', () => {
  it.each([
    [0, 'live', 'Live · checked just now'],
    [28 * MINUTE_MS, 'live', 'Live · checked 27 min ago'],
    [2 * 60 * MINUTE_MS, 'synced', 'Synced · checked 1 hour ago'],
    [2 * 24 * 60 * MINUTE_MS, 'stale', 'Stale · checked 1 day ago'],
  ])('after %d ms renders the state %s', (age, state, words) => {
    renderAt(synced + age);
    expect(html(<ServerStatus server={server} />)).toContain(`class="fresh fresh-${state}"`);
    expect(text(<ServerStatus server={server} />)).toBe(words);
    const ageOfCounts = words.replace(/^.* · /, '');
    expect(text(<CountsLine server={server} />)).toBe(`22.7K members\u00a0· 4.8K online\u00a0· ${ageOfCounts}`);
  });

  it('limits the validity of the HTML to the next state change, even if the age text lasts longer', () => {
    renderAt(synced + 23.9 * 60 * MINUTE_MS);
    html(<ServerStatus server={server} />);
    expect(renderedUntil() - synced).toBeLessThanOrEqual(24 * 60 * MINUTE_MS + MINUTE_MS);
  });

  it.each([
    ['failing', 'Invite not working'],
    ['expired', 'Invite expired'],
    ['quarantined', 'Invite now opens another server'],
  ] as const)('shows the age of the last counts and the problem of a %s invite', (inviteState, problem) => {
    renderAt(synced + 2 * 60 * MINUTE_MS);
    const age = 'counts from 1 hour ago';
    expect(text(<ServerStatus server={{ ...server, inviteState }} />)).toBe(`${problem} · ${age}`);
    const line = `22.7K members\u00a0· 4.8K online\u00a0· ${age}\u00a0· ${problem}`;
    expect(text(<CountsLine server={{ ...server, inviteState }} />)).toBe(line);
    expect(text(<ServerStatus server={{ inviteState, lastSyncedAt: null }} />)).toBe(problem);
  });
});

it('says nothing about the activity or the source of unknown counts', () => {
  const unknown: Server = {
    ...server,
    memberCount: null,
    onlineCount: null,
    lastSyncedAt: null,
    activityLevel: 'Casual',
  };
  for (const view of ['grid', 'list'] as const) {
    expect(text(<ServerCard server={server} view={view} />)).toContain('Active');
    expect(text(<ServerCard server={unknown} view={view} />)).not.toContain('Casual');
  }
  expect(page(unknown)).not.toContain('Casual');
  expect(page(unknown)).toContain('Countsunknown');
});

describe('ServerTiles', () => {
  it('shows compact counts, the share online and no made-up rating', () => {
    const shown = text(<ServerTiles server={server} />);
    expect(shown).toContain('Members22.7K');
    expect(shown).toContain('Online now4.8K21.5% of members online');
    expect(shown).toContain('RatingNo reviews yet');
  });

  it('shows unknown counts as unknown', () => {
    const shown = text(<ServerTiles server={{ ...server, memberCount: null, onlineCount: null, premiumTier: null }} />);
    expect(shown).toBe('MembersunknownOnline nowunknownRatingNo reviews yetBoostsunknown');
  });
});

describe('JoinServer', () => {
  it('opens a live invite in a new tab', () => {
    const markup = html(<JoinServer server={server} noticeId="why" onJoin={noJoin} />);
    expect(markup).toMatch(/<a[^>]*href="https:\/\/discord\.gg\/tea"/);
    expect(markup).toContain('target="_blank"');
    expect(markup).toContain('noopener');
  });

  it.each(['failing', 'expired', 'quarantined'] as const)(
    'is disabled with a reason while the invite is %s',
    (inviteState) => {
      // As in the API response, which omits an invite that opens a different server.
      const redacted = inviteState === 'quarantined' ? { inviteUrl: null, inviteCode: null } : {};
      const dead = { ...server, inviteState, ...redacted };
      const markup = html(<JoinServer server={dead} noticeId="why" onJoin={noJoin} />);
      expect(markup).not.toContain('discord.gg');
      expect(markup).toContain('aria-disabled="true"');
      expect(markup).toContain('aria-describedby="why"');
      const notice = html(<InviteNotice server={dead} id="why" />);
      expect(notice).toContain('id="why"');
      expect(notice).toContain(NOTICES[inviteState]);
      expect(notice).toContain('Last checked');
    },
  );

  it.each(['failing', 'expired', 'quarantined'] as const)(
    'when the invite is %s, the page says so once: no Live, no failing panel, the stored counts with their age',
    (inviteState) => {
      renderAt(synced + 2 * MINUTE_MS);
      const redacted = inviteState === 'quarantined' ? { inviteUrl: null, inviteCode: null } : {};
      const shown = page({ ...server, inviteState, ...redacted });
      expect(shown.split(NOTICES[inviteState])).toHaveLength(2);
      expect(shown).not.toMatch(/\bLive\b|Try again|right now|Online now/);
      expect(shown).toContain('Last known data, from 1 min ago');
      expect(shown).toContain('4,890');
      expect(shown).toContain('At a glance');
    },
  );

  it('when the invite works, the page has the live panel and the state', () => {
    renderAt(synced + 2 * MINUTE_MS);
    expect(page(server)).toMatch(/Live · checked 1 min ago.*Live Discord Server Preview/);
  });

  it('renders nothing without an invite, and no notice for a live one', () => {
    expect(html(<JoinServer server={{ ...server, inviteUrl: null }} noticeId="why" onJoin={noJoin} />)).toBe('');
    expect(html(<InviteNotice server={{ ...server, inviteUrl: null }} id="why" />)).toBe('');
    expect(html(<InviteNotice server={server} id="why" />)).toBe('');
  });

  it.each(['failing', 'expired'] as const)('says what a pending server needs while its invite is %s', (inviteState) => {
    const notice = text(<InviteNotice server={{ ...server, approved: false, inviteState }} id="why" />);
    expect(notice).toContain('The server can be approved once it works again');
    expect(notice).not.toMatch(/the lists|bring it back/);
  });

  it('stays enabled for a paused invite, with a notice', () => {
    const paused = { ...server, discordFeatures: ['invites_disabled'] };
    expect(html(<JoinServer server={paused} noticeId="why" onJoin={noJoin} />)).toContain('discord.gg/tea');
    expect(text(<InviteNotice server={paused} id="why" />)).toContain('paused its invites');
  });
});

it('has neither growth nor similar servers when they cannot be loaded, and no empty list of similar ones', async () => {
  const queries = renderingQueries();
  await queries.prefetchQuery(historyQuery(noApi, server.id));
  await queries.prefetchQuery(similarQuery(noApi, server));
  const shown = page(server, queries);
  expect(shown).toContain('At a glance');
  expect(shown).not.toMatch(/Growth|not enough data|Servers like this/);
  queries.setQueryData(similarQuery(noApi, server).queryKey, []);
  expect(page(server, queries)).not.toContain('Servers like this');
});

describe('FeatureList', () => {
  const features = Array.from({ length: 13 }, (_, index) => `feature_${index}`);

  it('shows a visitor ten features and locks the rest behind the login', () => {
    const markup = html(<FeatureList features={features} returnTo="/server/tea-house" />);
    // The others are for users, and hidden unless one seems to be logged in.
    expect(markup.match(/<li><a href="\/servers\?feature=/g)).toHaveLength(10);
    expect(markup.match(/<li class="hidden in-data-session:block"><a /g)).toHaveLength(features.length - 10);
    expect(markup).toContain('href="/api/v1/auth/login?returnTo=%2Fserver%2Ftea-house"');
    expect(text(<FeatureList features={features} returnTo="/" />)).toContain('10 of 13');
    expect(text(<FeatureList features={features} returnTo="/" />)).toContain('+3 more');
  });

  it('locks nothing when there are only ten', () => {
    expect(text(<FeatureList features={features.slice(3)} returnTo="/" />)).not.toContain('more');
  });
});
