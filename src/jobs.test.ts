import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { repeated } from './jobs.ts';

const log = pino({ level: 'silent' });

it('runs turns once what they wait for is there, until it is stopped', async () => {
  const { promise: after, resolve } = Promise.withResolvers<boolean>();
  const turn = vi.fn<() => Promise<number>>(async () => 0);
  const job = repeated('a', turn, { after, log });
  expect(turn).not.toHaveBeenCalled();
  resolve(true);
  await vi.waitFor(() => expect(turn.mock.calls.length).toBeGreaterThan(2));
  await job.stop();
  const { length } = turn.mock.calls;
  await new Promise(setImmediate);
  expect(turn).toHaveBeenCalledTimes(length);
});

it('runs none in a process that stops before it read everything', async () => {
  const turn = vi.fn<() => Promise<number>>(async () => 0);
  const job = repeated('a', turn, { after: Promise.resolve(false), log });
  await new Promise(setImmediate);
  await job.stop();
  expect(turn).not.toHaveBeenCalled();
});
