import { expect, it } from 'vitest';
import { fileSize } from './file-facts.tsx';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [812, '812 bytes'],
  [1000, '1 kB'],
  [42_400, '42 kB'],
  [1_340_000, '1.3 MB'],
  [150_000_000, '150 MB'],
  [2_500_000_000_000, '2,500 GB'],
])('%i', (bytes, text) => expect(fileSize(bytes, 'en-US')).toBe(text));
