import { expect, it } from 'vitest';
import { memoryCache } from '../../client/src/memory-cache.ts';

it('evicts the least recently used entry at its limit', () => {
  const cache = memoryCache(2);
  const answer = (text: string) => ({ etag: `"${text}"`, text });
  cache.set('/a', answer('a'));
  cache.set('/b', answer('b'));
  cache.get('/a');
  cache.set('/c', answer('c'));
  expect(['/a', '/b', '/c'].map((url) => cache.get(url))).toEqual([answer('a'), undefined, answer('c')]);
});
