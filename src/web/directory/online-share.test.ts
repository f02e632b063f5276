import { describe, expect, it } from 'vitest';
import { percentText } from '#contract/short-forms.ts';
import { litWindows, onlinePercent, shareText } from './online-share.ts';

describe('onlinePercent', () => {
  it.each([
    [1000, 250, 25],
    [1000, 0, 0],
    [100, 140, 100],
    [2000, 1999, 99.9],
    [100, 100, 100],
    [0, 0, null],
    [null, 12, null],
    [500, null, null],
  ])('%s members, %s online: %s', (members, online, expected) => {
    expect(onlinePercent(members, online)).toBe(expected);
  });
});

it.each([
  [0, '0.0%'],
  [0.0001, '<0.1%'],
  [0.05, '0.1%'],
  [5.84, '5.8%'],
])('%s percent reads %s', (share, text) => {
  expect(shareText(share, percentText)).toBe(text);
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
