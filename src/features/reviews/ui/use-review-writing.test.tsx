import { expect, it, vi } from 'vitest';
import { type Api, ApiFailure, unreachable } from '#contract/client.ts';
import { callHook } from '#test/markup.tsx';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { currentToast } from '#web/kit/toast-store.ts';
import { renderingQueries } from '#web/query-client.ts';
import { deleteReview, useReviewWriting } from './use-review-writing.ts';

/** The toast after a write that is refused. */
async function toastAfter(failure: ApiFailure, failed?: string) {
  const { send } = callHook(useReviewWriting);
  await send(() => Promise.reject(failure), 'Done', failed);
  const { title, text } = currentToast()!;
  return [title, text];
}

const gone = new ApiFailure(404, 'Review not found.', 'not_found');

it('says what failed, and that the review is gone', async () => {
  expect(await toastAfter(gone, 'Failed to delete review')).toEqual(['Failed to delete review', 'Review not found.']);
});

it('says of a new review that its server is gone', async () => {
  expect(await toastAfter(gone)).toEqual(['Failed to submit review', 'Server not found.']);
});

it('does not show the message of a failure that users can do nothing about', async () => {
  const failure = new ApiFailure(500, 'Internal Server Error');
  expect(await toastAfter(failure, 'Failed to save reply')).toEqual([
    'Failed to save reply',
    'Please try again later.',
  ]);
});

it.each([[undefined], ['Failed to update review']])(
  'asks for a login when the session has ended (%s)',
  async (failed) => {
    const ended = new ApiFailure(401, 'Not authenticated', 'not_authenticated');
    const [, text] = await toastAfter(ended, failed);
    expect(text).toBe('Please login through Discord first. Visit the Submit page to authenticate.');
  },
);

it('fetches the reviews again after a write without a response, which might have been executed', async () => {
  const queries = renderingQueries();
  queries.setQueryData([SERVERS_KEY], 'before');
  const { send } = callHook(useReviewWriting, { queries });
  await send(() => Promise.reject(unreachable()), 'Done', 'Failed to delete review');
  expect(queries.getQueryState([SERVERS_KEY])?.isInvalidated).toBe(true);
});

it('takes a review as deleted if the response was lost and a second call finds nothing, also of an unlisted server', async () => {
  const answers = vi
    .fn<(...call: unknown[]) => Promise<unknown>>(() => Promise.reject(gone))
    .mockRejectedValueOnce(unreachable());
  await expect(deleteReview(answers as unknown as Api, 'r_1')).resolves.toBeUndefined();
  expect(answers).toHaveBeenCalledTimes(2);
  expect(answers).toHaveBeenLastCalledWith('DELETE /api/v1/reviews/:reviewId', { params: { reviewId: 'r_1' } });
});

it('fails to delete a review that is gone, and without a connection', async () => {
  for (const failure of [gone, unreachable()]) {
    const api = (() => Promise.reject(failure)) as unknown as Api;
    await expect(deleteReview(api, 'r_1')).rejects.toBe(failure);
  }
});
