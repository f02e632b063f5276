// A community is listed under a harmless name and then renamed at the platform.
import { MINUTE_MS } from '#contract/time.ts';
import type { Attack, Scene } from './attack.ts';
import { atLeast, atMost } from '../rows.ts';
import { type Community, community } from './stand-in.ts';
import { approve, Visitor } from './visitor.ts';

/** A sync calls the platform again only after a minute. */
const SYNC_AGAIN_MS = 2 * MINUTE_MS;

interface Listing {
  slug: string;
  name: string;
  description: string | null;
  iconUrl: string | null;
}

interface Disguise {
  before: Community;
  after: Community;
}

function renamed(name: string, description: string, changes: Partial<Community>): Disguise {
  const before = community(`rename-${name}`, name, description);
  return { before, after: { ...before, ...changes } };
}

async function list({ site }: Scene, { before }: Disguise, address: string): Promise<Listing & { id: string }> {
  const visitor = new Visitor(site.origin, address);
  const { text } = await visitor.done('POST', '/api/v1/servers', { body: { inviteUrl: before.code } });
  const { server } = JSON.parse(text) as { server: { id: string; approved: boolean } };
  if (!server.approved) {
    const moderator = new Visitor(site.origin, '44.9.9.9');
    await moderator.signIn('lamplighter');
    await approve(moderator, server.id);
  }
  return {
    ...(await new Visitor(site.origin, '44.8.8.8').get<Listing>(`/api/v1/servers/${server.id}`)),
    id: server.id,
  };
}

/** The parts of a listing that changed publicly. */
async function publicChanges(
  { site }: Scene,
  { before, after }: Disguise,
  was: Listing & { id: string },
): Promise<string[]> {
  const anybody = new Visitor(site.origin, '44.8.8.8');
  const now = await anybody.get<Listing>(`/api/v1/servers/${was.id}`);
  const page = await anybody.done('GET', `/server/${was.slug}`);
  const changed = (['name', 'description', 'iconUrl'] as const).filter((part) => now[part] !== was[part]);
  const isNewOnPage = after.name !== before.name && page.text.includes(after.name);
  return isNewOnPage ? [...changed, 'page'] : changed;
}

export const renames: Attack = {
  name: 'a listed community takes another name',
  movesClock: true,
  async play(scene) {
    const { site, print } = scene;
    const moderator = new Visitor(site.origin, '44.9.9.9');
    await moderator.signIn('lamplighter');
    await moderator.done('POST', '/api/v1/admin/terms', { body: { term: 'cheap robux' } });
    const icon = await iconOf(scene, scene.slugs[0]!);
    // They have nothing in common, so that only the later change of each can be held.
    const disguises = [
      renamed('Pottery Wheel', 'Clay, glazes and kilns, with a fair each spring.', { name: 'Cheap Robux Here' }),
      renamed('Sourdough Corner', 'We swap starters.', { description: 'Come in for cheap robux, today only.' }),
      renamed('Kite Builders', 'Two lines or four? Plans, sails, wind reports.', { name: 'Hollow Lantern Co-op' }),
      renamed('Beekeeping Basics', 'Ask about hives before winter comes.', { iconHash: icon }),
    ];
    const honest = renamed('Tram Spotters', 'Photographs of rails in old towns.', { name: 'Tram and Train Spotters' });
    const all = [...disguises, honest];
    await site.standIn.addGuilds(all.map(({ before }) => before));
    const listed: (Listing & { id: string })[] = [];
    for (const [i, one] of all.entries()) listed.push(await list(scene, one, `44.1.${i}.1`));
    await site.standIn.addGuilds(all.map(({ after }) => after));
    await site.moveClock(SYNC_AGAIN_MS);
    for (const [i, { id }] of listed.entries()) {
      await new Visitor(site.origin, `44.2.${i}.1`).done('POST', `/api/v1/servers/${id}/sync`);
    }
    const shown: string[][] = [];
    for (const [i, one] of all.entries()) shown.push(await publicChanges(scene, one, listed[i]!));
    for (const [i, { after }] of all.entries()) print(`  ${after.name}: new are ${shown[i]!.join(', ') || 'none'}`);
    return [
      atMost('servers that show unreviewed changes', shown.slice(0, -1).filter((new_) => new_.length).length, 0),
      atLeast('honest new names that are shown', shown.at(-1)!.includes('name') ? 1 : 0, 1),
    ];
  },
};

async function iconOf({ site }: Scene, slug: string): Promise<string> {
  const { iconUrl } = await new Visitor(site.origin, '44.8.8.8').get<Listing>(`/api/v1/servers/${slug}`);
  const hash = /(?:a_)?[0-9a-f]{32}/.exec(iconUrl ?? '')?.[0];
  if (!hash) throw new Error(`${slug} has no icon`);
  return hash;
}
