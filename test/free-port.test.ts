import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives no port twice, also to those who ask at once', async () => {
  const ports = await Promise.all(Array.from({ length: 600 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
});
