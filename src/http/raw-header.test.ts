import { expect, it } from 'vitest';
import { rawHeader } from './raw-header.ts';

it('finds a header in any case, joins what came several times, and knows what did not come', () => {
  const request = { rawHeaders: ['Host', 'a', 'IF-None-Match', '"1"', 'X-None-Match', 'no', 'if-none-match', '"2"'] };
  expect(rawHeader(request, 'host')).toBe('a');
  expect(rawHeader(request, 'if-none-match')).toBe('"1", "2"');
  expect(rawHeader(request, 'accept-encoding')).toBeUndefined();
});
