import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { callHook } from '#test/markup.tsx';
import { currentToast } from '#web/kit/toast-store.ts';
import { useReviewWriting } from './use-review-writing.ts';

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
