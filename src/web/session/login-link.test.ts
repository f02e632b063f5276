import { expect, it } from 'vitest';
import { loginHref } from './login-link.tsx';

it('returns to the page where the login starts; the home page needs no mention', () => {
  const here = { pathname: '/servers', search: '?search=tea' };
  expect(loginHref(here)).toBe('/api/v1/auth/discord?returnTo=%2Fservers%3Fsearch%3Dtea');
  expect(loginHref({ pathname: '/', search: '' })).toBe('/api/v1/auth/discord');
});
