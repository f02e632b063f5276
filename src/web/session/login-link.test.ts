import { expect, it } from 'vitest';
import { loginHref } from './login-link.tsx';

it('returns to the page where the login starts; the home page needs no mention', () => {
  const here = { pathname: '/servers', search: '?search=tea', hash: '' };
  expect(loginHref(here)).toBe('/api/v1/auth/discord?returnTo=%2Fservers%3Fsearch%3Dtea');
  expect(loginHref({ pathname: '/', search: '', hash: '' })).toBe('/api/v1/auth/discord');
});

it('returns to the place on the page that the URL names', () => {
  const here = { pathname: '/server/tea-house', search: '?page=2', hash: '#reviews' };
  expect(loginHref(here)).toBe('/api/v1/auth/discord?returnTo=%2Fserver%2Ftea-house%3Fpage%3D2%23reviews');
});
