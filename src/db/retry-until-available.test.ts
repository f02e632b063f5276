import { expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import { retryUntilAvailable } from './retry-until-available.ts';
import { DatabaseRefused, DatabaseUnavailable } from './unavailable.ts';

function options() {
  const said: string[] = [];
  let time = 0;
  return {
    said,
    say: (text: string) => void said.push(text),
    now: () => time,
    pause: async (ms: number) => void (time += ms),
    work: (ms: number) => void (time += ms),
    hint: 'Is the database running?',
  };
}

it('waits for a database that cannot be reached yet, and logs each attempt', async () => {
  const waiting = options();
  let tries = 0;
  const open = async (): Promise<string> => {
    if (++tries < 3)
      throw new DatabaseUnavailable('PostgreSQL cannot be reached (connect ECONNREFUSED 127.0.0.1:5432)');
    return 'open';
  };
  expect(await retryUntilAvailable(open, waiting)).toBe('open');
  expect(waiting.said).toEqual([
    'Waiting for the database (try 1): PostgreSQL cannot be reached (connect ECONNREFUSED 127.0.0.1:5432)',
    'Waiting for the database (try 2): PostgreSQL cannot be reached (connect ECONNREFUSED 127.0.0.1:5432)',
  ]);
});

it('gives up after a minute with a one-line message', async () => {
  const waiting = options();
  const open = async (): Promise<never> => {
    throw new DatabaseUnavailable('it is away');
  };
  await expect(retryUntilAvailable(open, waiting)).rejects.toThrow(
    new DatabaseRefused('Gave up after a minute: it is away. Is the database running?'),
  );
  expect(waiting.now()).toBeGreaterThan(50_000);
  expect(waiting.now()).toBeLessThanOrEqual(60_000);
});

it('waits for a minute from each failure of a step that has worked for longer', async () => {
  const waiting = options();
  let tries = 0;
  const seed = async (): Promise<string> => {
    if (++tries === 4) return 'seeded';
    if (tries % 2 === 1) waiting.work(5 * MINUTE_MS);
    throw new DatabaseUnavailable('the connection broke');
  };
  expect(await retryUntilAvailable(seed, waiting)).toBe('seeded');
  expect(waiting.said).toHaveLength(3);
});

it('counts the minute from the first failure', async () => {
  const waiting = options();
  let tries = 0;
  const start = async (): Promise<string> => {
    if (++tries > 1) return 'started';
    waiting.work(MINUTE_MS);
    throw new DatabaseUnavailable('the connection broke');
  };
  expect(await retryUntilAvailable(start, waiting)).toBe('started');
});

it('does not retry after other errors', async () => {
  const waiting = options();
  const open = async (): Promise<never> => {
    throw new DatabaseRefused('the password is wrong');
  };
  await expect(retryUntilAvailable(open, waiting)).rejects.toThrow('the password is wrong');
  expect(waiting.said).toEqual([]);
});
