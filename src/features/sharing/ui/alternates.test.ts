import { expect, it } from 'vitest';
import { categorySubject } from '#contract/share-urls.ts';
import type { Server } from '#features/listings/contract.ts';
import { feedAlternates, sharedHead } from './alternates.ts';

const SITE = 'https://duskrow.example';
const server = {
  slug: 'a',
  name: 'A',
  approved: true,
  ageRestricted: false,
  inviteState: 'live',
} as Partial<Server> as Server;

it('returns a picture and oEmbed links for a listed server', () => {
  const { image, alternates } = sharedHead(SITE, server, 'A: 7 members');
  expect(image).toEqual({ url: `${SITE}/server/a/share.png`, alt: 'A: 7 members' });
  expect(alternates?.map(({ type, href }) => [type, href])).toEqual([
    ['application/json+oembed', `${SITE}/oembed?url=https%3A%2F%2Fduskrow.example%2Fserver%2Fa&format=json`],
    ['text/xml+oembed', `${SITE}/oembed?url=https%3A%2F%2Fduskrow.example%2Fserver%2Fa&format=xml`],
  ]);
});

it.each([{ approved: false }, { ageRestricted: true }, { inviteState: 'expired' }, { inviteState: 'quarantined' }])(
  'returns neither for a server that is not listed: %o',
  (change) => {
    expect(sharedHead(SITE, { ...server, ...change } as Server, '')).toEqual({});
  },
);

it('returns the feeds of all servers or of a category', () => {
  expect(feedAlternates(SITE).map(({ href }) => href)).toEqual([
    `${SITE}/feeds/new.atom`,
    `${SITE}/feeds/trending.atom`,
  ]);
  expect(feedAlternates(SITE, categorySubject('Gaming'))[0]).toEqual({
    type: 'application/atom+xml',
    title: 'New Gaming Discord servers · Duskrow',
    href: `${SITE}/feeds/category/gaming/new.atom`,
  });
});

it('returns the feeds of a tag', () => {
  const [feed] = feedAlternates(SITE, { kind: 'tag', name: 'Pixel Art', slug: 'pixel-art' });
  expect(feed).toMatchObject({
    title: 'New Discord servers tagged Pixel Art · Duskrow',
    href: `${SITE}/feeds/tag/pixel-art/new.atom`,
  });
});
