// `npm run bench -- memory`: 300,000 requests over 50,000 distinct URLs - lists, searches, pages, pictures - from
// many visitors. Once every cache has reached its bound, memory must not grow (docs/operations.md states the bounds).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Random } from '#catalog/testing/random.ts';
import { type Installation, startInstallation } from './abuse/installation.ts';
import { addressOf, inParallel, Visitor } from './abuse/visitor.ts';
import { fillDatabase } from './http/data.ts';
import { inventWords } from './http/words.ts';
import { atMost, figureOnly } from './rows.ts';
import type { BenchOptions, Row } from './run.ts';

const LISTINGS = 14_000;
const REQUESTS = 300_000;
const ROUNDS = 10;
/** Of each hundred requests. A picture costs a hundred times as much as a list. */
const SHARES = { lists: 50, searches: 25, pages: 24, pictures: 1 };
/** Distinct URLs of each kind, 50,000 in all. */
const DISTINCT = { lists: 20_000, searches: 16_000, pages: 13_500, pictures: 500 };
const CONCURRENCY = 16;
/** Allowed growth in the later half of the rounds, in MB; measurements vary by half as much. */
const MAX_GROWTH_MB = 15;

type Kind = keyof typeof SHARES;

export async function run({ print, quick = false }: BenchOptions): Promise<Row[]> {
  if (process.platform !== 'linux') {
    print('This bench needs Linux: memory is read from /proc.');
    return [];
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-memory-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  print(`Filling an installation with ${LISTINGS.toLocaleString('en-US')} listings`);
  await fillDatabase({ file: path.join(folder, 'duskrow.db') }, LISTINGS, true);
  const site = await startInstallation({ folder, env: { SEED: 'off' } });
  try {
    return await measure(site, quick ? REQUESTS / 20 : REQUESTS, print);
  } finally {
    await site.stop();
    remove();
  }
}

async function measure(site: Installation, requests: number, print: BenchOptions['print']): Promise<Row[]> {
  const { random, next } = await makeRequests(site);
  const sizes: number[] = [await site.settledMb()];
  let refused = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const urls = Array.from({ length: requests / ROUNDS }, next);
    // Keeps only the status of an answer: the bodies of a round are gigabytes.
    const statuses = await inParallel(urls, CONCURRENCY, async (url) => {
      const { status } = await new Visitor(site.origin, addressOf(random.below(30_000))).ask('GET', url);
      return status;
    });
    refused += statuses.filter((status) => status >= 400).length;
    sizes.push(await site.settledMb());
    print(`${round * urls.length} requests: ${sizes.at(-1)!.toFixed(1)} MB`);
  }
  const end = sizes.at(-1)!;
  return [
    figureOnly('memory at the start, MB', sizes[0]!),
    figureOnly('memory at the end, MB', end),
    atMost('growth in the later half, MB', end - sizes[ROUNDS / 2]!, MAX_GROWTH_MB),
    atMost('requests that were refused', refused, 0),
  ];
}

/** URLs distributed as in real use: the first of each kind are the most frequent. */
async function makeRequests(site: Installation): Promise<{ random: Random; next: () => string }> {
  const random = new Random(7);
  const words = inventWords(new Random(1), DISTINCT.searches).all;
  const slugs = await slugsOf(site);
  const categories = ['Gaming', 'Music', 'Art', 'Technology', 'Education'];
  const sorts = ['members', 'newest', 'rating', 'name'];
  const urlOfKind: Record<Kind, (i: number) => string> = {
    lists: (i) =>
      `/api/v1/servers?category=${categories[i % 5]}&sort=${sorts[i % 4]}&limit=${10 + (i % 90)}&page=${1 + (Math.floor(i / 200) % 10)}&minMembers=${i}`,
    searches: (i) => `/api/v1/servers?search=${words[i]}`,
    pages: (i) => `/server/${slugs[i]}`,
    pictures: (i) => `/server/${slugs[i]}/share.png`,
  };
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind));
  const next = (): string => {
    const kind = kinds[random.below(kinds.length)]!;
    return urlOfKind[kind](Math.floor(random.next() ** 2 * DISTINCT[kind]));
  };
  return { random, next };
}

async function slugsOf(site: Installation): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(DISTINCT.pages / 100) }, (_, i) => i + 1);
  const lists = await inParallel(pages, 4, async (page) => {
    const visitor = new Visitor(site.origin, addressOf(page));
    return await visitor.get<{ servers: { slug: string }[] }>(`/api/v1/servers?limit=100&page=${page}`);
  });
  return lists.flatMap(({ servers }) => servers.map(({ slug }) => slug));
}
