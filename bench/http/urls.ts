// The requested urls: thousands of random ones per kind of call, as visitors would build them with the filters.
import type { Random } from '#catalog/testing/random.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import { ACTIVITY_LEVELS, SIZES } from '#contract/vocabulary.ts';
import { CATEGORY_NAMES, FEATURES, LANGUAGES, words } from './made-up-listings.ts';
import { slip } from './words.ts';

const LIST_SORTS = ['members', 'online', 'activity', 'newest', 'name', 'rating', 'relevance'];
const SEARCHES = 0.17;
const DEEP_PAGES = 0.15;

type Parameters = Record<string, string>;

function url(path: string, parameters: Parameters): string {
  return `${path}?${new URLSearchParams(parameters).toString()}`;
}

/** A list with no, one or two filters; pages 1 to 20, sometimes 100 to 500. */
export function listUrl(random: Random): string {
  return url('/api/v1/servers', listParameters(random));
}

export function facetUrl(random: Random): string {
  return url('/api/v1/servers', { ...listParameters(random), facets: 'true' });
}

/** 17 word searches in a hundred calls, lists otherwise. */
export function mixUrl(random: Random): string {
  if (!random.chance(SEARCHES)) return listUrl(random);
  const category: Parameters = random.chance(0.2) ? { category: random.pick(CATEGORY_NAMES) } : {};
  const page: Parameters = random.chance(0.2) ? { page: String(2 + random.below(3)) } : {};
  return url('/api/v1/servers', { search: madeUpSearch(random), ...category, ...page, limit: String(PAGE_SIZE) });
}

function listParameters(random: Random): Parameters {
  const page = random.chance(DEEP_PAGES) ? 100 + random.below(401) : 1 + random.below(20);
  return { ...filters(random), sort: random.pick(LIST_SORTS), page: String(page), limit: String(PAGE_SIZE) };
}

function filters(random: Random): Parameters {
  const category = random.pick(CATEGORY_NAMES);
  const kind = random.next();
  if (kind < 0.25) return {};
  if (kind < 0.5) return { category };
  if (kind < 0.65) return { feature: random.pick(FEATURES) };
  if (kind < 0.8) return { category, activityLevel: random.pick(ACTIVITY_LEVELS) };
  if (kind < 0.9) return { size: random.pick(SIZES) };
  return { category, language: random.pick(LANGUAGES) };
}

/** One or two words, some of them incomplete, one in seven mistyped. */
function madeUpSearch(random: Random): string {
  const word = words.wanted(random);
  if (random.chance(0.15)) return slip(random, word);
  if (random.chance(0.2)) return word.slice(0, 3 + random.below(2));
  return random.chance(0.3) ? `${word} ${words.wanted(random)}` : word;
}

/** HTML pages: the home page, lists with filters, categories and servers. @param slugs of some servers */
export function pageUrl(random: Random, slugs: readonly string[]): string {
  const category = random.pick(CATEGORY_NAMES);
  const page = String(1 + random.below(5));
  const kind = random.next();
  if (kind < 0.1) return '/';
  if (kind < 0.35) return url('/servers', { page });
  if (kind < 0.55) return url('/servers', { category, page });
  if (kind < 0.7) return `/category/${category}`;
  if (kind < 0.75) return '/categories';
  return `/server/${random.pick(slugs)}`;
}
