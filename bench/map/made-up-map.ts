// Invented maps of any size, by the product's own rules.
import { Random } from '#catalog/testing/random.ts';
import { CATEGORIES } from '#contract/vocabulary.ts';
import type { MapPoints, SerververseMap } from '#features/serververse/contract.ts';
import { healthEstimate } from '#features/serververse/serververse.ts';
import { mapOf } from '#features/serververse/serververse.ts';

const SEED = 20_260_701;
const names = CATEGORIES.map(({ name }) => name);

interface MadeUp {
  id: string;
  category: string;
  memberCount: number;
  onlineCount: number;
}

/** Each doubling of the members halves the number of servers; the largest first. */
function madeUp(count: number): MadeUp[] {
  const random = new Random(SEED);
  const servers = Array.from({ length: count }, (_, number) => {
    const memberCount = Math.min(1_500_000, Math.floor(20 * random.next() ** -1.1));
    const onlineCount = Math.floor(memberCount * (0.02 + 0.4 * random.next() ** 2));
    return { id: `s_${number.toString(16).padStart(20, '0')}`, category: random.pick(names), memberCount, onlineCount };
  });
  return servers.sort((a, b) => b.memberCount - a.memberCount);
}

/** The first view: servers with their clusters. */
export function madeUpMap(count: number): SerververseMap {
  const cards = madeUp(count).map(({ id, category, memberCount, onlineCount }) => ({
    id,
    slug: id,
    name: id,
    iconUrl: null,
    categories: [category],
    region: 'Global',
    memberCount,
    onlineCount,
    lastSyncedAt: null,
    inviteState: 'live' as const,
  }));
  return mapOf(cards, new Map(), count);
}

/** All servers as columns. */
export function madeUpPoints(count: number): MapPoints {
  const servers = madeUp(count);
  const ids = servers.map(({ id }) => id);
  return {
    total: count,
    categories: names,
    regions: ['Global'],
    ids,
    slugs: ids,
    names: ids,
    category: servers.map(({ category }) => names.findIndex((name) => name === category)),
    region: ids.map(() => 0),
    members: servers.map(({ memberCount }) => memberCount),
    online: servers.map(({ onlineCount }) => onlineCount),
    health: servers.map(({ memberCount, onlineCount }) => healthEstimate(memberCount, onlineCount)),
    estimates: servers.map((_, row) => row),
  };
}
