import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './offline-page.tsx';

it('says what may be wrong, and tries the page again that it is shown in place of', async () => {
  const { markup, head } = await visit(page, { url: '/offline' });
  expect(head?.title).toBe('Duskrow cannot be reached');
  expect(markup).toContain('Check your connection and try again.');
  expect(markup).toMatch(/<a href=""[^>]*>Try again</);
});

it('needs neither scripts nor calls, which nothing would answer', async () => {
  const { markup } = await visit(page, { url: '/offline' });
  expect(page.prefetch).toBeUndefined();
  expect(markup).not.toMatch(/<(button|form|script)/);
});
