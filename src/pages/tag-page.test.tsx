import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { listed, visit } from '#test/visit.tsx';
import page from './tag-page.tsx';

const visitWith = (detail: unknown, url = '/tag/tea') =>
  visit(page, { url, params: { tag: 'tea' }, responses: { 'GET /api/v1/tags/:tag': detail } });

const detailOf = (total: number, similar: object[] = []) => ({
  tag: { slug: 'tea', name: 'Tea' },
  similar,
  servers: Array.from({ length: total }, (_, at) => ({ ...listed, id: `s_${at}` })),
  total,
  totalPages: 1,
});

it('shows the tag with its servers, and leads to all filters', async () => {
  const { markup, text, head } = await visitWith(detailOf(3));
  expect(text).toMatch(/^TeaCommunities with this tag\.3 servers/);
  expect(markup).toContain('href="/?tag=tea#discover"');
  expect(markup).toContain('href="/server/tea-house"');
  expect(head).toMatchObject({
    title: 'Discord Servers: Tea',
    description: '3 Discord communities with the tag “Tea”.',
    canonical: '/tag/tea',
    robots: undefined,
  });
  expect(head?.alternates?.map(({ href }) => href)).toContain('https://example.org/feeds/tag/tea/new.atom');
});

it('stays out of search engines with fewer than three servers', async () => {
  expect((await visitWith(detailOf(2))).head?.robots).toBe('noindex');
  expect((await visitWith(detailOf(1))).head?.description).toBe('A Discord community with the tag “Tea”.');
});

it('leads to similar tags, if it has any', async () => {
  const matcha = { slug: 'matcha', name: 'Matcha', together: 1 };
  const { markup, text } = await visitWith(detailOf(3, [matcha, { slug: 'oolong', name: 'Oolong', together: 2 }]));
  expect(text).toContain('Similar tagsMatcha11 server has bothOolong22 servers have both');
  expect(markup).toMatch(/href="\/tag\/matcha".*href="\/tag\/oolong"/);
  expect((await visitWith(detailOf(3))).text).not.toContain('Similar tags');
});

it('asks for the page and the order that the URL has', async () => {
  const { calls, head } = await visitWith(detailOf(3), '/tag/tea?sort=name&page=2');
  expect(calls).toMatchObject([{ input: { params: { tag: 'tea' }, query: { sort: 'name', page: 2 } } }]);
  expect(head?.title).toMatch(/, page 2$/);
});

it('answers 404 for a tag that no server has, and leads to all tags', async () => {
  const unknown = await visitWith(new ApiFailure(404, 'no'));
  expect(unknown).toMatchObject({ status: 404, head: { title: 'Tag Not Found', robots: 'noindex' } });
  expect(unknown.markup).toMatch(/No listed server has this tag\..*href="\/tags"[^>]*>Browse All Tags</);
});
