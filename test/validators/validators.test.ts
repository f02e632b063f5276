// Third-party validators check what other programs read: HTML, structured data, feeds, badges, oEmbed, the dump. Texts
// are the same on both databases, so this runs on one.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BADGE_STYLES, BADGES, FEEDS } from '#contract/share-urls.ts';
import { Server } from '#features/listings/contract.ts';
import { pageUrls, plainPageUrls } from './urls.ts';
import { htmlMistakes } from './html.ts';
import { type Block, blocksOf, searchEngineMistakes, vocabularyMistakes } from './json-ld.ts';
import { OembedAnswer } from './oembed.ts';
import { SITE, startSite, type ValidatedSite } from './site.ts';
import { atomMistakes, parsedXml } from './xml.ts';

/** For all pages: some ten seconds, and a minute on a busy machine. */
const TIMEOUT_MS = 300_000;

let site: ValidatedSite;
beforeAll(async () => {
  site = await startSite();
}, TIMEOUT_MS);
afterAll(async () => await site.close());

const get = (url: string, language = 'en') => site.app.inject({ url, headers: { 'accept-language': language } });

/** Address and HTML of each page. */
async function fetchPages(urls: readonly string[], language: string): Promise<[string, string][]> {
  const pages: [string, string][] = [];
  for (const url of urls) {
    const { payload, headers } = await get(url, language);
    if (headers.location !== undefined) continue;
    expect([url, headers['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
    pages.push([url, payload]);
  }
  return pages;
}

async function mistakesIn(pages: readonly [string, string][]): Promise<string[]> {
  const found: string[] = [];
  for (const [url, html] of pages) found.push(...(await htmlMistakes(html)).map((text) => `${url} ${text}`));
  return found;
}

const TYPES = ['BreadcrumbList', 'CollectionPage', 'Organization', 'WebSite'];

describe('pages', { timeout: TIMEOUT_MS }, () => {
  let pages: [string, string][];
  let blocks: Block[];
  beforeAll(async () => {
    pages = await fetchPages(pageUrls(site), 'en');
    blocks = pages.flatMap(([, html]) => blocksOf(html));
  }, TIMEOUT_MS);

  it('are valid HTML', async () => {
    expect(pages.length).toBeGreaterThan(40);
    expect(await mistakesIn(pages)).toEqual([]);
    expect(await htmlMistakes('<p><div></div></p>')).not.toEqual([]);
  });

  it('are valid HTML in a right-to-left language', async () => {
    expect(await mistakesIn(await fetchPages(plainPageUrls(site), 'ar'))).toEqual([]);
  });

  it('contain structured data with types, properties and values of schema.org', async () => {
    expect([...new Set(blocks.map((block) => block['@type']))].toSorted()).toEqual(TYPES);
    // A deliberate mistake shows that the check works.
    const broken = { '@context': 'https://schema.org', '@type': 'Organization', nmae: 'Hollow Lantern' };
    expect(await vocabularyMistakes([...blocks, broken])).toEqual([
      expect.stringContaining('\'"nmae"\' does not exist'),
    ]);
  });

  it('contain the structured data that search engines require', async () => {
    expect(await searchEngineMistakes(blocks)).toEqual([]);
    expect(await searchEngineMistakes([{ '@type': 'Organization' }])).toHaveLength(1);
  });
});

describe('feeds', () => {
  it('match the grammar of Atom', async () => {
    const places = ['', 'category/gaming/', 'category/sports/', 'tag/r-b/'];
    for (const url of places.flatMap((place) => FEEDS.map((feed) => `/feeds/${place}${feed}.atom`))) {
      const { payload, headers } = await get(url);
      expect([url, headers['content-type']]).toEqual([url, 'application/atom+xml; charset=utf-8']);
      expect([url, atomMistakes(payload)]).toEqual([url, []]);
      expect(atomMistakes(payload.replace(/<updated>.*?<.updated>/, ''))).not.toEqual([]);
    }
  });
});

describe('badges', () => {
  it('are well-formed SVG', async () => {
    const { SERVER, HOSTILE, BARE } = site.slugs;
    for (const slug of [SERVER, HOSTILE, BARE, 'nobody']) {
      for (const badge of BADGES.flatMap((name) => BADGE_STYLES.map((style) => `${name}.svg?style=${style}`))) {
        const { payload, headers } = await get(`/badge/${slug}/${badge}`);
        expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
        expect(parsedXml(payload)).toEqual({ root: 'svg', namespace: 'http://www.w3.org/2000/svg' });
      }
    }
  });
});

describe('oEmbed', () => {
  it('meets its specification as JSON and XML, and its HTML is a valid fragment', async () => {
    for (const slug of Object.values(site.slugs).filter((one) => one !== site.slugs.GONE)) {
      for (const size of ['', '&maxwidth=320', '&maxwidth=1200&maxheight=900']) {
        const query = `/oembed?url=${encodeURIComponent(`${SITE}/server/${slug}`)}${size}`;
        const json = await get(query);
        expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
        const answer = OembedAnswer.parse(json.json());
        const page = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${answer.html}</body></html>`;
        expect(await htmlMistakes(page)).toEqual([]);
        const xml = await get(`${query}&format=xml`);
        expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8');
        expect(parsedXml(xml.payload)).toMatchObject({ root: 'oembed' });
      }
    }
  });
});

describe('the dump', () => {
  it('is valid gzip with the stated checksum, and has a valid server in each line', async () => {
    const { rawPayload } = await get('/api/v1/dump');
    const info = await site.api('GET /api/v1/dump/info');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-dump-'));
    const file = path.join(folder, 'servers.jsonl.gz');
    writeFileSync(file, rawPayload);
    const run = promisify(execFile);
    await run('gzip', ['-t', file]);
    expect((await run('sha256sum', [file])).stdout.slice(0, 64)).toBe(info.sha256);
    rmSync(folder, { recursive: true });
    const lines = gunzipSync(rawPayload).toString('utf8').trimEnd().split('\n');
    expect(lines.length).toBe(info.servers);
    for (const line of lines) expect(Server.strict().parse(JSON.parse(line))).toEqual(JSON.parse(line));
  });
});
