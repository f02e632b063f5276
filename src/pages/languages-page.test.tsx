import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './languages-page.tsx';

const visitWith = (languages: object[]) =>
  visit(page, { url: '/languages', responses: { 'GET /api/v1/languages': languages } });

const LANGUAGES = [
  { code: 'de', nativeName: 'Deutsch', serverCount: 1200 },
  { code: 'ja', nativeName: '日本語', serverCount: 1 },
];

it('links each language to its page, by its own name in its language and by its English one', async () => {
  const { markup, text } = await visitWith(LANGUAGES);
  expect(markup).toMatch(
    /href="\/language\/de"[^>]*><bdi lang="de">Deutsch<.*href="\/language\/ja"[^>]*><bdi lang="ja">/,
  );
  expect(text).toMatch(/DeutschGerman1,200 servers日本語Japanese1 server$/);
});

it('names its languages to search engines', async () => {
  expect((await visitWith(LANGUAGES)).head).toMatchObject({
    title: 'Browse Languages',
    canonical: '/languages',
    jsonLd: {
      hasPart: [
        { name: 'German', url: 'https://example.org/language/de' },
        { name: 'Japanese', url: 'https://example.org/language/ja' },
      ],
    },
  });
});

it('invites to submit a server when there are none, and offers to try again when they fail to load', async () => {
  expect((await visitWith([])).markup).toMatch(/No Languages Yet.*href="\/submit"/);
  expect((await visit(page)).text).toMatch(/Failed to load languages.*Try again/);
});
