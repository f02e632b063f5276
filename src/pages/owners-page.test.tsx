import { expect, it } from 'vitest';
import { ownedListQuery } from '#features/owners/ui/owner-queries.ts';
import { visit } from '#test/visit.tsx';
import page from './owners-page.tsx';

const owned = (slug: string, state: string, unlistedBecause: string | null = null) => ({
  id: `s_${slug}`,
  slug,
  name: slug,
  iconUrl: null,
  state,
  unlistedBecause,
});

const visitOfOwner = (servers?: object[]) =>
  visit(page, {
    url: '/owners',
    user: {},
    responses: servers && { 'GET /api/v1/owner/servers': servers },
    fetchMore: ({ api, queries }) => queries.prefetchQuery(ownedListQuery(api)),
  });

it('explains to everybody how to claim a server, and asks visitors to log in to see their own', async () => {
  const { markup, text, head } = await visit(page, { url: '/owners' });
  expect(text).toMatch(/Who can claim a server.*How to claim it.*What you can do then.*How to leave the site/);
  expect(markup).toMatch(
    /visitor-only.*Log in to see the servers you have claimed\..*href="\/api\/auth\/login\?returnTo=%2Fowners".*<noscript>.*Accounts need JavaScript/,
  );
  expect(head).toMatchObject({ title: 'For owners' });
});

it('leads to where a claimed server is managed, or to the decision that rejected it, and says its state', async () => {
  const { markup, text } = await visitOfOwner([
    owned('listed', 'public'),
    owned('expired', 'public', 'invite'),
    owned('waiting', 'pending'),
    owned('gone', 'taken-down'),
    owned('spam', 'rejected'),
  ]);
  expect(text).toMatch(
    /listed.*expiredNot in the lists: no working invite.*waitingPending.*goneTaken down.*spamRejected$/,
  );
  const links = Array.from(markup.matchAll(/href="([^"]*)"[^>]*><bdi>(\w+)/g), ([, href, name]) => [name, href]);
  expect(links).toEqual([
    ['listed', '/server/listed/manage'],
    ['expired', '/server/expired/manage'],
    ['waiting', '/server/waiting/manage'],
    ['gone', '/server/gone/manage'],
    ['spam', '/decisions'],
  ]);
  expect((await visitOfOwner([owned('listed', 'public')])).text).not.toMatch(/Pending|Taken down|Rejected/);
});

it('links a user without claims to their own servers, and offers "Try again" if the list fails to load', async () => {
  expect((await visitOfOwner([])).markup).toMatch(/haven’t claimed any yet\..*href="\/submit"/);
  expect((await visitOfOwner()).text).toMatch(/Failed to load your servers.*Try again/);
});
