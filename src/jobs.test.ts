import { expect, it } from 'vitest';
import { runEach } from './jobs.ts';

it('a step of the housekeeping that fails is logged and keeps none of the others from running', async () => {
  const done: string[] = [];
  const logged: object[] = [];
  const log = { info: (what: object) => void logged.push(what), error: (what: object) => void logged.push(what) };
  const err = new Error('a row is odd');
  await runEach(log, {
    first: async () => void done.push('first'),
    odd: async () => {
      throw err;
    },
    last: async () => void done.push('last'),
  });
  expect(done).toEqual(['first', 'last']);
  expect(logged).toEqual([{ err, job: 'housekeeping', step: 'odd' }]);
});
