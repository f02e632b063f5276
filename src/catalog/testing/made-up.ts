// Random listings and questions for tests of the index. The vocabulary is small, so that words match often.
import { SORTS } from '#contract/filters.ts';
import type { CatalogEntry } from '../entry.ts';
import type { SortOrder } from '../order.ts';
import type { CatalogQuery } from '../query.ts';
import { AFTER_NOT, isNaming, type ReadPart, type ReadQuestion } from '../question.ts';
import type { Random } from './random.ts';

const WORDS = [
  'minecraft mincraft Minecarft mine miner craft crafting anime anim animal amine gaming game games naming community',
  'commodity communities Café cafe CRÈME rx C# C++ c D&D 100% 100 rock_music rock\'n\'roll [DE] "quoted" % _ ++ 🎮',
  '東京 東京ゲーム 京都 ゲーム部 猫 日本語server ไทย ภาษาไทย 마인크래프트 크래프트 𝓶𝓲𝓷𝓮 Ёлка straße ﬁsh node.js',
  'the of a ab abc abcd abcde abcdefgh badcfehg',
  'co-op coop co op comp open mine-op abcde-op r/mine r/x r',
].flatMap((line) => line.split(' '));
const CATEGORIES = ['Gaming', 'Art', 'Music', 'Art & Design', 'Other'];
/** In several spellings; some have an empty slug. */
const TAGS = [...WORDS.slice(0, 60), 'Rock Music', 'rock-music', "Rock'n'Roll", 'MINECRAFT', 'd&d', 'c++ ', '🎮🎮'];
const FEATURES = Array.from({ length: 36 }, (_, i) => (i === 0 ? 'member_list' : `feature_${i}`));
const LANGUAGES = ['en', 'de', 'ja', 'pt-BR', 'pt', 'en-GB', 'nb', 'no'];
const REGIONS = ['Global', 'Europe', 'North America'];
const LEVELS = ['Very Active', 'Active', 'Growing', 'Casual'];
const SORT_ORDERS = SORTS.filter((sort): sort is SortOrder => sort !== 'memberCount');
const COUNTS = [0, 5, 99, 100, 101, 999, 1_000, 9_999, 10_000, 250_000];

function phrase(random: Random, maxWords: number): string {
  return Array.from({ length: random.below(maxWords + 1) }, () => random.pick(WORDS)).join(
    random.pick([' ', ' ', ' | ', '']),
  );
}

function count(random: Random): number | null {
  return random.chance(0.1) ? null : random.chance(0.5) ? random.pick(COUNTS) : random.below(20_000);
}

export function randomEntry(random: Random, id: string): CatalogEntry {
  const name = phrase(random, 3);
  const entry: Omit<CatalogEntry, 'card'> = {
    id,
    slug: `slug-${id}`,
    name,
    description: phrase(random, 6) || null,
    categories: random.some(CATEGORIES, 1, 3).map((value) => (random.chance(0.1) ? value.toUpperCase() : value)),
    tags: random.some(TAGS, 0, 3),
    discordFeatures: random.some(FEATURES, 0, 6).sort(),
    language: random.chance(0.3) ? null : random.pick(LANGUAGES),
    region: random.pick(REGIONS),
    activityLevel: random.pick(LEVELS),
    memberCount: count(random),
    onlineCount: count(random),
    activityOrder: random.chance(0.1) ? null : random.below(5),
    ratingScore: random.below(4) / 2,
    ratingSum: random.below(40),
    ratingCount: random.below(10),
    rank: random.below(20),
    verified: random.chance(0.3),
    partnered: random.chance(0.2),
    community: random.chance(0.6),
    createdAt: random.below(30),
  };
  return { ...entry, card: cardOf(entry) };
}

