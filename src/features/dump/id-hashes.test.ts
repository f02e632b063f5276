import { expect, it } from 'vitest';
import { IdHashes } from './id-hashes.ts';

it('contains exactly the added ids, before and after it was stored', () => {
  const hashes = new IdHashes();
  expect(hashes.has('s_0')).toBe(false);
  for (let i = 0; i < 5000; i++) hashes.add(`s_${i}`);
  const stored = new IdHashes(hashes.toBytes());
  for (const known of [hashes, stored]) {
    expect(known.has('s_0') && known.has('s_4999') && known.has('s_2500')).toBe(true);
    expect(known.has('s_5000') || known.has('')).toBe(false);
  }
  expect(hashes.toBytes().length).toBe(40_000);
  hashes.add('s_5000');
  expect(hashes.has('s_5000')).toBe(true);
});

it('can be empty', () => {
  expect(new IdHashes(new IdHashes().toBytes()).has('s_1')).toBe(false);
});
