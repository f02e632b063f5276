import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './home-page.tsx';

it('offers its orders, with the newest first by default', async () => {
  const { markup } = await visit(page);
  const options = [...markup.matchAll(/<option value="(\w+)"( selected="")?/g)].slice(0, 4);
  expect(options.map(([, sort]) => sort)).toEqual(['relevance', 'members', 'activity', 'newest']);
  expect(options.map(([, , selected]) => selected !== undefined)).toEqual([false, false, false, true]);
});
