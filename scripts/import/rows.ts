// One line of an import file: parses facts about a community and derives a submission from them.
import { z } from 'zod';
import { foldQuestion } from '#contract/fold.ts';
import { type CategoryName, categoryNamed } from '#contract/vocabulary.ts';
import { tagSlug } from '#contract/spelling.ts';
import { displayText } from '#discord/display-text.ts';
import { proposeCategories } from '#features/categories/propose-categories.ts';
import { givenTags } from '#features/tags/proposals.ts';
import type { Subject } from '#features/tags/lexicon.ts';
import { subjectNamed, subjectsInText, tagsInText } from '#features/tags/tag-words.ts';
import { understand } from '#features/tags/understand.ts';
import { languageTag } from './languages.ts';

/** Only name and invite are required; of the other fields, invalid values are dropped. */
const texts = z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.string())).catch([]);
const count = z.number().int().positive().optional().catch(undefined);
const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);

export const ImportRow = z.object({
  name: z.string('is missing').trim().min(1, 'is empty'),
  inviteCode: z
    .string('is no text')
    .trim()
    .nullish()
    .transform((code) => code || undefined),
  description: text,
  guildId: z
    .string()
    .regex(/^\d{15,20}$/)
    .optional()
    .catch(undefined),
  memberCount: count,
  onlineCount: count,
  iconHash: text,
  serverTag: text,
  verified: flag,
  partnered: flag,
  categories: texts,
  tags: texts,
  language: texts,
});
export type ImportRow = z.infer<typeof ImportRow>;

/** @returns the row, or why the line is invalid */
export function readRow(line: string): ImportRow | string {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return 'The line is not JSON.';
    throw error;
  }
  const { data, error } = ImportRow.safeParse(json);
  if (data) return data;
  const [issue] = error.issues;
  return issue?.path.length ? `Its ${issue.path.join('.')} ${issue.message}.` : 'The line is not a JSON object.';
}

const MAX_TAGS = 5;
/** Lists whose owners choose tags allow this many. */
const MAX_CHOSEN = 5;
/** A list with one of these contains names of channels, however short it is. */
const CHANNELS = new Set(['general', 'help', 'support']);
const MAX_WORDS = 3;
const MAX_LINE_LENGTH = 200;
/** Notes in a heading are about the list: `Apps (formerly bots)`. */
const NOTES = /\([^)]*\)/g;
/** At the start of headings that a list has once for each system. */
const SYSTEM = /^(?:Android|iOS|Linux|Mac|Windows) /i;
/** Headings, by slug, that say nothing about the communities under them. */
const EMPTY_HEADINGS = new Set(
  (
    'others,miscellaneous,misc,general,discord,random,meta,system,internet,development,tools,software,resources,tooling,' +
    'special-interest,officials,communities,support-communities,dev-communities,subreddits,sites,apps,websites,indexes,' +
    'games,files,interactive,mobile,video,writing,european,english,api,gaming-tools,technical-tools,git-gud,v'
  ).split(','),
);
/** A heading with one of these words describes how the list is sorted: `Official Model Sites`. */
const SORTING_WORDS = new Set(
  'all based curated multi multiple official online other specialized specific unofficial'.split(' '),
);

/**
 * The texts of a row take precedence over the headings that it was listed under, unless these only say `Other`. If both
 * are inconclusive, the pipeline derives the categories.
 */
export function categoriesAndTags(row: ImportRow): {
  categories: CategoryName[] | undefined;
  tags: string[];
  /** The given tags and categories without an effect. */
  unused: string[];
} {
  const categories = categoriesOf(row);
  const inTexts = tagsInText([row.name, row.description].join('. '));
  const byHeading = row.categories.map(headingTags);
  const found = [
    ...ownTags(row.tags.map(displayed), categories, [...inTexts, ...byHeading.flat()]),
    ...byHeading.flat(),
  ];
  const tags = givenTags(found).slice(0, MAX_TAGS);
  const isUsed = (tag: string | undefined): boolean => tag !== undefined && tags.includes(tag);
  const unused = [
    ...row.tags.filter((tag) => ![subjectNamed(displayed(tag))?.tag, ...askedTag(displayed(tag))].some(isUsed)),
    ...row.categories.filter((heading, i) => !byHeading[i]?.some(isUsed) && !namesCategory(heading)),
  ];
  return {
    categories: categories.length > 0 ? categories : undefined,
    tags,
    unused: unused.map(displayed).filter((one) => one !== ''),
  };
}

function namesCategory(heading: string): boolean {
  return categoriesOf({ name: '', description: '', categories: [heading] }).length > 0;
}

