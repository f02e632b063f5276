import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './not-found-page.tsx';

it('answers 404, stays out of search engines, and offers a search and a way home', async () => {
  const { markup, text, head, status } = await visit(page, { url: '/nowhere' });
  expect(status).toBe(404);
  expect(head).toMatchObject({ title: 'Page not found' });
  expect(text).toContain('Did you forget to add the page to the router?');
  expect(markup).toMatch(/<form[^>]* action="\/servers"[^>]*>.*name="search"/);
  expect(markup).toMatch(/<a[^>]* href="\/"[^>]*>Back to Home</);
});
