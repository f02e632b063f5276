import { expect, it } from 'vitest';
import { Documents } from './documents.ts';
import { FilterValues } from './filter-values.ts';
import { Orders } from './orders.ts';
import type { ReadQuestion } from './question.ts';
import { TextIndex } from './text-index.ts';
import { TextMatches } from './text-matches.ts';

const lantern = { name: 'lantern', categories: [], tags: [], description: null, language: null };

function matchesOf(maxBytes: number, read?: ReadQuestion) {
  const documents = new Documents();
  const text = new TextIndex(documents);
  for (let i = 0; i < 50; i++) text.put(documents.add(`s${i}`), lantern);
  const sources = { documents, text, orders: new Orders(documents), values: new FilterValues() };
  const matches = new TextMatches(sources, read, maxBytes);
  return { matches, text };
}

it('caches a match until a text changes', () => {
  const { matches, text } = matchesOf(1_000_000);
  const first = matches.of('Lantern');
  expect(first?.real.count).toBe(50);
  expect(matches.of('lantern')).toBe(first);
  text.put(50, lantern);
  expect(matches.of('lantern')?.real.count).toBe(51);
});

it('evicts the least recently used match when the cache exceeds its size', () => {
  const { matches } = matchesOf(27_000);
  const first = matches.of('lantern');
  const second = matches.of('lante');
  for (const match of [first, second]) expect(match?.real.count).toBe(50);
  expect(matches.of('lantern')).toBe(first);
  for (let i = 0; i < 4; i++) expect(matches.of(`lantern${i}`)?.real.count).toBe(0);
  expect(matches.of('lantern')).toBe(first);
  expect(matches.of('lante')).not.toBe(second);
});

it('caches a text with and without plain parts separately, also in a script without spaces', () => {
  const anime = { words: ['アニメ'], tags: ['anime'], categories: [], languages: [], weight: 1 } as const;
  const { matches } = matchesOf(1_000_000, () => ({ parts: [anime], writtenIn: [] }));
  const isPlain = (plain?: string[]) => matches.of('アニメゲーム', plain)?.reading.map((part) => part.isPlain);
  expect(isPlain()?.[0]).toBe(false);
  expect(isPlain(['アニメ'])?.[0]).toBe(true);
  expect(isPlain()?.[0]).toBe(false);
});
