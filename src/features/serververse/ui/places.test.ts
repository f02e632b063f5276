import { describe, expect, it } from 'vitest';
import type { MapCluster, MapServer } from '#features/serververse/contract.ts';
import { placeOf, placesOf } from './places.ts';
import { vectorOf } from './sphere.ts';

const server = (id: string, region = 'Global'): MapServer => ({
  id,
  slug: id,
  name: id,
  iconUrl: null,
  category: 'Art',
  region,
  memberCount: 100,
  onlineCount: 10,
  lastSyncedAt: null,
  inviteState: 'live',
  overallHealthScore: 51,
  isEstimate: true,
  healthTrend: 'stable',
  onlineRatio: null,
  healthUpdatedAt: null,
});
const cluster = (id: string, serverIds: string[]): MapCluster => ({
  id,
  hubId: serverIds[0]!,
  serverIds,
  links: serverIds.slice(1).map((_, index) => [0, index + 1]),
  category: 'Art',
  region: 'Global',
  quality: 80,
  memberCount: 0,
  onlineCount: 0,
  averageHealth: null,
});
const degrees = (a: { lat: number; lon: number }, b: { lat: number; lon: number }): number => {
  const [from, to] = [vectorOf(a), vectorOf(b)];
  return (
    (Math.acos(
      Math.min(
        1,
        from.reduce((sum, part, axis) => sum + part * to[axis]!, 0),
      ),
    ) *
      180) /
    Math.PI
  );
};

describe('placeOf', () => {
  it('is stable for an id and differs between ids', () => {
    expect(placeOf(server('s_1'))).toEqual(placeOf(server('s_1')));
    expect(placeOf(server('s_1'))).not.toEqual(placeOf(server('s_2')));
  });

  it('keeps a named region together and spreads the others', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `s_${index}`);
    const europe = ids.map((id) => placeOf(server(id, 'Europe')));
    for (const place of europe) expect(degrees(place, { lat: 50, lon: 14 })).toBeLessThanOrEqual(15.01);
    const anywhere = ids.map((id) => placeOf(server(id)));
    const quarters = new Set(anywhere.map(({ lat, lon }) => `${lat > 0} ${Math.floor(lon / 90)}`));
    expect(quarters.size).toBe(8);
  });
});

describe('placesOf', () => {
  const servers = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => server(id));
  const clusters = [cluster('c1', ['a', 'c', 'e']), cluster('c2', ['b', 'd'])];

  it('gathers each cluster around its hub, apart from other clusters', () => {
    const [a, b, c, d, e] = placesOf(servers, clusters);
    for (const near of [c!, e!]) expect(degrees(a!, near)).toBeLessThanOrEqual(17.01);
    expect(degrees(b!, d!)).toBeLessThanOrEqual(17.01);
    expect(degrees(a!, b!)).toBeGreaterThan(25);
  });

  it('does not move a server that has a region', () => {
    const european = server('c', 'Europe');
    const places = placesOf([servers[0]!, european], [cluster('c1', ['a', 'c'])]);
    expect(places[1]).toEqual(placeOf(european));
  });

  it('does not move servers outside clusters', () => {
    expect(placesOf(servers, clusters)[5]).toEqual(placeOf(servers[5]!));
  });
});
