// The contents of the globe as numbers, for both painters: points, lines between them, and dust.
import { CATEGORIES } from '#contract/vocabulary.ts';
import type { MapCluster, MapPoints, MapServer } from '#features/serververse/contract.ts';
import { hashOf, seededNumbers } from '#web/kit/stable-random.ts';
import { placeOf, placesOf } from './places.ts';
import { arc, FULL_TURN, type Place, placeAtDistance, type Turn, turned, type Vector, vectorOf } from './sphere.ts';

export interface GlobeScene {
  count: number;
  /** x, y, z of each point on the sphere. */
  positions: Float32Array;
  /** Red, green, blue of each point, 0 to 255. */
  colors: Uint8Array;
  /** CSS pixels at zoom 1. */
  radii: Float32Array;
  /** 1 for points that pulse. */
  pulses: Uint8Array;
  lines: GlobeLine[];
  /** The index of each cluster's hub point. */
  hubs: number[];
  /** Amber decoration around the clusters. */
  dust: Float32Array;
  /** Many small points instead of a few with halos. */
  isDense: boolean;
  /** The side to show first. */
  turn: Turn;
}

interface GlobeLine {
  /** Index of its cluster. */
  cluster: number;
  color: string;
  points: Vector[];
}

const TILT = 0.32;
/** A server pulses above this many members online. */
export const PULSES_ABOVE = 100;
const ARC_STEPS = 8;
const DUST_PER_CLOUD = 110;
const DUST_ANYWHERE = 420;

/** The globe is dark in both themes, so it always uses the colors of the dark theme. */
export function nightColor(category: string): string {
  return CATEGORIES.find(({ name }) => name === category)?.color ?? CATEGORIES.at(-1)!.color;
}

/** 3 to 8 pixels, by the order of magnitude of the member count. */
export function radiusOf(members: number | null): number {
  const magnitude = Math.log10((members ?? 0) + 1);
  return 3 + 5 * Math.min(1, Math.max(0, (magnitude - 1) / 4.5));
}

export function sceneOf(servers: readonly MapServer[], clusters: readonly MapCluster[]): GlobeScene {
  const places = placesOf(servers, clusters);
  const spots = places.map(vectorOf);
  const hubs = clusters.map(({ hubId }) => servers.findIndex(({ id }) => id === hubId));
  const clouds = clusters.map(({ serverIds }, index) => ({ middle: places[hubs[index]!], count: serverIds.length }));
  const placeById = new Map(servers.map(({ id }, index) => [id, spots[index]!]));
  const scene = emptyScene(servers.length, false);
  for (const [index, { category, memberCount, onlineCount }] of servers.entries()) {
    setPoint(scene, index, spots[index]!, nightColor(category), radiusOf(memberCount), onlineCount);
  }
  for (const [cluster, { serverIds, links, category }] of clusters.entries()) {
    for (const [from, to] of links) {
      const ends = [placeById.get(serverIds[from]!), placeById.get(serverIds[to]!)] as const;
      if (!ends[0] || !ends[1]) continue;
      scene.lines.push({ cluster, color: nightColor(category), points: arc(ends[0], ends[1], ARC_STEPS) });
    }
  }
  return { ...scene, hubs, dust: dustAround(clouds), turn: fullestSide(spots) };
}

/** Every server as a small point of its category's color. */
export function denseSceneOf(points: MapPoints): GlobeScene {
  const scene = emptyScene(points.ids.length, true);
  const colors = points.categories.map(nightColor);
  const crowding = Math.min(3.2, Math.max(1.3, Math.log10(scene.count) - 1.5));
  for (let index = 0; index < scene.count; index++) {
    const region = points.regions[points.region[index]!]!;
    const spot = vectorOf(placeOf({ id: points.ids[index]!, region }));
    const radius = radiusOf(points.members[index]!) / crowding;
    setPoint(scene, index, spot, colors[points.category[index]!]!, radius, points.online[index]!);
  }
  return scene;
}

function emptyScene(count: number, isDense: boolean): GlobeScene {
  return {
    count,
    positions: new Float32Array(3 * count),
    colors: new Uint8Array(3 * count),
    radii: new Float32Array(count),
    pulses: new Uint8Array(count),
    lines: [],
    hubs: [],
    dust: new Float32Array(0),
    isDense,
    turn: { yaw: 0, pitch: TILT },
  };
}

function setPoint(
  scene: GlobeScene,
  index: number,
  spot: Vector,
  color: string,
  radius: number,
  online: number | null,
): void {
  scene.positions.set(spot, 3 * index);
  const rgb = Number.parseInt(color.slice(1), 16);
  scene.colors.set([rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff], 3 * index);
  scene.radii[index] = radius;
  scene.pulses[index] = (online ?? 0) > PULSES_ABOVE ? 1 : 0;
}

export function vectorAt({ positions }: GlobeScene, index: number): Vector {
  return [positions[3 * index]!, positions[3 * index + 1]!, positions[3 * index + 2]!];
}

/** How wide the cloud of a cluster is drawn, in degrees: wider the more servers it has, at most 60. */
export function cloudWidth(servers: number): number {
  return Math.min(60, 30 + 4 * servers);
}

/** City lights: dense in the clouds, sparse elsewhere. The same for the same clouds. */
function dustAround(clouds: readonly { middle: Place | undefined; count: number }[]): Float32Array {
  const next = seededNumbers(hashOf(clouds.map(({ middle }) => `${middle?.lat} ${middle?.lon}`).join()));
  const spots: Vector[] = [];
  for (let i = 0; i < DUST_ANYWHERE; i++) {
    spots.push(vectorOf({ lat: (Math.asin(2 * next() - 1) * 180) / Math.PI, lon: 360 * next() }));
  }
  for (const { middle, count } of clouds) {
    for (let i = 0; middle && i < DUST_PER_CLOUD; i++) {
      spots.push(vectorOf(placeAtDistance(middle, (cloudWidth(count) / 2) * Math.sqrt(next()), FULL_TURN * next())));
    }
  }
  return new Float32Array(spots.flat());
}

/** The turn under which most points face the viewer. */
function fullestSide(spots: readonly Vector[]): Turn {
  const turns = Array.from({ length: 24 }, (_, step): Turn => ({ yaw: (FULL_TURN * step) / 24, pitch: TILT }));
  const seen = turns.map((turn) => spots.reduce((sum, spot) => sum + Math.max(0, turned(spot, turn)[2] - 0.2), 0));
  return turns[seen.indexOf(Math.max(...seen))]!;
}
