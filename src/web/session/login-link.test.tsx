import type { MouseEvent, ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOGIN_PATH, LoginLink } from './login-link.tsx';

/** Where one link leads that is pressed at these addresses, one after the other. */
function pressedAt(...addresses: { pathname: string; search: string }[]): string[] {
  const link = { href: LOGIN_PATH };
  const { props } = LoginLink({}) as ReactElement<{ onClick: (event: MouseEvent<HTMLAnchorElement>) => void }>;
  return addresses.map((address) => {
    vi.stubGlobal('location', address);
    props.onClick({ currentTarget: link } as MouseEvent<HTMLAnchorElement>);
    return link.href;
  });
}

it('comes back to the page that it is pressed on, also when it was pressed on another before', () => {
  const [list, home] = pressedAt({ pathname: '/servers', search: '?search=tea' }, { pathname: '/', search: '' });
  expect(list).toBe(`${LOGIN_PATH}?returnTo=${encodeURIComponent('/servers?search=tea')}`);
  expect(home).toBe(LOGIN_PATH);
});
