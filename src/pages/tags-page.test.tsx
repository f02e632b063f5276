import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './tags-page.tsx';

const visitWith = (tags: object[]) => visit(page, { url: '/tags', responses: { 'GET /api/v1/tags': tags } });

it('links each tag to its page, with its number of servers', async () => {
  const { markup, text } = await visitWith([
    { slug: 'pixel-art', name: 'Pixel Art', serverCount: 1200 },
    { slug: 'tea', name: 'Tea', serverCount: 1 },
  ]);
  expect(markup).toMatch(/href="\/tag\/pixel-art"[^>]*><bdi>Pixel Art<.*href="\/tag\/tea"[^>]*><bdi>Tea</);
  expect(text).toMatch(/Pixel Art1,2001,200 serversTea11 server$/);
});

it('names the fifty most used tags to search engines', async () => {
  const tags = Array.from({ length: 51 }, (_, at) => ({ slug: `tag-${at}`, name: `Tag ${at}`, serverCount: 60 - at }));
  const { head } = await visitWith(tags);
  expect(head).toMatchObject({ title: 'Browse Tags', canonical: '/tags' });
  const listed = tags.slice(0, 50).map(({ slug, name }) => ({ name, url: `https://example.org/tag/${slug}` }));
  expect(head?.jsonLd).toMatchObject({ hasPart: listed });
});

it('invites to submit a server when there are no tags, and offers to try again when they fail to load', async () => {
  expect((await visitWith([])).markup).toMatch(/No Tags Yet.*href="\/submit"/);
  expect((await visit(page)).text).toMatch(/Failed to load tags.*Try again/);
});
