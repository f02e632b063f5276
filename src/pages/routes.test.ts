import { describe, expect, it } from 'vitest';
import { Catalog } from '#catalog/catalog.ts';
import { api } from '#contract/api.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { sitemapFile } from '#features/listings/sitemap.ts';
import { RESERVED_SLUGS } from '#features/listings/slug.ts';
import { findRoute, normalizeUrl, notFound, resolvePage, routes } from './routes.ts';

describe('routes', () => {
  it.each([
    ['/', '/', {}],
    ['/servers', '/servers', {}],
    ['/server/night-owls', '/server/:identifier', { identifier: 'night-owls' }],
    ['/category/music', '/category/:categoryName', { categoryName: 'music' }],
    ['/nowhere', '*', {}],
    ['/server/a/b', '*', {}],
  ])('finds the route of %s', (path, expected, params) => {
    const found = findRoute(path);
    expect(found.route.path).toBe(expected);
    expect(found.params).toEqual(params);
  });

  it('sends /oadro and /servers/{id} to the server page', () => {
    expect(resolvePage('/oadro', '?a=1')).toMatchObject({ path: '/server/oadro', search: '' });
    expect(resolvePage('/servers/s_12~3')).toMatchObject({
      path: '/server/s_12~3',
      found: { params: { identifier: 's_12~3' } },
    });
  });
});

it('the sitemap has every page with a fixed path that search engines may show', () => {
  const paths = sitemapFile(new Catalog(), '', 'pages')?.matchAll(/<loc>([^<]+)/g) ?? [];
  const fixed = routes.filter((route) => 'load' in route && route.isIndexable !== false && !route.path.includes(':'));
  expect(Array.from(paths, ([, path]) => path).toSorted()).toEqual(fixed.map(({ path }) => path).toSorted());
});

it('search engines show no page for one person, of one person, or that repeats others', () => {
  const hidden = [...routes, notFound].filter((route) => 'load' in route && route.isIndexable === false);
  expect(hidden.map(({ path }) => path).toSorted()).toEqual([
    '*',
    '/achievements',
    '/admin',
    '/compare',
    '/decisions',
    '/health',
    '/leaderboard',
    '/offline',
    '/profile',
    '/recommendations',
    '/reviews',
    '/server/:identifier/manage',
    '/server/:identifier/share',
  ]);
});

describe('normalizeUrl', () => {
  it.each([
    ['/', '?utm_source=x&fbclid=y', '/', ''],
    ['/', '?auth=success', '/', ''],
    ['/servers', '?page=2&utm_source=x&category=gaming&view=tiles', '/servers', '?category=Gaming&page=2'],
    ['/servers', '?category=Art&page=1&category=Art', '/servers', '?category=Art'],
    ['/servers', '?page=two&sort=up&size=vast&activityLevel=Loud', '/servers', ''],
    ['/servers', '?search=night+owls&feature=PARTNERED', '/servers', '?search=night+owls&feature=PARTNERED'],
    ['/tag/pixel-art', '?sort=relevance&page=3&search=x&view=list', '/tag/pixel-art', '?page=3&view=list'],
    ['/category/Gaming', '?sort=name&size=huge', '/category/Gaming', '?sort=name'],
    ['/compare', '?s=a&x=1&s=b&s=a&only=all&add=', '/compare', '?s=a&s=b'],
    ['/compare', '?only=differences&add=owl&s=a', '/compare', '?s=a&add=owl&only=differences'],
    ['/health', '?tab=alerts&server=night-owls&x=1', '/health', '?server=night-owls&tab=alerts'],
    ['/serververse', '?tab=map&clusters=off&zoom=3', '/serververse', '?clusters=off'],
    ['/leaderboard', '?page=0&by=reviews', '/leaderboard', '?by=reviews'],
    ['/leaderboard', '?page=2&by=points', '/leaderboard', '?page=2'],
    ['/recommendations', '?minScore=61&category=nothing', '/recommendations', ''],
    ['/server/night-owls', '?page=2&rating=5&sort=oldest&x=1', '/server/night-owls', '?sort=oldest&rating=5&page=2'],
    ['/server/night-owls', '?page=0&rating=6&sort=newest', '/server/night-owls', ''],
    ['/server/night-owls/share', '?style=odd&theme=dark', '/server/night-owls/share', '?theme=dark'],
    ['/submit', '?inviteUrl=https%3A%2F%2Fdiscord.gg%2Fx', '/submit', ''],
    ['/%73ervers/', '', '/servers', ''],
    ['/server/caf%c3%a9', '', '/server/caf%C3%A9', ''],
    ['/nowhere/at all', '?x=1', '/nowhere/at all', ''],
    ['/servers/s_1', '?x=1', '/servers/s_1', ''],
  ])('normalizes %s%s to %s%s', (path, search, ownPath, ownSearch) => {
    const own = normalizeUrl({ path, search });
    expect(own).toEqual({ path: ownPath, search: ownSearch });
    expect(normalizeUrl(own)).toEqual(own);
  });
});

it('a slug that would be taken for the name of an endpoint or page is reserved', () => {
  const paths = [
    ...Object.values<EndpointShape>(api).map(({ method, url }) => ({ method, segments: url.split('/') })),
    ...routes.map(({ path }) => ({ method: 'GET', segments: path.split('/') })),
  ];
  const isParameter = (segment: string): boolean => segment.startsWith(':');
  const hidden = paths.flatMap((path) =>
    paths.flatMap((other) => {
      if (other.method !== path.method || other.segments.length !== path.segments.length) return [];
      const pairs = other.segments.map((name, at) => ({ name, instead: path.segments[at]! }));
      const shareUrls = pairs.every(({ name, instead }) => name === instead || [name, instead].some(isParameter));
      // The router prefers the path with a name where the other has a parameter first.
      const { name, instead } = pairs.find((pair) => isParameter(pair.name) !== isParameter(pair.instead)) ?? pairs[0]!;
      return shareUrls && /^:(id|identifier|serverId|slug)$/.test(instead) ? [name] : [];
    }),
  );
  expect(hidden).toContain('slug');
  expect(hidden.filter((name) => !RESERVED_SLUGS.has(name))).toEqual([]);
});
