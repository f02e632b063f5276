import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import type { Server } from '#features/listings/contract.ts';
import type { InvitePreview } from '#features/previews/contract.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { invitePreviewQuery } from '#web/directory/list-queries.ts';
import { renderAt } from '#web/kit/clock.ts';
import { renderingQueries } from '#web/query-client.ts';
import { PreviewPanel } from './preview-panel.tsx';

const INVITE_TEXT = 'The invite may be expired or the server is not accessible';
const facts = { memberCount: 1200, onlineCount: 300, verificationLevel: 1 };
const server = {
  ...facts,
  id: 's_1',
  slug: 'harbor',
  inviteState: 'live',
  approved: true,
  lastSyncedAt: '2026-11-12T10:05:00.000Z',
  discordFeatures: [],
} as unknown as Server;

/** The panel's text with the API's answer about the server `listedAs`, or before it arrives. */
function panel(fetchedAt?: string, listedAs: string | null = server.slug, shown = server): string {
  renderAt(Date.parse('2026-11-12T10:25:00.000Z'));
  const queries = renderingQueries();
  if (fetchedAt) {
    const data = { ...facts, features: [], serverTag: null, vanityUrlCode: null, traits: [], notes: [], listedAs };
    const answer = { success: true, data, fetchedAt } as unknown as InvitePreview;
    queries.setQueryData(invitePreviewQuery(noApi, 'code').queryKey, answer);
  }
  return textOf(queries, shown);
}

function textOf(queries: QueryClient, shown = server): string {
  const markup = renderMarkup(<PreviewPanel server={shown} inviteCode="code" />, { queries });
  return markup.replaceAll(/<[^>]+>/g, '');
}

it('shows when the server was checked, in the same words before and after the API answers', () => {
  expect(panel()).toContain('checked 20 min ago');
  expect(panel(server.lastSyncedAt!)).toContain('checked 20 min ago');
  expect(panel('2026-11-12T10:25:00.000Z')).toContain('checked just now');
});

it.each([
  [340, '28.3% online. Each lit window is 3% of members.'],
  [360, '30.0% online. All windows are lit from 30% on.'],
  [1200, '100.0% online. All windows are lit from 30% on.'],
])('explains the windows with %i of 1200 members online', (onlineCount, text) => {
  expect(panel(undefined, null, { ...server, onlineCount })).toContain(text);
});

it('is not busy without scripts', () => {
  const markup = renderMarkup(<PreviewPanel server={server} inviteCode="code" />, { queries: renderingQueries() });
  expect(markup).not.toContain('aria-busy="true"');
});

it('shows the answer about a pending server, also if its counts were never known', () => {
  const pending = { ...server, approved: false, lastSyncedAt: null };
  expect(panel('2026-11-12T10:25:00.000Z', null, pending)).toContain('checked just now');
});

it('ignores an answer about another server, to which the invite leads now', () => {
  expect(panel('2026-11-12T10:25:00.000Z', null)).toContain('checked 20 min ago');
});

it.each([
  ['the site cannot look invites up now', new ApiFailure(503, 'Busy.', 'look_ups_used_up'), 'Busy.'],
  ['Discord has no such invite', new ApiFailure(404, 'x', 'unknown_invite'), INVITE_TEXT],
  ['Discord cannot be reached', new ApiFailure(502, 'x', 'discord_fetch_failed'), INVITE_TEXT],
  ['Discord refuses calls for a while', new ApiFailure(503, 'x', 'discord_fetch_failed', [], 60), INVITE_TEXT],
])('says what failed when %s', async (_when, failure, text) => {
  const queries = renderingQueries();
  await queries.prefetchQuery({
    ...invitePreviewQuery(noApi, 'code'),
    queryFn: () => Promise.reject(failure),
  });
  expect(textOf(queries)).toContain(`Unable to load Discord server data${text}`);
});
