import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { listed, visit } from '#test/visit.tsx';
import page from './category-page.tsx';

const category = { name: 'Art', description: 'Drawing.' };

const visitWith = (detail: unknown, url = '/category/art') =>
  visit(page, {
    url,
    params: { categoryName: 'art' },
    responses: { 'GET /api/v1/categories/:name': detail },
  });

const detailOf = (servers: object[], stats = { totalMembers: 12_300, averageRating: 4.25 }) => ({
  category,
  servers,
  total: servers.length,
  totalPages: servers.length,
  stats,
});

it('shows the category with its totals and servers, and leads to all filters', async () => {
  const { markup, text, head } = await visitWith(detailOf([listed, { ...listed, id: 's_2' }]));
  expect(text).toMatch(/^Art.*2 servers12\.3K members4\.3average rating/);
  expect(markup).toContain('href="/?category=Art#discover"');
  expect(markup).toContain('href="/server/tea-house"');
  expect(head).toMatchObject({ title: 'Art Discord Servers', canonical: '/category/art', robots: undefined });
  expect(head?.description).toMatch(/ 2 communities with 12,300 members\.$/);
  expect(head?.alternates?.map(({ href }) => href)).toContain('https://example.org/feeds/category/art/new.atom');
});

it('counts a single community, and has no rating without reviews', async () => {
  const { text, head } = await visitWith(detailOf([listed], { totalMembers: 1, averageRating: 0 }));
  expect(text).toContain('1 server1 memberFilter these servers');
  expect(text).not.toContain('average rating');
  expect(head?.description).toMatch(/ 1 community with 1 member\.$/);
});

it('sorts by what the category offers, most members first by default', async () => {
  const { markup } = await visitWith(detailOf([listed]));
  const sorts = markup.matchAll(/<option value="(\w+)"[^>]*>([^<]*)/g);
  expect(Array.from(sorts, ([, value, name]) => `${value}: ${name}`)).toEqual([
    'members: Members',
    'online: Online Users',
    'activity: Activity Level',
    'name: Name',
  ]);
  expect(markup).toMatch(/<option value="members" selected/);
  expect((await visitWith(detailOf([listed]), '/category/art?sort=name')).markup).toMatch(/value="name" selected/);
});

it('shows the exact total of members and its source on hover', async () => {
  const { markup } = await visitWith(detailOf([listed], { totalMembers: 12_345, averageRating: 0 }));
  expect(markup).toMatch(/title="12,?345 members, by the last known counts">12\.3K members</);
});

it('invites to add the first server, in place of what sorts and filters them', async () => {
  const { markup, head } = await visitWith(detailOf([], { totalMembers: 0, averageRating: 0 }));
  expect(markup).toMatch(/No Servers Yet.*href="\/submit"[^>]*>Submit a Server</);
  expect(markup).not.toMatch(/<select|#discover/);
  expect(head?.robots).toBe('noindex');
  expect(head?.description).not.toContain('communities with');
});

it('asks for the page and the order that the URL has', async () => {
  const { calls, head } = await visitWith(detailOf([listed]), '/category/art?sort=name&page=2');
  expect(calls).toMatchObject([{ input: { params: { name: 'art' }, query: { sort: 'name', page: 2 } } }]);
  expect(head?.title).toMatch(/, page 2$/);
});

it('distinguishes an unknown category from one that fails to load', async () => {
  const unknown = await visitWith(new ApiFailure(404, 'no'));
  expect(unknown).toMatchObject({ status: 404, head: { title: 'Category Not Found', robots: 'noindex' } });
  expect(unknown.markup).toMatch(/doesn’t exist or has no servers\..*href="\/categories"[^>]*>Browse All Categories</);
  const failed = await visitWith(new ApiFailure(503, 'no'));
  expect(failed.status).toBe(503);
  expect(failed.text).toMatch(/^Failed to load servers.*Try again/);
});
