// What is in the form of an owner, and what of it is new.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LONGEST_TAG, MOST_TAGS } from '#contract/limits.ts';
import type { EditServerBody, OwnedServer } from '#features/owners/contract.ts';
import type { FieldErrors, FormFields } from '#web/kit/failures/field-errors.ts';

export interface Draft {
  categories: readonly string[];
  /** With commas between them. Empty: what the texts say. */
  tags: string;
  /** Empty: what the platform says. */
  language: string;
  region: string;
  /** Empty: the one that there is. */
  inviteUrl: string;
  longDescription: string;
}

export function draftOf(server: OwnedServer): Draft {
  return {
    categories: server.categories,
    tags: server.tags.join(', '),
    language: server.language ?? '',
    region: server.region,
    inviteUrl: '',
    longDescription: server.longDescription ?? '',
  };
}

export function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

export type Changes = Omit<EditServerBody, 'version'>;

/** What was changed since `base`; what somebody else changes meanwhile is not in there, and stays. */
export function changesOf(draft: Draft, base: OwnedServer): Changes {
  const before = draftOf(base);
  const tags = tagsOf(draft.tags);
  const changes: Changes = {};
  if (!equal(draft.categories, before.categories)) changes.categories = [...draft.categories];
  if (!equal(tags, base.tags)) changes.tags = tags.length > 0 ? tags : null;
  if (draft.language !== before.language) changes.language = draft.language || null;
  if (draft.region !== before.region) changes.region = draft.region as Changes['region'];
  if (draft.inviteUrl.trim()) changes.inviteUrl = draft.inviteUrl.trim();
  if (draft.longDescription !== before.longDescription) changes.longDescription = draft.longDescription || null;
  return changes;
}

/** The form once `sent` was saved: what is saved now, but for what was typed while it was under way. */
export function afterSave(typed: Draft, sent: Draft, saved: Draft): Draft {
  const isTyped = (name: keyof Draft): boolean => {
    if (name === 'categories') return !equal(typed.categories, sent.categories);
    return typed[name] !== sent[name];
  };
  const names = Object.keys(saved) as (keyof Draft)[];
  const typedSince = names.filter(isTyped).map((name) => [name, typed[name]] as const);
  return { ...saved, ...Object.fromEntries(typedSince) };
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
} as const satisfies FormFields<keyof Draft>;

/** What can be said of its fields before anything is sent. */
export function problemsOf({ categories, tags }: Draft, i18n: I18n): FieldErrors<'categories' | 'tags'> {
  const problems: FieldErrors<'categories' | 'tags'> = {};
  const each = tagsOf(tags);
  if (categories.length === 0) problems.categories = i18n.t(msg`Pick at least one category.`);
  if (each.length > MOST_TAGS) problems.tags = i18n.t(msg`Use at most ${{ most: MOST_TAGS }} tags.`);
  else if (each.some((tag) => tag.length > LONGEST_TAG)) problems.tags = i18n.t(TAG_TOO_LONG);
  return problems;
}
