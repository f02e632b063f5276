import { expect, it } from 'vitest';
import { RecentChanges } from './feed.ts';

it('reports which listings changed after a version', () => {
  const changes = new RecentChanges();
  changes.record('s_1');
  const { version } = changes;
  expect([changes.hasChangedSince('s_1', version), changes.hasChangedSince('s_1', version - 1)]).toEqual([false, true]);
  changes.record('s_2');
  expect([changes.hasChangedSince('s_1', version), changes.hasChangedSince('s_2', version)]).toEqual([false, true]);
});

it('reports every listing as changed since an evicted version', () => {
  const changes = new RecentChanges(2);
  const start = changes.version;
  for (const id of ['s_1', 's_2', 's_1', 's_3']) changes.record(id);
  // The change of s_2 is the oldest and evicted; everything up to it is unknown.
  expect(changes.hasChangedSince('s_4', start)).toBe(true);
  const { version } = changes;
  expect(changes.hasChangedSince('s_2', version)).toBe(false);
  changes.forget();
  expect(changes.hasChangedSince('s_2', version)).toBe(true);
  expect(changes.hasChangedSince('s_2', changes.version)).toBe(false);
});
