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

it('the panels of a visitor are in the page that the server sends, so that nothing moves when they can be used', () => {
  const { component: Component } = profilePage;
  const html = renderMarkup(<Component params={{}} />, { url: '/profile' });
  const titles = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(['Favorites', 'Hidden servers', 'Recently viewed']);
});
