import { expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { cachedGuildIds } from './bot-guilds.ts';
import type { Priority } from './budget-rules.ts';
import { DiscordError } from './errors.ts';

let now = 0;
const list = vi.fn<(priority: Priority) => Promise<string[]>>();

function setUp() {
  list.mockReset().mockResolvedValue(['1']);
  now = 0;
  const ids = cachedGuildIds(list, () => now);
  return async () => [...((await ids('interactive')) ?? [])];
}

it('requests it once in ten minutes, also for concurrent calls', async () => {
  const ids = setUp();
  expect(await Promise.all([ids(), ids()])).toEqual([['1'], ['1']]);
  list.mockResolvedValue(['1', '2']);
  now = 9 * MINUTE_MS;
  expect(await ids()).toEqual(['1']);
  expect(list).toHaveBeenCalledTimes(1);
  now = 10 * MINUTE_MS;
  expect(await ids()).toEqual(['1', '2']);
});

it('returns the last list while Discord does not answer, and asks again only after half a minute', async () => {
  const ids = setUp();
  await ids();
  list.mockRejectedValue(new DiscordError('unavailable', 'No answer'));
  now = 10 * MINUTE_MS;
  expect(await ids()).toEqual(['1']);
  list.mockResolvedValue(['1', '2']);
  now = 10.4 * MINUTE_MS;
  expect(await ids()).toEqual(['1']);
  now = 10.5 * MINUTE_MS;
  expect(await ids()).toEqual(['1', '2']);
  expect(list).toHaveBeenCalledTimes(3);
});

it('is unknown, not empty, while Discord has not answered', async () => {
  setUp();
  const ids = cachedGuildIds(list, () => now);
  list.mockRejectedValueOnce(new DiscordError('unavailable', 'No answer'));
  expect(await ids('interactive')).toBeUndefined();
  list.mockResolvedValue([]);
  now = MINUTE_MS;
  expect(await ids('interactive')).toEqual(new Set());
});

it('asks for users while it asks, or may not ask, for background work', async () => {
  setUp();
  const ids = cachedGuildIds(
    async (priority) => await list(priority),
    () => now,
  );
  const background = Promise.withResolvers<string[]>();
  list.mockImplementation(async (priority) => (priority === 'background' ? await background.promise : ['1']));
  const waiting = ids('background');
  expect(await ids('interactive')).toEqual(new Set(['1']));
  background.reject(new DiscordError('breaker-open', 'Paused'));
  now = 10 * MINUTE_MS;
  await waiting;
  await ids('background');
  list.mockResolvedValue(['1', '2']);
  expect(await ids('interactive')).toEqual(new Set(['1', '2']));
});

it('tries again after a failure of our own, such as an unavailable database', async () => {
  const ids = setUp();
  list.mockRejectedValueOnce(new DatabaseUnavailable('restarting'));
  await expect(ids()).rejects.toThrow(DatabaseUnavailable);
  expect(await ids()).toEqual(['1']);
});
