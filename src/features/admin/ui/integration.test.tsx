import { expect, it } from 'vitest';
import type { SyncStatus } from '#features/admin/contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { Integration } from './integration.tsx';

const status: SyncStatus = {
  totalServers: 1,
  discordConnected: 0,
  recentlysynced: 0,
  serversNeedingSync: 1,
  isOnline: false,
  pausedUntil: '2026-11-20T10:03:30.000Z',
  isOutage: true,
  targets: null,
  budget: { used: 0, limit: 150, syncsPerDay: 14_400 },
  run: null,
};

it('tells an outage from a refusal, and rounds the end of the pause up', () => {
  expect(renderMarkup(<Integration status={status} />)).toContain(
    'Discord is not responding, so background look-ups are paused until 2026-11-20 10:04 UTC.',
  );
  expect(renderMarkup(<Integration status={{ ...status, isOutage: false }} />)).toContain('Discord refused look-ups');
});

it('says that the total includes servers that are on no list', () => {
  expect(renderMarkup(<Integration status={status} />)).toContain(
    'Total Servers includes public servers that are on no list',
  );
});

it('says once how far a bulk sync is, and nothing when it is done', () => {
  const run = { status: 'running', synced: 3, total: 9, failed: 0, message: '' } as const;
  const running = renderMarkup(<Integration status={{ ...status, run }} />);
  expect(running.match(/>3 [^<]*</g)).toEqual(['>3 of 9 servers synced<']);
  expect(renderMarkup(<Integration status={{ ...status, run: { ...run, status: 'done' } }} />)).not.toContain(
    '<progress',
  );
});
