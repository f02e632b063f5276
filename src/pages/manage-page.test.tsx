import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { ownedQuery } from '#features/owners/ui/owner-queries.ts';
import { decisionsQuery } from '#features/moderation/ui/decisions-note.tsx';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { Managed } from './manage-page.tsx';

const server = { id: 's_1', slug: 'tea-house', name: 'Tea House', state: 'public', isVisible: true, owners: 1 };
const lists = { unlistedBecause: null, categories: [], tags: [], longDescription: null, language: null };

async function shownTo(
  suspendedFor: string | null,
  respond: () => Promise<unknown>,
  queries = renderingQueries(),
): Promise<string> {
  const api = respond as unknown as Api;
  await queries.prefetchQuery(ownedQuery(api, 'tea-house'));
  return renderMarkup(<Managed identifier="tea-house" suspendedFor={suspendedFor} />, { api, queries });
}

it('tells a suspended owner why, and offers nothing that would be refused', async () => {
  const owned = async () => ({ ...server, ...lists });
  expect(await shownTo(null, owned)).toMatch(/Reply to reviews.*Edit page.*Alert webhook.*Danger zone/);
  const page = await shownTo('Spam.', owned);
  expect(page).toMatch(/suspended.*Spam\..*href="\/decisions".*Manage <bdi>Tea House/);
  expect(page).not.toMatch(/<form|<button|Reply to reviews|Alert webhook|Danger zone/);
});

it('tells a suspended user why they cannot claim the server, instead of offering it', async () => {
  const unclaimed = () => Promise.reject(new ApiFailure(403, 'Forbidden', 'claim_needed'));
  expect(await shownTo(null, unclaimed)).toMatch(/<button.*Claim this server/);
  const page = await shownTo('Spam.', unclaimed);
  expect(page).toMatch(/suspended.*Spam\..*href="\/decisions".*<h1[^>]*>Manage a server</);
  expect(page).not.toMatch(/<button|Claim/);
});

it('says which change waits for a moderator or was refused by one, and why', async () => {
  const held = (name: string, isRefused: boolean) => async () => ({
    ...server,
    ...lists,
    heldChange: { name, isRefused, heldReason: 'Casino is blocked.', heldBecause: null },
  });
  expect(await shownTo(null, held('Tea Casino', false))).toMatch(
    /new name <bdi>Tea Casino<\/bdi> is waiting.*<bdi>Casino is blocked\./,
  );
  expect(await shownTo(null, held(server.name, false))).toMatch(
    /new description or icon is waiting.*<bdi>Casino is blocked\./,
  );
  const refused = await shownTo(null, held('Tea Casino', true));
  expect(refused).toMatch(/did not accept the new name <bdi>Tea Casino<\/bdi>.*Why it was.*<bdi>Casino is blocked\./);
  expect(refused).not.toContain('is waiting');
  expect(await shownTo(null, held(server.name, true))).toMatch(/did not accept the new description or icon/);
});

it('offers badges and cards only of a listed server', async () => {
  const owned = { ...server, ...lists };
  expect(await shownTo(null, async () => owned)).toContain('Badges and cards');
  expect(await shownTo(null, async () => ({ ...owned, unlistedBecause: 'invite' }))).not.toContain('Badges and cards');
});

it('leads to the page of a pending server only who submitted it, and asks for no alerts yet', async () => {
  const pending = { ...server, ...lists, state: 'pending' };
  expect(await shownTo(null, async () => pending)).toMatch(/Reply to reviews.*href="\/server\/tea-house"/);
  const page = await shownTo(null, async () => ({ ...pending, isVisible: false }));
  expect(page).not.toMatch(/href="\/server\/tea-house["#]/);
  expect(page).not.toContain('Alerts');
});

it('offers an appeal against the rejection of a server only to people who have a decision to appeal', async () => {
  const rejected = () => Promise.reject(new ApiFailure(403, 'It is spam.', 'guild_refused'));
  expect(await shownTo(null, rejected)).not.toContain('href="/decisions"');
  const queries = renderingQueries();
  queries.setQueryData<unknown>(decisionsQuery(noApi).queryKey, [{ isLifted: false }]);
  expect(await shownTo(null, rejected, queries)).toMatch(/href="\/decisions".*See why and appeal.*It is spam\./);
});
