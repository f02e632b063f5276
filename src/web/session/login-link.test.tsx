import type { MouseEvent, ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOGIN_PATH, LoginLink } from './login-link.tsx';

/** The targets of one link that is clicked at these URLs, one after the other. */
function clickedAt(...addresses: { pathname: string; search: string }[]): string[] {
  const link = { href: LOGIN_PATH };
  const { props } = LoginLink({}) as ReactElement<{ onClick: (event: MouseEvent<HTMLAnchorElement>) => void }>;
  return addresses.map((address) => {
    vi.stubGlobal('location', address);
    props.onClick({ currentTarget: link } as MouseEvent<HTMLAnchorElement>);
    return link.href;
  });
}

it('returns to the page where it is clicked, also after a click on another page', () => {
  const [list, home] = clickedAt({ pathname: '/servers', search: '?search=tea' }, { pathname: '/', search: '' });
  expect(list).toBe(`${LOGIN_PATH}?returnTo=${encodeURIComponent('/servers?search=tea')}`);
  expect(home).toBe(LOGIN_PATH);
});
