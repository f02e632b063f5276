import { expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { cachedGuildIds } from './bot-guilds.ts';
import { DiscordError } from './errors.ts';

const MINUTE_MS = 60_000;
let now = 0;
const list = vi.fn<() => Promise<string[]>>();

function keep() {
  list.mockReset().mockResolvedValue(['1']);
  now = 0;
  const ids = cachedGuildIds(list, () => now);
  return async () => [...(await ids('person'))];
}

it('asks once in ten minutes, however many ask at once', async () => {
  const ids = keep();
  expect(await Promise.all([ids(), ids()])).toEqual([['1'], ['1']]);
  list.mockResolvedValue(['1', '2']);
  now = 9 * MINUTE_MS;
  expect(await ids()).toEqual(['1']);
  expect(list).toHaveBeenCalledTimes(1);
  now = 10 * MINUTE_MS;
  expect(await ids()).toEqual(['1', '2']);
});

it('gives the last list while the platform does not answer, and does not ask at once again', async () => {
  const ids = keep();
  await ids();
  list.mockRejectedValue(new DiscordError('unavailable', 'No answer'));
  now = 10 * MINUTE_MS;
  expect(await ids()).toEqual(['1']);
  now = 11 * MINUTE_MS;
  expect(await ids()).toEqual(['1']);
  expect(list).toHaveBeenCalledTimes(2);
});

it('asks again after a failure of our own, as when the database is away', async () => {
  const ids = keep();
  list.mockRejectedValueOnce(new DatabaseUnavailable('restarting'));
  await expect(ids()).rejects.toThrow(DatabaseUnavailable);
  expect(await ids()).toEqual(['1']);
});
