import { expect, it } from 'vitest';
import { disguise } from './disguises.ts';
import { spelling } from './time-zones.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

it('gives a name fifty different disguises, the first of which is the name itself', () => {
  const names = numbers(50).map((number) => disguise('golden dragon casino', number));
  expect(names[0]).toBe('golden dragon casino');
  expect(new Set(names).size).toBe(50);
  expect(disguise('soap', 1)).toBe('ѕoap');
});

it('gives a time zone five thousand spellings that all mean the same zone', () => {
  const zones = numbers(5000).map(spelling);
  expect(new Set(zones).size).toBe(5000);
  const names = [0, 1, 4999].map((number) => new Intl.DateTimeFormat('en', { timeZone: zones[number] }));
  expect(new Set(names.map((format) => format.resolvedOptions().timeZone)).size).toBe(1);
});
