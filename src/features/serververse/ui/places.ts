// Where a server is on the globe. Discord publishes no locations: named regions have fixed centers, all other servers
// are placed by their ids. Decorative, but the same on every visit.
import type { Region } from '#contract/vocabulary.ts';
import type { MapCluster, MapServer } from '#features/serververse/contract.ts';
import { hashOf, seededNumbers } from '#web/kit/stable-random.ts';
import { FULL_TURN, type Place, placeAtDistance } from './sphere.ts';

const REGIONS: Readonly<Record<string, Place>> = {
  'North America': { lat: 44, lon: -100 },
  Europe: { lat: 50, lon: 14 },
  Asia: { lat: 36, lon: 98 },
  'South America': { lat: -16, lon: -60 },
  Oceania: { lat: -26, lon: 140 },
  Africa: { lat: 4, lon: 20 },
  International: { lat: 6, lon: -34 },
} satisfies Record<Exclude<Region, 'Global'>, Place>;
/** Maximum distance of a server from the center of its region, in degrees. */
const REGION_SPREAD = 15;

/** For cluster hubs without a region: far enough apart that constellations do not cross, most on one side. */
const SLOTS: readonly Place[] = [-80, -40, 0, 40, 80, 130, 180, -130].flatMap((lon, index) => [
  { lat: index % 2 === 0 ? 34 : 44, lon },
  { lat: index % 2 === 0 ? -18 : -8, lon: lon + 18 },
]);
/** The number of slots tried first. */
const FRONT_SLOTS = 10;
const NEAREST_TO_HUB = 7;
const FARTHEST_FROM_HUB = 17;
/** Successive servers at this angle never line up. */
const GOLDEN_ANGLE = FULL_TURN * 0.382;

/** The place of a server outside a cluster. */
export function placeOf({ id, region }: { id: string; region: string }): Place {
  const next = seededNumbers(hashOf(id));
  const middle = REGIONS[region];
  if (middle) return placeAtDistance(middle, REGION_SPREAD * Math.sqrt(next()), FULL_TURN * next());
  return { lat: (Math.asin(2 * next() - 1) * 180) / Math.PI, lon: 360 * next() - 180 };
}

/** The places of all servers; those of a cluster that have no region gather around its hub. */
export function placesOf(servers: readonly MapServer[], clusters: readonly MapCluster[]): Place[] {
  const byId = new Map(servers.map((server) => [server.id, server]));
  const gathered = new Map<string, Place>();
  const taken = new Set<Place>();
  for (const { hubId, serverIds } of clusters) {
    const hub = byId.get(hubId);
    if (!hub) continue;
    const middle = REGIONS[hub.region] ? placeOf(hub) : freeSlot(hubId, taken);
    for (const [index, id] of serverIds.entries()) {
      const server = byId.get(id);
      if (server) gathered.set(id, REGIONS[server.region] ? placeOf(server) : placeNearHub(middle, index, serverIds));
    }
  }
  return servers.map((server) => gathered.get(server.id) ?? placeOf(server));
}

function freeSlot(id: string, taken: Set<Place>): Place {
  const first = hashOf(id) % FRONT_SLOTS;
  const front = SLOTS.slice(0, FRONT_SLOTS);
  const ordered = [...front.slice(first), ...front.slice(0, first), ...SLOTS.slice(FRONT_SLOTS)];
  const slot = ordered.find((candidate) => !taken.has(candidate)) ?? ordered[0]!;
  taken.add(slot);
  return slot;
}

function placeNearHub(middle: Place, index: number, serverIds: readonly string[]): Place {
  if (index === 0) return middle;
  const next = seededNumbers(hashOf(serverIds[index]!));
  const share = Math.min(1, (index - 1 + next()) / (serverIds.length - 1));
  const distance = NEAREST_TO_HUB + (FARTHEST_FROM_HUB - NEAREST_TO_HUB) * Math.sqrt(share);
  return placeAtDistance(middle, distance, index * GOLDEN_ANGLE + next());
}