/** A random update: of the counts, as by a sync, of single fields, or of everything. */
export function changedEntry(random: Random, before: CatalogEntry): CatalogEntry {
  const other = randomEntry(random, before.id);
  // The same words in another order.
  if (random.chance(0.1)) other.name = before.name.split(' ').toReversed().join(' ');
  // The same tags in another order: the first is the main one.
  if (random.chance(0.1)) other.tags = before.tags.toReversed();
  const { memberCount, onlineCount, activityOrder, rank, ratingSum, ratingCount } = other;
  const counts = { memberCount, onlineCount, activityOrder, rank, ratingSum, ratingCount };
  const labels = ['categories', 'tags', 'discordFeatures', 'language', 'region'] as const;
  const fields: (keyof CatalogEntry)[] = ['name', 'description', ...labels, 'slug'];
  const field = random.pick(fields);
  const after = random.chance(0.6)
    ? { ...before, ...counts }
    : random.chance(0.5)
      ? { ...before, [field]: field === 'slug' ? `${before.id}-${random.below(1000)}` : other[field] }
      : other;
  return { ...after, card: cardOf(after) };
}

/** The most frequent update: counts and values derived from them. */
export function withNewCounts(random: Random, before: CatalogEntry): CatalogEntry {
  const { memberCount, onlineCount, activityOrder, ratingScore, rank, ...other } = randomEntry(random, before.id);
  const after = { ...before, memberCount, onlineCount, activityOrder, ratingScore, rank };
  if (random.chance(0.3)) after.activityLevel = other.activityLevel;
  if (random.chance(0.3)) after.verified = other.verified;
  if (random.chance(0.3)) after.community = other.community;
  return { ...after, card: random.chance(0.9) ? cardOf(after) : before.card };
}

function cardOf(entry: Omit<CatalogEntry, 'card'>): string {
  const { id, name, description, categories, tags, language, region, memberCount, ratingSum, ratingCount } = entry;
  return JSON.stringify({
    id,
    name,
    description,
    categories,
    tags,
    language,
    region,
    memberCount,
    stars: [ratingSum, ratingCount],
  });
}

/** Some words name something, some have little or no weight, and one is not English. */
export function madeUpReading(question: string, unanswered?: ReadonlySet<string>): ReturnType<ReadQuestion> {
  const parts: ReadPart[] = [];
  const words = question.split(' ');
  for (let i = 0; i < words.length; i++) {
    const pair = `${words[i]} ${words[i + 1]}`;
    const text = MEANINGS[pair] === undefined || unanswered?.has(pair) ? words[i]! : pair;
    parts.push({ ...PLAIN, ...MEANINGS[text], words: text.split(/[ -]/) });
    if (text === pair) i++;
  }
  // What follows a "not" is excluded; if it names nothing, it weighs less.
  for (const [i, part] of parts.entries()) {
    if (parts[i - 1]?.words[0] !== 'not' || part.weight < 1) continue;
    parts[i] = { ...part, isExcluded: true, weight: isNaming(part) ? 1 : AFTER_NOT };
  }
  // Without a part of full weight, every part gets it.
  const hasFullWeight = parts.some(({ weight }) => weight === 1);
  const writtenIn = words.includes('mine') ? ['ja', 'pt'] : [];
  return { parts: hasFullWeight ? parts : parts.map((part) => ({ ...part, weight: 1 })), writtenIn };
}

const PLAIN = { tags: [], categories: [], languages: [], weight: 1 };
const MEANINGS: Readonly<Record<string, Partial<ReadPart>>> = {
  not: { weight: 0 },
  the: { weight: 0 },
  of: { weight: 0 },
  community: { weight: 0.2 },
  game: { weight: 0.2, tags: ['anime'] },
  anime: { tags: ['Rock Music', 'cafe'], closest: 'cafe', languages: ['ja'] },
  mine: { categories: ['Gaming'] },
  'mine craft': { tags: ['minecraft'], broader: ['Gaming'], isTitle: true },
  mincraft: { tags: ['minecraft', 'cafe'], genres: ['cafe'] },
  commodity: { tags: ['minecraft'], genres: ['minecraft'] },
  abc: { languages: ['en', 'pt'], categories: ['art'] },
  zorgle: { guess: { tags: ['minecraft'], categories: ['art'], languages: ['de'], weight: 1 } },
};

