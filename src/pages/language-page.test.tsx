import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { listed, visit } from '#test/visit.tsx';
import page from './language-page.tsx';

const visitWith = (detail: unknown, url = '/language/ja') =>
  visit(page, { url, params: { code: 'ja' }, responses: { 'GET /api/v1/languages/:code': detail } });

const detailOf = (total: number) => ({
  language: { code: 'ja', nativeName: '日本語' },
  servers: Array.from({ length: total }, (_, at) => ({ ...listed, id: `s_${at}` })),
  total,
  totalPages: 1,
});

it('has the language’s own name as its title, in that language, and its English one for search engines', async () => {
  const { markup, text, head } = await visitWith(detailOf(2));
  expect(markup).toMatch(/<h1[^>]* lang="ja"[^>]*>日本語</);
  expect(text).toContain('Communities where people speak Japanese.2 servers');
  expect(head).toMatchObject({
    title: 'Discord Servers in Japanese',
    description: '2 Discord communities where people speak Japanese.',
    canonical: '/language/ja',
    jsonLd: { about: 'Japanese' },
    robots: undefined,
  });
});

it('shows its servers and leads to all filters', async () => {
  const { markup, head } = await visitWith(detailOf(1));
  expect(markup).toContain('href="/server/tea-house"');
  expect(markup).toContain('href="/?language=ja#discover"');
  expect(head?.description).toBe('A Discord community where people speak Japanese.');
});

it('asks for the page and the order that the URL has', async () => {
  const { calls, head } = await visitWith(detailOf(3), '/language/ja?sort=name&page=2');
  expect(calls).toMatchObject([{ input: { params: { code: 'ja' }, query: { sort: 'name', page: 2 } } }]);
  expect(head?.title).toMatch(/, page 2$/);
});

it('answers 404 for a language that no server has, and leads to all languages', async () => {
  const unknown = await visitWith(new ApiFailure(404, 'no'));
  expect(unknown).toMatchObject({ status: 404, head: { title: 'Language Not Found', robots: 'noindex' } });
  expect(unknown.markup).toMatch(/No listed server is known.*href="\/languages"[^>]*>Browse All Languages</);
});
