// One line of an import file: facts about a community, checked, and turned into a submission.
import { z } from 'zod';
import type { CategoryName } from '#contract/vocabulary.ts';
import { proposeCategories } from '#features/submissions/proposals.ts';
import { languageTag } from './languages.ts';

export const ImportRow = z.object({
  name: z.string().trim().min(1),
  description: z.string().optional(),
  inviteCode: z.string().trim().min(1).optional(),
  guildId: z.string().optional(),
  memberCount: z.number().int().positive().optional(),
  onlineCount: z.number().int().nonnegative().optional(),
  iconHash: z.string().optional(),
  serverTag: z.string().optional(),
  verified: z.boolean().optional(),
  partnered: z.boolean().optional(),
  categories: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  language: z.array(z.string()).default([]),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** @returns the row, or why the line is none */
export function readRow(line: string): ImportRow | string {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return `is not JSON (${(error as Error).message})`;
  }
  const { data, error } = ImportRow.safeParse(json);
  return data ?? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

const MOST_CATEGORIES = 5;
const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** Headings that name one of our categories become it; the rest stay as tags beside the row's own. */
export function categoriesAndTags(row: ImportRow): { categories: CategoryName[] | undefined; tags: string[] } {
  const mapped = row.categories.map((heading) => ({ heading, category: categoryOf(heading) }));
  const categories = [...new Set(mapped.flatMap(({ category }) => category ?? []))].slice(0, MOST_CATEGORIES);
  const rest = mapped.filter(({ heading, category }) => category?.toLowerCase() !== heading.toLowerCase());
  const tags = [...row.tags, ...rest.map(({ heading }) => heading)].map(tagOf).filter((tag) => tag !== '');
  return { categories: categories.length > 0 ? categories : undefined, tags: [...new Set(tags)].slice(0, MOST_TAGS) };
}

function categoryOf(heading: string): CategoryName | undefined {
  const [best] = proposeCategories({ name: heading, description: null, features: [], traits: [] });
  return best === 'Other' ? undefined : best;
}

function tagOf(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, LONGEST_TAG).trim();
}

/** The first language of the row that is one; lists spell them in many ways. */
export function languageOf(row: ImportRow): string | null {
  for (const name of row.language) {
    const tag = languageTag(name);
    if (tag) return tag;
  }
  return null;
}
