import { describe, expect, it } from 'vitest';
import { matchPath } from './match.ts';

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/servers', '/servers', {}],
    ['/servers', '/servers/', {}],
    ['/servers', '/server', null],
    ['/server/:identifier', '/server/night-owls', { identifier: 'night-owls' }],
    ['/server/:identifier', '/server', null],
    ['/server/:identifier', '/server/a/b', null],
    ['/category/:name', '/category/caf%C3%A9%20%26%20tea', { name: 'café & tea' }],
    ['/category/:name', '/category/a%2Fb', { name: 'a/b' }],
    ['/category/:name', '/category/100%', null],
  ])('matches %s against %s', (pattern, path, expected) => {
    expect(matchPath(pattern, path)).toEqual(expected);
  });
});
