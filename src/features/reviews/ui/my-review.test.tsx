import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import MyReview from './my-review.tsx';
import { myReviewQuery } from './review-queries.ts';

function shownTo(suspendedFor: string | null): string {
  const queries = renderingQueries();
  const mine = { review: null, isHidden: false, removedReason: null, refusal: null, helpfulIds: [], mayReply: false };
  queries.setQueryData(myReviewQuery(noApi, 's_1', 'u_1').queryKey, mine);
  const part = <MyReview serverId="s_1" user={{ id: 'u_1', suspendedFor }} placeholder={null} />;
  return renderMarkup(part, { queries });
}

it('tells a suspended user why they cannot write a review, before they write one', () => {
  expect(shownTo('Spam.')).toMatch(/suspended.*Spam\..*href="\/decisions"/);
  expect(shownTo('Spam.')).not.toContain('<form');
  expect(shownTo(null)).toContain('<form');
});
