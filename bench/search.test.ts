// Tests the bench itself, with made-up questions over invented communities.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { run } from './search.ts';

const COMMUNITIES = {
  borrowbuddies: 'Borrow Checker Buddies',
  pixelloom: 'Pixel Loom',
  onegoodthing: 'One Good Thing',
  tidewatch: 'Tidewatch Cartographers',
};
type Code = keyof typeof COMMUNITIES;

const judged = (query: string, kind: string, grades: Partial<Record<Code, number>>): string => {
  const found = Object.entries(grades) as [Code, number][];
  const rows = found.map(([code, grade]) => ({ name: COMMUNITIES[code], inviteCode: code, grade }));
  return JSON.stringify({ query, kind, grades: rows });
};
const QUESTIONS = [
  judged('Pixel Loom', 'exact', { pixelloom: 3 }),
  judged('cartographers', 'partial', { tidewatch: 3 }),
  judged('borow checker', 'misspelt', { borrowbuddies: 3 }),
  judged('rust', 'topic', { borrowbuddies: 3 }),
  judged('fantasy maps', 'qualified', { tidewatch: 3 }),
  judged('submarine racing', 'nonsense', {}),
  judged('pixel submarines', 'nonsense', {}),
];

it('scores the product and the library, and prints its usage without questions', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-bench-'));
  const questions = path.join(folder, 'questions.jsonl');
  const communities = path.join(folder, 'communities.jsonl');
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  try {
    const rows = Object.entries(COMMUNITIES).map(([inviteCode, name]) => JSON.stringify({ name, inviteCode }));
    writeFileSync(questions, QUESTIONS.join('\n'));
    writeFileSync(communities, rows.join('\n'));
    const measured = await run({ json: false, print, questions, communities, only: 'all' });
    const figures = Object.fromEntries(measured.map(({ name, value }) => [name, value]));
    expect(figures).toMatchObject({
      'MRR of known items, all': 1,
      'nDCG@10 of names and parts of names, all': 1,
      'nDCG@10 of MiniSearch, all': expect.any(Number),
      'without an answer, answered in full, all': 0,
      'without an answer, answered in part, all': 1 / 2,
      'without an answer, answered in full by MiniSearch, all': 0,
    });
    expect(figures['nDCG@10 of MiniSearch, all']).toBeGreaterThan(0.5);
    expect(lines.some((line) => /^all: topic +1 questions +nDCG 1.000/.test(line))).toBe(true);

    expect(await run({ json: false, print })).toEqual([]);
    expect(lines.at(-1)).toContain('--questions FILE');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
