import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { createI18n } from '#web/i18n.ts';
import { currentToast } from '#web/kit/toast-store.ts';
import { renderingQueries } from '#web/query-client.ts';
import { useReviewWriting } from './use-review-writing.ts';

type Send = ReturnType<typeof useReviewWriting>['send'];

/** The toast after a write that is refused. */
async function toastAfter(failure: ApiFailure, failed?: string) {
  const onReady = vi.fn<(send: Send) => void>();
  const Part = () => {
    onReady(useReviewWriting().send);
    return null;
  };
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n('en')}>
      <QueryClientProvider client={renderingQueries()}>
        <Part />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await onReady.mock.lastCall![0](() => Promise.reject(failure), 'Done', failed);
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
