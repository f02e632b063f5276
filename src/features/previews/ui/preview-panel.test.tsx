import { expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import type { InvitePreview } from '#features/previews/contract.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { invitePreviewQuery } from '#web/directory/list-queries.ts';
import { renderAt } from '#web/kit/clock.ts';
import { renderingQueries } from '#web/query-client.ts';
import { PreviewPanel } from './preview-panel.tsx';

const facts = { memberCount: 1200, onlineCount: 300, verificationLevel: 1 };
const server = {
  ...facts,
  id: 's_1',
  slug: 'harbor',
  inviteState: 'live',
  lastSyncedAt: '2026-11-12T10:05:00.000Z',
  discordFeatures: [],
} as unknown as Server;

/** The panel's text with the API's answer about the server `listedAs`, or before it arrives. */
function panel(fetchedAt?: string, listedAs: string | null = server.slug): string {
  renderAt(Date.parse('2026-11-12T10:25:00.000Z'));
  const queries = renderingQueries();
  if (fetchedAt) {
    const data = { ...facts, features: [], serverTag: null, vanityUrlCode: null, traits: [], notes: [], listedAs };
    const answer = { success: true, data, fetchedAt } as unknown as InvitePreview;
    queries.setQueryData(invitePreviewQuery(noApi, 'code').queryKey, answer);
  }
  const markup = renderMarkup(<PreviewPanel server={server} inviteCode="code" />, { queries });
  return markup.replaceAll(/<[^>]+>/g, '');
}

it('shows when the server was checked, in the same words before and after the API answers', () => {
  expect(panel()).toContain('checked 20 min ago');
  expect(panel(server.lastSyncedAt!)).toContain('checked 20 min ago');
  expect(panel('2026-11-12T10:25:00.000Z')).toContain('checked just now');
});

it('ignores an answer about another server, to which the invite leads now', () => {
  expect(panel('2026-11-12T10:25:00.000Z', null)).toContain('checked 20 min ago');
});
