import { expect, it } from 'vitest';
import { ApiFailure, unreachable } from '#contract/client.ts';
import { replaceLost, responseOf } from './lost-response.ts';

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

it('sends a write on top of the lost attempt that it conflicts with', async () => {
  const changed = new ApiFailure(409, 'Another manager of the server has changed this reply.', 'reply_conflict');
  const sendOn = (accepted: string) => async (attempt: string) =>
    attempt === accepted ? `${attempt} and more` : Promise.reject(changed);
  expect(await replaceLost(Promise.reject(changed), ['first', 'second'], sendOn('second'))).toBe('second and more');
  await expect(replaceLost(Promise.reject(changed), ['first'], sendOn('second'))).rejects.toBe(changed);
  await expect(replaceLost(Promise.reject(changed), ['first'], async () => undefined)).rejects.toBe(changed);
  await expect(replaceLost(Promise.reject(conflict), ['first'], sendOn('first'))).rejects.toBe(conflict);
  await expect(replaceLost(Promise.reject(changed), ['first'], () => Promise.reject(gone))).rejects.toBe(gone);
});
