import { expect, it } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import { livePreview, storedPreview } from './panel-preview.ts';

const stored = {
  memberCount: 100,
  onlineCount: 20,
  verificationLevel: 2,
  discordFeatures: ['news'],
  lastSyncedAt: '2026-11-12T10:00:00.000Z',
} as Server;

it('shows the stored listing with its age', () => {
  expect(storedPreview(stored)).toMatchObject({
    members: 100,
    online: 20,
    features: ['news'],
    at: stored.lastSyncedAt,
  });
});

it('shows nothing for a listing that was never synced', () => {
  expect(storedPreview({ ...stored, lastSyncedAt: null })).toBeNull();
});

it('reads the platform’s answer, and leaves an unknown count null', () => {
  const data = {
    memberCount: null,
    onlineCount: 7,
    verificationLevel: 1,
    features: [],
    serverTag: 'TEA',
    vanityUrlCode: null,
    traits: [{ emoji_name: null, label: 'Quiet' }],
    notes: ['apply-to-join'],
  } as unknown as Parameters<typeof livePreview>[0]['data'];
  const fetchedAt = '2026-11-12T10:05:00.000Z';
  const preview = livePreview({ success: true, data, fetchedAt });
  expect(preview).toMatchObject({ members: null, online: 7, serverTag: 'TEA', at: fetchedAt });
  // Without any count there was no sync, as the rest of the page says.
  const uncounted = { ...data, onlineCount: null };
  expect(livePreview({ success: true, data: uncounted, fetchedAt })).toMatchObject({ serverTag: 'TEA', at: null });
});
