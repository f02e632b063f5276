import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './home-page.tsx';

const category = (serverCount: number) => ({ id: 'Art', name: 'Art', description: 'Art', serverCount });

it('offers its orders, with the newest first by default', async () => {
  const { markup } = await visit(page);
  const [select = ''] = /<select[^>]* aria-label="Sort servers".*?<.select>/.exec(markup) ?? [];
  const options = [...select.matchAll(/<option value="(\w+)"( selected="")?/g)];
  expect(options.map(([, sort]) => sort)).toEqual(['relevance', 'members', 'activity', 'newest']);
  expect(options.map(([, , selected]) => selected !== undefined)).toEqual([false, false, false, true]);
});

it('does not say that there are no categories when they could not be loaded', async () => {
  const none = 'No Categories Yet';
  const failed = await visit(page);
  expect(failed.text).toContain('Failed to load categories');
  expect(failed.text).not.toContain(none);
  const empty = await visit(page, { responses: { 'GET /api/v1/categories': [category(0)] } });
  expect(empty.text).toContain(none);
});
