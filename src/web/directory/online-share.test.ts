import { describe, expect, it } from 'vitest';
import { litWindows, onlinePercent } from './online-share.ts';

describe('onlinePercent', () => {
  it.each([
    [1000, 250, 25],
    [1000, 0, 0],
    [100, 140, 100],
    [0, 0, null],
    [null, 12, null],
    [500, null, null],
  ])('%s members, %s online: %s', (members, online, expected) => {
    expect(onlinePercent(members, online)).toBe(expected);
  });
});

describe('litWindows', () => {
  it.each([
    [0, 0],
    [0.1, 1],
    [4.4, 1],
    [4.6, 2],
    [12.7, 4],
    [21.5, 7],
    [25, 8],
    [100, 10],
  ])('%s percent lights %s', (percent, expected) => {
    expect(litWindows(percent)).toBe(expected);
  });
});
