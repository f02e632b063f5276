import { expect, it } from 'vitest';
import { runEach } from './jobs.ts';

it('logs a failed housekeeping step and runs the others', async () => {
  const done: string[] = [];
  const logged: object[] = [];
  const log = { info: (what: object) => void logged.push(what), error: (what: object) => void logged.push(what) };
  const err = new Error('a bad row');
  await runEach(log, {
    first: async () => void done.push('first'),
    broken: async () => {
      throw err;
    },
    last: async () => void done.push('last'),
  });
  expect(done).toEqual(['first', 'last']);
  expect(logged).toEqual([{ err, job: 'housekeeping', step: 'broken' }]);
});
