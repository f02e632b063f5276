// A user favorites and hides two servers; then one is blocked by a moderator and the other taken down by its owner. Checks which facts
// about them the user can still read.
import { api } from '#contract/api.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { type Attack, atMost, type Scene } from './attack.ts';
import { community } from './stand-in.ts';
import { Visitor } from './visitor.ts';

/** Owned by Moss Keeper. */
const OWNED = 'rescue-greyhound-sofa';
const BLOCKED = community('taken-down', 'Zephyrine Quillworks', 'Where quillwrights of the zephyr coast meet.');
const PAGES = ['/', '/profile', '/servers', '/for-you', '/dashboard'];

interface Listing {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  iconUrl: string | null;
}

async function favorAndHide(user: Visitor, slug: string): Promise<Listing> {
  const listing = await user.get<Listing>(`/api/v1/servers/${slug}`);
  await user.done('POST', '/api/v1/user-activity', { body: { action: 'server_favorite', serverId: listing.id } });
  await user.done('POST', '/api/v1/user-activity', { body: { action: 'server_view', serverId: listing.id } });
  await user.done('PUT', `/api/v1/hidden/${listing.id}`);
  return listing;
}

async function takeDown({ site }: Scene, blocked: Listing): Promise<void> {
  const moderator = new Visitor(site.origin, '48.1.1.1');
  await moderator.signIn('lamplighter');
  await moderator.done('POST', `/api/v1/admin/servers/${blocked.id}/block`, { body: { reason: 'Doxxing.' } });
  const owner = new Visitor(site.origin, '48.2.2.2');
  await owner.signIn('moss.keeper');
  await owner.done('POST', `/api/v1/servers/${OWNED}/claim`);
  await owner.done('POST', `/api/v1/servers/${OWNED}/take-down`);
}

/** Every URL of the site that could contain facts about a listing. */
function urlsOf(listing: Listing): string[] {
  const isAsked = ({ method, url }: EndpointShape): boolean =>
    method === 'GET' && !url.includes('/auth/discord') && !url.includes('login') && !url.includes('callback');
  const calls = Object.values(api)
    .filter((endpoint) => isAsked(endpoint) && !endpoint.url.startsWith('/api/v1/dump'))
    .map(({ url }) => url.replace(':slug', listing.slug).replace(/:\w+/g, listing.id));
  const queries = [`/api/v1/servers?search=${encodeURIComponent(listing.name)}`, `/oembed?url=/server/${listing.slug}`];
  return [...new Set([...calls, ...queries, ...PAGES, `/server/${listing.slug}`, `/embed/${listing.slug}`])];
}

/** The URLs that contain facts about the listing, with the kinds of facts. */
async function leaksOf(user: Visitor, listing: Listing): Promise<string[]> {
  const icon = /[0-9a-f]{32}/.exec(listing.iconUrl ?? '')?.[0];
  const facts = Object.entries({ name: listing.name, description: listing.description, icon });
  const leaks: string[] = [];
  for (const url of urlsOf(listing)) {
    const { text } = await user.ask('GET', url);
    // A page of search results contains the search itself.
    const found = facts.filter(([what, fact]) => fact && text.includes(fact) && !(what === 'name' && isSearch(url)));
    if (found.length > 0) leaks.push(`${url} (${found.map(([what]) => what).join(', ')})`);
  }
  return leaks;
}

function isSearch(url: string): boolean {
  return url.includes('search=');
}

export const delisted: Attack = {
  name: 'reading about delisted servers',
  async play(scene) {
    const { site, print } = scene;
    await site.standIn.addGuilds([BLOCKED]);
    const submitted = await new Visitor(site.origin, '48.3.3.3').done('POST', '/api/v1/servers', {
      body: { inviteUrl: BLOCKED.code },
    });
    const { server } = JSON.parse(submitted.text) as { server: { slug: string } };
    const user = new Visitor(site.origin, '48.4.4.4');
    await user.signIn('fresh.paint');
    const listings = [await favorAndHide(user, server.slug), await favorAndHide(user, OWNED)];
    await takeDown(scene, listings[0]!);
    const leaks: string[] = [];
    for (const listing of listings) leaks.push(...(await leaksOf(user, listing)));
    for (const where of leaks) print(`  told at ${where}`);
    return [atMost('answers that reveal delisted servers', leaks.length, 0)];
  },
};
