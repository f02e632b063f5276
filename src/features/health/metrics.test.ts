import { expect, it } from 'vitest';
import { onlineRatio } from './metrics.ts';

it('no more than all members are online', () => {
  expect(onlineRatio({ at: 0, members: 100, online: 150 })).toBe(100);
  expect(onlineRatio({ at: 0, members: 300, online: 100 })).toBe(33.33);
});
