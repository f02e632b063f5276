// A user favorites and hides two servers; then one is blocked by a moderator and the other taken down by its owner.
// Checks which facts about them the user can still read, at all addresses that showed them before.
import { api } from '#contract/api.ts';
import type { Output } from '#contract/client.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { looks } from '../../test/looks/pages.ts';
import type { Attack, Scene } from './attack.ts';
import { atLeast, atMost } from '../rows.ts';
import { community } from './stand-in.ts';
import { Visitor } from './visitor.ts';

/** Managed by Moss Keeper. */
const OWNED = 'mycelium-post';
const BLOCKED = community('taken-down', 'Zephyrine Quillworks', 'Where quillwrights of the zephyr coast meet.');
/** Of the addresses, how many show either server while it is listed: others would prove nothing afterwards. */
const MIN_SHOWN = 20;

type Listing = Output<'GET /api/v1/servers/:identifier'>;

async function favor(user: Visitor, slug: string): Promise<Listing> {
  const listing = await user.get<Listing>(`/api/v1/servers/${slug}`);
  await user.done('POST', '/api/v1/user-activity', { body: { action: 'server_favorite', serverId: listing.id } });
  await user.done('POST', '/api/v1/user-activity', { body: { action: 'server_view', serverId: listing.id } });
  return listing;
}

/** Resolves to the owner. */
async function takeDown({ site }: Scene, blocked: Listing): Promise<Visitor> {
  const moderator = new Visitor(site.origin, '48.1.1.1');
  await moderator.signIn('lamplighter');
  await moderator.done('POST', `/api/v1/admin/servers/${blocked.id}/block`, { body: { reason: 'Doxxing.' } });
  const owner = new Visitor(site.origin, '48.2.2.2');
  await owner.signIn('moss.keeper');
  await owner.done('POST', `/api/v1/servers/${OWNED}/claim`);
  await owner.done('POST', `/api/v1/servers/${OWNED}/take-down`);
  return owner;
}

/** Every address of the site at which facts about a listing could be read. */
function addressesOf(origin: string, { id, slug, name, categories, tags, language, inviteCode }: Listing): string[] {
  const search = `search=${name.split(' ')[0]}`;
  const fill = (url: string): string =>
    url
      .replace(':inviteCode', inviteCode ?? 'none')
      .replace(/:(?:categoryName|name)/, (categories[0] ?? 'none').toLowerCase())
      .replace(':tag', tags[0] ?? 'none')
      .replace(':code', language ?? 'en')
      .replace(/:(?:slug|identifier)/, slug)
      .replace(/:[a-z]\w*/gi, id);
  const isRead = ({ method, url }: EndpointShape): boolean =>
    method === 'GET' && !/\/(?:discord$|login$|callback$)/.test(url) && !url.startsWith('/api/v1/dump');
  const calls = Object.values<EndpointShape>(api)
    .filter(isRead)
    .map(({ url }) => fill(url));
  const pages = Object.entries(looks).map(([route, { path }]) => (route.includes(':') ? fill(route) : path));
  const further = [
    ...['/servers', '/random', '/api/v1/servers', '/api/v1/random', '/api/v1/suggestions'].map(
      (url) => `${url}?${search}`,
    ),
    `/compare?s=${slug}&s=oadro`,
    `/health?server=${slug}`,
    `/oembed?url=${origin}/server/${slug}`,
    `/embed/${slug}`,
    `/badge/${slug}/members.svg`,
    '/feeds/new.atom',
    '/sitemap-1.xml',
  ];
  return [...new Set([...calls, ...pages, ...further])];
}

/** The addresses at which facts about the listing can be read, with the kinds of facts. */
async function revealing(user: Visitor, listing: Listing): Promise<Map<string, string>> {
  const icon = /[0-9a-f]{32}/.exec(listing.iconUrl ?? '')?.[0];
  const facts = Object.entries({ name: listing.name, description: listing.description, icon, slug: listing.slug });
  const found = new Map<string, string>();
  for (const address of addressesOf(user.origin, listing)) {
    const { text, location } = await user.ask('GET', address);
    // An answer may repeat what it was asked for.
    const kinds = facts.filter(([, fact]) => fact && !address.includes(fact) && `${location} ${text}`.includes(fact));
    if (kinds.length > 0) found.set(address, kinds.map(([kind]) => kind).join(', '));
  }
  return found;
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
    const listings = [await favor(user, server.slug), await favor(user, OWNED)];
    const before = await Promise.all(listings.map((listing) => revealing(user, listing)));
    for (const { id } of listings) await user.done('PUT', `/api/v1/hidden/${id}`);
    const owner = await takeDown(scene, listings[0]!);
    const after = await Promise.all(listings.map((listing) => revealing(user, listing)));
    // Everybody else, who is measured during the attacks, visits it.
    await owner.done('POST', `/api/v1/servers/${OWNED}/put-back`);
    for (const [where, kinds] of after.flatMap((one) => [...one])) print(`  revealed at ${where} (${kinds})`);
    print(`  ${before.map(({ size }) => size).join(' and ')} addresses showed them before`);
    return [
      atLeast(
        'addresses that show a server while it is listed',
        Math.min(...before.map(({ size }) => size)),
        MIN_SHOWN,
      ),
      atMost(
        'answers that reveal delisted servers',
        after.reduce((sum, { size }) => sum + size, 0),
        0,
      ),
    ];
  },
};
