import { expect, it } from 'vitest';
import { groupsOf, selectedIndex } from './use-entries.ts';

const entries = [
  { key: '/leaderboard', group: 'pages' },
  { key: 'login', group: 'actions' },
  { key: '/languages', group: 'pages' },
  { key: 'all', group: 'servers' },
] as const;
const keys = (shown: readonly { key: string }[]) => shown.map(({ key }) => key);

it('groups entries, each group at the position of its first entry', () => {
  const groups = groupsOf(entries);
  expect(groups.map(({ group }) => group)).toEqual(['pages', 'actions', 'servers']);
  expect(keys(groups.flatMap((group) => group.entries))).toEqual(['/leaderboard', '/languages', 'login', 'all']);
});

it.each([
  ['nothing is selected', undefined, 0],
  ['other entries precede it', 'login', 1],
  ['it no longer exists', 'server s_1', 0],
])('finds the selected entry when %s', (_when, key, index) => {
  expect(selectedIndex(entries, key)).toBe(index);
});
