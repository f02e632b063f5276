import { expect, it } from 'vitest';
import { ApiFailure, unreachable } from '#contract/client.ts';
import { responseOf } from './use-api.ts';

const gone = new ApiFailure(404, 'Review not found.', 'not_found');
const conflict = new ApiFailure(409, 'You have already reviewed this server.', 'already_reviewed');

it.each([unreachable(), conflict])('takes a write as done if the server has it (%s)', async (failure) => {
  expect(await responseOf(Promise.reject(failure), () => Promise.resolve(true))).toBeUndefined();
});

it('takes a write as failed if the server does not have it, cannot be asked, or has refused it', async () => {
  const answers = [() => Promise.resolve(false), () => Promise.reject(unreachable())];
  for (const answer of answers) await expect(responseOf(Promise.reject(conflict), answer)).rejects.toBe(conflict);
  await expect(responseOf(Promise.reject(gone), () => Promise.resolve(true))).rejects.toBe(gone);
});