function categoriesOf({
  name,
  description = '',
  categories: headings,
}: Pick<ImportRow, 'name' | 'description' | 'categories'>): CategoryName[] {
  if (headings.length > 0 && headings.every((heading) => categoryNamed(heading) === 'Other')) return ['Other'];
  const found = proposeCategories({ name, description, features: [], traits: [], headings });
  return found.filter((category) => category !== 'Other');
}

/**
 * Tags of lists are free text: only subjects of the lexicon are used. Longer lists than owners can choose, and
 * those with a channel of any server, are names of channels, most of which are irrelevant (`homework`, `jobs`): these
 * must also fit the categories. If name, description or headings name a subject, a channel about a part of another one
 * (`shaders`, `unix`) does not count, only one with the words of the tag itself.
 */
function ownTags(tags: readonly string[], categories: readonly CategoryName[], own: readonly string[]): string[] {
  const areChosen = tags.length <= MAX_CHOSEN && !tags.some((tag) => CHANNELS.has(tagSlug(tag)));
  const counts = ({ tag, category }: Subject, given: string): boolean =>
    categories.includes(category) &&
    (own.length === 0 || own.includes(tag) || slugWords(given).every((word) => slugWords(tag).includes(word)));
  return tags.flatMap((given) => {
    const named = subjectNamed(given);
    if (areChosen) return named?.tag ?? askedTag(given);
    return named !== undefined && counts(named, given) ? [named.tag] : [];
  });
}

/** A chosen tag names what it does in a question (`friends`), if that is one subject; `german` is a language. */
function askedTag(given: string): string[] {
  const [asked, ...others] = understand(foldQuestion(given)).parts.filter(({ weight }) => weight === 1);
  const isSubject = others.length === 0 && asked?.tags.length === 1 && asked.languages.length === 0;
  return isSubject && !asked.isExcluded && given.split(' ').length <= MAX_WORDS ? [...asked.tags] : [];
}

const slugWords = (tag: string): string[] => tagSlug(tag).split('-');

/**
 * The first of several headings is the broadest, and one that joins subjects (`Linux and macOS`) means any of them:
 * neither says what a community is about, unless the whole first heading is a subject of the lexicon and the second
 * names none of another category. Other headings of one part name what they do in a question (`Hardware`), or are used
 * as they are if they are short. `Linux Audio` and `Mac Audio` together are for any system.
 */
function headingTags(heading: string, i: number, headings: readonly string[]): string[] {
  const subject = heading.replace(SYSTEM, '');
  if (headings.some((other) => other !== heading && SYSTEM.test(other) && other.replace(SYSTEM, '') === subject))
    return [];
  const parts = heading
    .replace(NOTES, '')
    .split(/[/·,&|]| and /)
    .map((part) => displayed(part));
  const isBroad = i === 0 && headings.length > 1;
  const known = [
    ...new Set(
      parts.flatMap((part) =>
        isBroad ? tagOfBroad(part, headings[1]) : tagsUnder(part, i === 1 ? headings[0] : undefined),
      ),
    ),
  ];
  if (known.length > 0) return parts.length === 1 || known.length === 1 ? known : [];
  const [tag = ''] = parts.map((part) => part.toLowerCase());
  const slug = tagSlug(tag);
  if (slug.split('-').some((word) => SORTING_WORDS.has(word))) return [];
  if (isBroad || parts.length > 1 || EMPTY_HEADINGS.has(slug) || categoryNamed(tag) !== undefined) return [];
  const [asked, ...others] = understand(foldQuestion(tag)).parts;
  if (others.length === 0 && asked?.tags.length === 1) return [...asked.tags];
  return tag.split(' ').length <= MAX_WORDS ? [tag] : [];
}

/** A community under `Gaming on Linux` is not about `Game Development` above it, but one under `AI Agents` about `AI`. */
function tagOfBroad(heading: string, narrower = ''): string[] {
  const broad = subjectNamed(heading);
  if (broad === undefined) return [];
  const isOfOther = subjectsInText(narrower).some(({ category }) => ![broad.category, 'Other'].includes(category));
  return isOfOther && broad.category !== 'Other' && !narrower.includes(heading) ? [] : [broad.tag];
}

/** `Plugins` under `Minecraft` are "Minecraft plugins". */
function tagsUnder(heading: string, broad = ''): string[] {
  const broadTags = tagsInText(broad);
  const narrower = tagsInText(`${broad} ${heading}`).filter((tag) => !broadTags.includes(tag));
  return narrower.length > 0 ? narrower : tagsInText(heading);
}

function displayed(given: string): string {
  return displayText(given.normalize('NFC').replace(/\s+/g, ' ').trim(), MAX_LINE_LENGTH) ?? '';
}

/** The first known language of the row; lists spell them in many ways. */
export function languageOf(row: ImportRow): string | null {
  for (const name of row.language) {
    const tag = languageTag(name);
    if (tag) return tag;
  }
  return null;
}
