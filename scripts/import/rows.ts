// One line of an import file: facts about a community, checked, and turned into a submission.
import { z } from 'zod';
import type { CategoryName } from '#contract/vocabulary.ts';
import { displayText } from '#discord/display-text.ts';
import { proposeCategories } from '#features/submissions/submissions.ts';
import { givenTags } from '#features/tags/tags.ts';
import { languageTag } from './languages.ts';

/** Only the name and the invite matter to the directory; of the rest, what does not fit is left out. */
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

/** @returns the row, or why the line is none */
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
  return issue?.path.length ? `Its ${issue.path.join('.')} ${issue.message}.` : 'The line is no JSON object.';
}

const MOST_CATEGORIES = 5;
const LONGEST_LINE = 200;
/** Headings that say nothing about what stands under them. */
const EMPTY_HEADINGS = new Set(['other', 'others', 'miscellaneous', 'misc', 'general', 'discord', 'random', 'meta']);

/**
 * Headings that name one of our categories become it; those that say more than that stay as tags beside the row's own.
 * Without any such heading the categories are left to the pipeline, which works them out.
 */
export function categoriesAndTags(row: ImportRow): { categories: CategoryName[] | undefined; tags: string[] } {
  const mapped = row.categories.map((heading) => ({ heading, category: categoryOf(heading) }));
  const categories = [...new Set(mapped.flatMap(({ category }) => category ?? []))].slice(0, MOST_CATEGORIES);
  const more = mapped.filter(({ heading, category }) => category?.toLowerCase() !== heading.trim().toLowerCase());
  const headings = more.map(({ heading }) => tagOf(heading)).filter((tag) => !EMPTY_HEADINGS.has(tag));
  return {
    categories: categories.length > 0 ? categories : undefined,
    tags: givenTags([...row.tags.map(tagOf), ...headings]),
  };
}

function categoryOf(heading: string): CategoryName | undefined {
  const [best] = proposeCategories({ name: heading, description: null, features: [], traits: [] });
  return best === 'Other' ? undefined : best;
}

function tagOf(given: string): string {
  return displayText(given.normalize('NFC').toLowerCase().replace(/\s+/g, ' '), LONGEST_LINE) ?? '';
}

/** The first language of the row that is one; lists spell them in many ways. */
export function languageOf(row: ImportRow): string | null {
  for (const name of row.language) {
    const tag = languageTag(name);
    if (tag) return tag;
  }
  return null;
}
