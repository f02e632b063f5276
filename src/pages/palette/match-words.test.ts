import { expect, it } from 'vitest';
import { matching } from './match-words.ts';

const entries = [
  { label: 'Browse servers', keywords: 'list all' },
  { label: 'Theme: dark', keywords: 'night color' },
  { label: 'Theme: light', keywords: 'day color' },
  { label: 'Café servers' },
  { label: 'ランダムなサーバー' },
];
const labels = (typed: string) => matching(entries, typed).map(({ label }) => label);

it.each([
  ['', entries.map(({ label }) => label)],
  ['serv', ['Browse servers', 'Café servers']],
  ['servers browse', ['Browse servers']],
  ['all serv', ['Browse servers']],
  ['DARK the', ['Theme: dark']],
  ['color', ['Theme: dark', 'Theme: light']],
  ['cafe', ['Café servers']],
  ['サーバ', ['ランダムなサーバー']],
  ['rowse', []],
  ['theme nothing', []],
] as const)('%j finds %j', (typed, expected) => expect(labels(typed)).toEqual(expected));

it('shows labels that begin with the text first', () => {
  expect(matching([{ label: 'My theme' }, { label: 'Night', keywords: 'theme' }, { label: 'Theme' }], 'theme')).toEqual(
    [{ label: 'Theme' }, { label: 'My theme' }, { label: 'Night', keywords: 'theme' }],
  );
});
