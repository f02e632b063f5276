// What is in the form of an owner, and what of it is new.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LONGEST_TAG, MOST_TAGS } from '#contract/limits.ts';
import type { EditServerBody, OwnedServer } from '#features/owners/contract.ts';
import type { FieldErrors, FormFields } from '#web/kit/failures/field-errors.ts';

/** All texts, as drafts are kept. */
export type EditFields = {
  /** With commas between them, as tags. */
  categories: string;
  /** Empty: what the texts say. */
  tags: string;
  /** Empty: what the platform says. */
  language: string;
  region: string;
  /** Empty: the one that there is. */
  inviteUrl: string;
  longDescription: string;
  /** Version of the server that the changes began with; empty without changes. */
  basedOn: string;
};

export function fieldsOf(server: OwnedServer): EditFields {
  return {
    categories: server.categories.join(', '),
    tags: server.tags.join(', '),
    language: server.language ?? '',
    region: server.region,
    inviteUrl: '',
    longDescription: server.longDescription ?? '',
    basedOn: '',
  };
}

/** Tags or categories, without what is empty. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

export type Changes = Omit<EditServerBody, 'version'>;

/** What was changed since `base`; what somebody else changes meanwhile is not in there, and stays. */
export function changesOf(fields: EditFields, base: OwnedServer): Changes {
  const before = fieldsOf(base);
  const [categories, tags] = [listOf(fields.categories), listOf(fields.tags)];
  const changes: Changes = {};
  if (!equal(categories, base.categories)) changes.categories = categories;
  if (!equal(tags, base.tags)) changes.tags = tags.length > 0 ? tags : null;
  if (fields.language !== before.language) changes.language = fields.language || null;
  if (fields.region !== before.region) changes.region = fields.region as Changes['region'];
  if (fields.inviteUrl.trim()) changes.inviteUrl = fields.inviteUrl.trim();
  if (fields.longDescription !== before.longDescription) changes.longDescription = fields.longDescription || null;
  return changes;
}

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

const TAG_TOO_LONG = msg`Each tag can have at most ${{ most: LONGEST_TAG }} characters.`;

/** What a refused edit says at its fields. */
export const EDIT_FIELDS = {
  fields: ['tags', 'inviteUrl', 'longDescription'],
  words: { tags: { too_big: TAG_TOO_LONG, letter_or_digit_needed: msg`Each tag must contain a letter or a digit.` } },
  codes: { unknown_invite: 'inviteUrl', discord_data: 'inviteUrl' },
} as const satisfies FormFields<keyof EditFields>;

/** What can be said of its fields before anything is sent. */
export function problemsOf({ categories, tags }: EditFields, i18n: I18n): FieldErrors<'categories' | 'tags'> {
  const problems: FieldErrors<'categories' | 'tags'> = {};
  const each = listOf(tags);
  if (listOf(categories).length === 0) problems.categories = i18n.t(msg`Pick at least one category.`);
  if (each.length > MOST_TAGS) problems.tags = i18n.t(msg`Use at most ${{ most: MOST_TAGS }} tags.`);
  else if (each.some((tag) => tag.length > LONGEST_TAG)) problems.tags = i18n.t(TAG_TOO_LONG);
  return problems;
}
