import { expect, it } from 'vitest';
import { shareRun, singleFlight } from './in-flight.ts';

it('runs once for concurrent calls with one key, and again after the end', async () => {
  const inFlight = new Map<string, Promise<string>>();
  const started: string[] = [];
  const read = (key: string) =>
    shareRun(inFlight, key, async () => {
      started.push(key);
      return `${key} ${started.length}`;
    });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  expect(inFlight.size).toBe(0);
  expect(await read('a')).toBe('a 3');
});

it('passes an error to all who share the run, and starts another one after it', async () => {
  const inFlight = new Map<string, Promise<string>>();
  const fail = () => shareRun(inFlight, 'a', () => Promise.reject(new Error('no answer')));
  const results = await Promise.allSettled([fail(), fail()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shareRun(inFlight, 'a', async () => 'an answer')).toBe('an answer');
});

it('without a key, shares the run in progress with all calls', async () => {
  const started: string[] = [];
  const read = singleFlight(async (from: string) => {
    started.push(from);
    if (started.length === 1) throw new Error('no answer');
    return `${from} ${started.length}`;
  });
  const results = await Promise.allSettled([read('a'), read('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([read('b'), read('c')])).toEqual(['b 2', 'b 2']);
});
