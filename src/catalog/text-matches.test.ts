import { expect, it } from 'vitest';
import { Orders } from './orders.ts';
import { Rows } from './rows.ts';
import { TextIndex } from './text-index.ts';
import { TextMatches } from './text-matches.ts';

function matchesOf(mostBytes: number) {
  const rows = new Rows();
  const text = new TextIndex();
  text.setUniverse(64);
  for (let ordinal = 0; ordinal < 50; ordinal++) text.put(ordinal, { name: 'lantern', labels: [], description: null });
  const matches = new TextMatches(rows, text, new Orders(rows).bySort.name, mostBytes);
  matches.setUniverse(64);
  return { matches, text };
}

it('remembers a match while no words change', () => {
  const { matches, text } = matchesOf(1_000_000);
  const first = matches.of('Lantern')!.match;
  expect(first.real.count).toBe(50);
  expect(matches.of('lantern')!.match).toBe(first);
  text.put(50, { name: 'lantern', labels: [], description: null });
  expect(matches.of('lantern')!.match.real.count).toBe(51);
});

it('forgets the oldest when what they found takes too much room', () => {
  const { matches } = matchesOf(2600);
  const first = matches.of('lantern')!.match;
  const second = matches.of('lante')!.match;
  for (const match of [first, second]) expect([match.real.count, match.slipped.count]).toEqual([50, 0]);
  expect(matches.of('lantern')!.match).toBe(first);
  for (let i = 0; i < 5; i++) expect(matches.of(`lantern${i}`)!.match.real.count).toBe(0);
  expect([matches.of('lantern')!.match === first, matches.of('lante')!.match === second]).toEqual([true, false]);
  for (let i = 5; i < 20; i++) expect(matches.of(`lantern${i}`)!.match.real.count).toBe(0);
  expect(matches.of('lantern')!.match).not.toBe(first);
});
