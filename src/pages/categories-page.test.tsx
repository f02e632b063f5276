import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './categories-page.tsx';

const category = (name: string, serverCount: number) => ({ id: name, name, description: name, serverCount });
const total = (name: string, totalMembers: number, averageRating: number) => ({ name, totalMembers, averageRating });

const visitWith = (categories: object[], stats: object[] = []) =>
  visit(page, {
    url: '/categories',
    responses: { 'GET /api/v1/categories': categories, 'GET /api/v1/categories/stats': stats },
  });

it('shows the categories that have servers, largest first, with their totals', async () => {
  const categories = [category('Art', 1), category('Music', 0), category('Gaming', 3)];
  const { markup, text } = await visitWith(categories, [total('Gaming', 12_300, 4.25), total('Art', 1, 0)]);
  expect(text).toMatch(/GamingPopular.*3 servers12\.3K members4\.3average rating.*Art.*1 server1 member$/);
  expect(text).not.toContain('Music');
  expect(text.split('Popular')).toHaveLength(2);
  expect(markup).toMatch(
    /<a title="12,?300 members, by the last known counts" href="\/category\/gaming"[^>]*>Gaming<.*<a [^>]*href="\/category\/art"[^>]*>Art</,
  );
  // The link covers the count.
  expect(markup.match(/by the last known counts/g)).toHaveLength(2);
});

it('describes its parts to search engines, without empty categories', async () => {
  const { head } = await visitWith([category('Art', 1), category('Music', 0)]);
  expect(head).toMatchObject({
    title: 'Browse Categories',
    canonical: '/categories',
    jsonLd: { hasPart: [{ name: 'Art', url: 'https://example.org/category/art' }] },
  });
});

it('invites to submit a server when no category has any', async () => {
  const { markup } = await visitWith([category('Art', 0)]);
  expect(markup).toMatch(/No Categories Yet.*href="\/submit"[^>]*>Submit a Server</);
});

it('offers to try again when categories or their totals fail to load', async () => {
  const failed = /Failed to load categories.*Try again/;
  const withoutTotals = await visit(page, { responses: { 'GET /api/v1/categories': [category('Art', 1)] } });
  expect(withoutTotals.text).toMatch(failed);
  const onlyTotals = await visit(page, { responses: { 'GET /api/v1/categories/stats': [total('Art', 1, 0)] } });
  expect(onlyTotals.text).toMatch(failed);
});
