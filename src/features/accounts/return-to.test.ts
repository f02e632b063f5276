import { describe, expect, it } from 'vitest';
import { returnPath, withOutcome } from './return-to.ts';

describe('returnPath', () => {
  it.each([
    ['/profile', '/profile'],
    ['/servers?search=a&page=2', '/servers?search=a&page=2'],
    ['/server/oadro#reviews', '/server/oadro#reviews'],
    ['/a/../profile', '/profile'],
  ])('accepts %s', (wanted, path) => {
    expect(returnPath(wanted)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'profile',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/api/v1/auth/discord',
    'javascript:alert(1)',
    ' /profile',
  ])('returns the home page for %j', (wanted) => {
    expect(returnPath(wanted)).toBe('/');
  });
});

it('withOutcome adds the outcome to the query', () => {
  expect(withOutcome('/servers?page=2', 'success')).toBe('/servers?page=2&auth=success');
  expect(withOutcome('/?auth=success', 'error')).toBe('/?auth=error');
  expect(withOutcome('/server/oadro#reviews', 'success')).toBe('/server/oadro?auth=success#reviews');
});
