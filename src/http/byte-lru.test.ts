import { expect, it } from 'vitest';
import { ByteLru } from './byte-lru.ts';

const kept = (lru: ByteLru<string>) => ['a', 'b', 'c'].filter((key) => lru.get(key) !== undefined);

it('lets the least recently used go when the bytes are over the bound', () => {
  const lru = new ByteLru<string>(10, (text) => text.length);
  lru.set('a', 'aaaa');
  lru.set('b', 'bbbb');
  lru.get('a');
  lru.set('c', 'cccc');
  expect(kept(lru)).toEqual(['a', 'c']);
});

it('counts what took the place of another once, and keeps nothing that is larger than all the room', () => {
  const lru = new ByteLru<string>(10, (text) => text.length);
  lru.set('a', 'aaaa');
  lru.set('a', 'aaaaa');
  lru.set('b', 'bbbbb');
  expect(kept(lru)).toEqual(['a', 'b']);
  lru.set('c', 'c'.repeat(11));
  expect(kept(lru)).toEqual(['b']);
});
