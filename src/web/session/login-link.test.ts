import { expect, it } from 'vitest';
import { loginHref } from './login-link.tsx';

it('returns to the page where the login starts; the home page needs no mention', () => {
  expect(loginHref('/servers?search=tea', 'button')).toBe('/api/v1/auth/discord?returnTo=%2Fservers%3Fsearch%3Dtea');
  expect(loginHref('/', 'button')).toBe('/api/v1/auth/discord');
});

it('returns to the place on the page that the URL names', () => {
  const here = '/server/tea-house?page=2#reviews';
  expect(loginHref(here, 'prompt')).toBe('/api/v1/auth/login?returnTo=%2Fserver%2Ftea-house%3Fpage%3D2%23reviews');
});

it('names no address that is too long for a request', () => {
  const long = `q=${'%F0%9F%A6%89'.repeat(500)}`;
  expect(loginHref(`/servers?${long}`, 'button')).toBe('/api/v1/auth/discord?returnTo=%2Fservers');
  expect(loginHref(`/server/${long}`, 'button')).toBe('/api/v1/auth/discord');
});
