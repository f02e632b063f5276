import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import MyReview from './my-review.tsx';
import { myReviewQuery } from './review-queries.ts';

function shownTo(suspendedFor: string | null, review: object | null = null, refusal: string | null = null): string {
  const queries = renderingQueries();
  const mine = { review, isHidden: false, removedReason: null, refusal, helpfulIds: [], mayReply: false };
  queries.setQueryData<unknown>(myReviewQuery(noApi, 's_1', 'u_1').queryKey, mine);
  const part = <MyReview serverId="s_1" user={{ id: 'u_1', suspendedFor }} placeholder={null} />;
  return renderMarkup(part, { queries });
}

it('tells a suspended user why they cannot write a review, before they write one', () => {
  expect(shownTo('Spam.')).toMatch(/suspended.*Spam\..*href="\/decisions"/);
  expect(shownTo('Spam.')).not.toContain('<form');
  expect(shownTo(null)).toContain('<form');
});

it('shows a suspended user their review without buttons, and why', () => {
  const review = { id: 'r_1', rating: 4, title: null, content: 'Fine tea.' };
  expect(shownTo('Spam.', review)).toMatch(/Fine tea\..*suspended.*Spam\./);
  expect(shownTo('Spam.', review)).not.toContain('<button');
  expect(shownTo(null, review)).toMatch(/Edit Review.*Delete/);
});

it('says why a review can no longer be edited', () => {
  const review = { id: 'r_1', rating: 4, title: null, content: 'Fine tea.' };
  const html = shownTo(null, review, 'own_server');
  expect(html).toMatch(/Fine tea\..*Delete.*You manage this server, so you can’t review it\./);
  expect(html).not.toContain('Edit Review');
});
