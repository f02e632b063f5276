import { describe, expect, it } from 'vitest';
import { findRoute, resolvePage } from './routes.ts';

describe('routes', () => {
  it.each([
    ['/', '/', {}],
    ['/servers', '/servers', {}],
    ['/server/night-owls', '/server/:identifier', { identifier: 'night-owls' }],
    ['/category/music', '/category/:categoryName', { categoryName: 'music' }],
    ['/nowhere', '*', {}],
    ['/server/a/b', '*', {}],
  ])('%s', (path, expected, params) => {
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
