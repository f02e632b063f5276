import { afterEach, expect, it, vi } from 'vitest';
import { sessionRetryMs } from './use-user.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a session that could not be read is asked for again soon, then less often', () => {
  vi.stubGlobal('document', { cookie: 'duskrow_hint=1' });
  const delays = [1, 2, 3, 4, 5, 9].map((dataUpdateCount) => sessionRetryMs({ data: null, dataUpdateCount }));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

it('a visitor, a user and a session that is being read are not asked for again', () => {
  vi.stubGlobal('document', { cookie: 'duskrow_hint=1' });
  expect(sessionRetryMs({ data: { id: 'u_1' }, dataUpdateCount: 1 })).toBe(false);
  expect(sessionRetryMs({ data: undefined, dataUpdateCount: 0 })).toBe(false);
  vi.stubGlobal('document', { cookie: '' });
  expect(sessionRetryMs({ data: null, dataUpdateCount: 1 })).toBe(false);
});
