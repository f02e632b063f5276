import { expect, it } from 'vitest';
import { Documents } from './documents.ts';
import { FilterValues } from './filter-values.ts';
import { Orders } from './orders.ts';
import type { ReadQuestion } from './question.ts';
import { TextIndex } from './text-index.ts';
import { TextMatches } from './text-matches.ts';

const lantern = { name: 'lantern', categories: [], tags: [], description: null, language: null };

function matchesOf(mostBytes: number, read?: ReadQuestion) {
  const documents = new Documents();
  const text = new TextIndex(documents);
  for (let i = 0; i < 50; i++) text.put(documents.add(`s${i}`), lantern);
  const sources = { documents, text, orders: new Orders(documents), values: new FilterValues() };
  const matches = new TextMatches(sources, read, mostBytes);
  return { matches, text };
}

it('keeps a match while no words change', () => {
  const { matches, text } = matchesOf(1_000_000);
  const first = matches.of('Lantern');
  expect(first?.real.count).toBe(50);
  expect(matches.of('lantern')).toBe(first);
  text.put(50, lantern);
  expect(matches.of('lantern')?.real.count).toBe(51);
});

it('drops the match that was used least recently when the results of all take too much room', () => {
  const { matches } = matchesOf(26_000);
  const first = matches.of('lantern');
  const second = matches.of('lante');
  for (const match of [first, second]) expect(match?.real.count).toBe(50);
  expect(matches.of('lantern')).toBe(first);
  for (let i = 0; i < 4; i++) expect(matches.of(`lantern${i}`)?.real.count).toBe(0);
  expect(matches.of('lantern')).toBe(first);
  expect(matches.of('lante')).not.toBe(second);
});

it('keeps apart what a part means and its words alone, in a script without spaces too', () => {
  const anime = { words: ['アニメ'], tags: ['anime'], categories: [], languages: [], weight: 1 } as const;
  const { matches } = matchesOf(1_000_000, () => ({ parts: [anime], writtenIn: [] }));
  const isPlain = (plain?: string[]) => matches.of('アニメゲーム', plain)?.reading.map((part) => part.isPlain);
  expect(isPlain()?.[0]).toBe(false);
  expect(isPlain(['アニメ'])?.[0]).toBe(true);
  expect(isPlain()?.[0]).toBe(false);
});
