import { afterEach, expect, it, vi } from 'vitest';
import { type Api, unreachable } from '#contract/client.ts';
import { fakePage } from '#test/fake-page.ts';
import { callHook, noApi } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import * as hydration from '#web/kit/hydration.tsx';
import { currentToast } from '#web/kit/toast-store.ts';
import { writeDraft } from '#web/session/drafts.ts';
import { userQuery } from '#web/session/use-user.ts';
import { reviewSubject, useReviewEditing } from './use-review-writing.ts';
import { useReviewForm } from './use-review-form.ts';

const saved = { id: 'r_1', rating: 4, title: 'Old title', content: 'Old text' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function storeDraft(fields: Record<string, string>): void {
  fakePage();
  writeDraft({ accountId: 'u_1', subject: reviewSubject('s_1') }, fields);
}

function userKnown(api: Api) {
  vi.spyOn(hydration, 'useHydrated').mockReturnValue(true);
  const queries = renderingQueries();
  queries.setQueryData<unknown>(userQuery(api).queryKey, { id: 'u_1' });
  return { api, queries };
}

/** Saves a draft of the review; resolves to the bodies of the writes. */
async function bodiesOf(fields: Record<string, string>, api: (call: string) => Promise<unknown>): Promise<unknown[]> {
  storeDraft(fields);
  const send = vi.fn<(call: string, input: { body?: object }) => Promise<unknown>>(api);
  const surroundings = userKnown(send as unknown as Api);
  const onDone = vi.fn<() => void>();
  await callHook(() => useReviewForm({ serverId: 's_1', saved, onDone }), surroundings).save();
  expect(onDone).toHaveBeenCalledOnce();
  return send.mock.calls.flatMap(([, { body }]) => (body ? [JSON.parse(JSON.stringify(body))] : []));
}

it('sends only what was changed: the rest might have been edited in another tab', async () => {
  const answer = async () => ({ unlocked: [] });
  expect(await bodiesOf({ content: 'New text' }, answer)).toEqual([{ serverId: 's_1', reviewText: 'New text' }]);
  expect(await bodiesOf({ rating: '5', title: '' }, answer)).toEqual([{ serverId: 's_1', rating: 5, title: '' }]);
});

it('closes the form of a review that was not changed, which might be deleted by now, without a message', async () => {
  const before = currentToast();
  expect(await bodiesOf({}, () => Promise.reject(unreachable()))).toEqual([]);
  expect(currentToast()).toBe(before);
});

it('takes an edit without a response as done if the server has what was changed, cleaned', async () => {
  const review = { ...saved, rating: 2, content: 'New\n\ntext' };
  const answer = async (call: string) => (call.startsWith('PATCH') ? await Promise.reject(unreachable()) : { review });
  expect(await bodiesOf({ content: 'New\n\n\ntext ' }, answer)).toHaveLength(1);
});

it('does not open the form for a draft that is the saved text before it was cleaned', () => {
  const isEditing = () =>
    callHook(() => useReviewEditing('s_1', { ...saved, content: 'One\n\ntwo' }), userKnown(noApi)).isEditing;
  storeDraft({ content: 'One\n\n\nthree ' });
  expect(isEditing()).toBe(true);
  storeDraft({ content: 'One\n\n\ntwo ' });
  expect(isEditing()).toBe(false);
});
