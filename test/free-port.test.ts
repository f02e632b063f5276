import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('returns no port twice, even to concurrent callers', async () => {
  const ports = await Promise.all(Array.from({ length: 600 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
});