/** Words that name something, have little weight, are two joined words, or occur nowhere. */
const QUESTION_WORDS =
  'the of not community game anime mine craft abc minecraft mincraft commodity gaming zorgle minecafe gamesabcdefgh co-op abcde-op'.split(
    ' ',
  );

export function madeUpText(random: Random): string {
  if (random.chance(0.3))
    return Array.from({ length: 2 + random.below(3) }, () => random.pick(QUESTION_WORDS)).join(' ');
  const text = random.chance(0.7) ? random.pick(WORDS) : phrase(random, 4);
  if (random.chance(0.3)) return text.slice(0, 1 + random.below(text.length));
  if (random.chance(0.3)) return withTypo(random, text);
  return random.chance(0.1) ? text.toUpperCase() : text;
}

function withTypo(random: Random, text: string): string {
  const at = random.below(text.length + 1);
  const rest = text.slice(at);
  return random.pick([
    text.slice(0, at) + rest.slice(1),
    `${text.slice(0, at)}x${rest}`,
    `${text.slice(0, at)}x${rest.slice(1)}`,
    text.slice(0, at) + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2),
  ]);
}

/** The most frequent kind of query: one filter that many listings pass, and any page. */
export function plainQuery(random: Random): CatalogQuery {
  const query = { sort: random.pick(SORT_ORDERS), offset: random.below(1500), limit: random.pick([5, 18]) };
  return random.pick<() => CatalogQuery>([
    () => query,
    () => ({ ...query, categories: [random.pick(CATEGORIES)] }),
    () => ({ ...query, activityLevels: [random.pick(LEVELS)] }),
    () => ({ ...query, sizes: [random.pick(['small', 'medium', 'large', 'huge'] as const)] }),
    () => ({ ...query, sizes: ['huge'], activityLevels: [random.pick(LEVELS)] }),
    () => ({ ...query, community: true }),
    () => ({ ...query, tags: [random.pick(TAGS)] }),
    () => ({ ...query, tags: [random.pick(TAGS)], activityLevels: [random.pick(LEVELS)] }),
  ])();
}

export function madeUpQuery(random: Random): CatalogQuery {
  const query: CatalogQuery = {
    sort: random.pick(SORT_ORDERS),
    offset: random.chance(0.5) ? 0 : random.below(random.chance(0.5) ? 40 : 1500),
    limit: random.pick([1, 5, 18, 100]),
  };
  const odd = ['nothing', ''];
  if (random.chance(0.5)) query.text = random.chance(0.05) ? '  ' : madeUpText(random);
  if (random.chance(0.05)) query.text = `${query.text ?? ''} ${random.pick(['-minecraft', '-zorgle', '-game'])}`;
  if (random.chance(0.1)) query.plain = random.some(['Anime', 'mine', 'mine craft', 'zorgle'], 1, 2);
  if (random.chance(0.3)) query.categories = random.some([...CATEGORIES, 'gaming', ...odd], 0, 3);
  if (random.chance(0.25)) query.features = random.some([...FEATURES, 'Member List', ...odd], 0, 3);
  if (random.chance(0.2)) query.activityLevels = random.some([...LEVELS, 'very active'], 1, 2);
  if (random.chance(0.2)) query.languages = random.some([...LANGUAGES, 'EN'], 1, 2);
  if (random.chance(0.15)) query.regions = random.some([...REGIONS, 'north america', ...odd], 1, 2);
  if (random.chance(0.25)) query.tags = random.some([...TAGS, ...odd], 0, 3);
  if (random.chance(0.2)) query.sizes = random.some(['small', 'medium', 'large', 'huge'] as const, 1, 3);
  if (random.chance(0.15)) query.minMembers = random.pick(COUNTS);
  if (random.chance(0.15)) query.maxMembers = random.pick([...COUNTS, 99, 9_999]);
  if (random.chance(0.1)) query.verified = true;
  if (random.chance(0.1)) query.partnered = true;
  if (random.chance(0.1)) query.community = true;
  return query;
}
