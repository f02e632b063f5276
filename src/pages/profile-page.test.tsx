import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import profilePage from './profile-page.tsx';

it.each([
  ['/profile', '/profile'],
  ['/profile?tab=favorites&page=2', '/profile?tab=favorites&page=2'],
])('at %s, the login of a visitor returns to %s', (url, returnTo) => {
  const { component: Component } = profilePage;
  const html = renderMarkup(<Component params={{}} />, { url });
  expect(html).toContain(`href="/api/auth/login?returnTo=${encodeURIComponent(returnTo)}"`);
});
