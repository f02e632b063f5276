import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import { ManageRefused } from './manage-refused.tsx';

function refused(code: string, queries = renderingQueries()): string {
  const error = new ApiFailure(403, 'The reason.', code);
  return renderMarkup(<ManageRefused identifier="tea" error={error} canClaim onRetry={() => undefined} />, { queries });
}

it('says why a server is not listed and who can appeal, without offering it to others', () => {
  expect(refused('guild_refused')).toMatch(/The reason\..*people who have claimed its page can appeal/);
  expect(refused('guild_refused')).not.toContain('href="/decisions"');
});

it('names the server to claim as far as it is known', () => {
  const queries = renderingQueries();
  expect(refused('claim_needed', queries)).toMatch(/<h1[^>]*>Claim this server<\/h1>/);
  queries.setQueryData(serverQuery(noApi, 'tea').queryKey, { name: 'Tea House' } as never);
  expect(refused('claim_needed', queries)).toMatch(/<h1[^>]*>Claim Tea House<\/h1>/);
});
