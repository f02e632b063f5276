import { expect, it } from 'vitest';
import { limitRuns, shareRun, singleFlight } from './in-flight.ts';

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
  let started = 0;
  const read = singleFlight(async () => {
    if (++started === 1) throw new Error('no answer');
    return started;
  });
  const results = await Promise.allSettled([read(), read()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

it('limits the runs with one key, and starts the next when one ends, even by an error', async () => {
  const ends = new Map<string, (result: Promise<string>) => void>();
  const limited = limitRuns(2);
  const run = (key: string, name: string) =>
    limited(key, () => new Promise<string>((resolve) => ends.set(name, resolve)));
  const [first, second, third] = [run('a', 'first'), run('a', 'second'), run('a', 'third')];
  const other = run('b', 'other');
  expect([...ends.keys()]).toEqual(['first', 'second', 'other']);
  ends.get('first')!(Promise.reject(new Error('no answer')));
  await expect(first).rejects.toThrow('no answer');
  expect([...ends.keys()]).toEqual(['first', 'second', 'other', 'third']);
  for (const [name, end] of ends) end(Promise.resolve(name));
  expect(await Promise.all([second, third, other])).toEqual(['second', 'third', 'other']);
});
