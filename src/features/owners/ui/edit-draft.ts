// The content of the owner's edit form, and which of its fields have changed.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_TAG_LENGTH, MAX_TAGS, TAG_SEPARATOR } from '#contract/limits.ts';
import { cleanText } from '#contract/plain-text.ts';
import { parseInvite } from '#discord/invite-link.ts';
import type { EditServerBody, OwnedServer } from '#features/owners/contract.ts';
import type { FieldErrors, FormFields } from '#web/kit/failures/field-errors.ts';

/** All strings, because drafts are stored as strings. */
export type EditFields = {
  /** Comma-separated, like tags. */
  categories: string;
  /** Empty: chosen from the texts. */
  tags: string;
  /** Empty: taken from the platform or the texts. */
  language: string;
  region: string;
  /** Empty: the current one. */
  inviteUrl: string;
  longDescription: string;
  /** Server version that the changes are based on; empty without changes. */
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

/** Splits tags or categories, without empty ones. Hashtags are tags too: `#raids #loot` are two. */
export function listOf(text: string): string[] {
  return text
    .split(TAG_SEPARATOR)
    .flatMap((part) => part.split(/\s(?=#)/))
    .map((one) => one.replace(/^[\s#]+/, '').trim())
    .filter(Boolean);
}

export type Changes = Omit<EditServerBody, 'version'>;

/**
 * Fields that differ from `base`: others are not sent, so another owner's changes to them are not overwritten.
 * @param lostFields changes that might have been saved by attempts whose response was lost: these fields are sent again,
 *   except an invite that was taken back, as an empty field changes nothing and the previous invite might not work
 */
export function changesOf(fields: EditFields, base: OwnedServer, lostFields: Changes = {}): Changes {
  const before = fieldsOf(base);
  const [categories, tags] = [listOf(fields.categories), listOf(fields.tags)];
  const changes: Changes = {};
  if ('categories' in lostFields || !equal(categories, base.categories)) changes.categories = categories;
  if ('tags' in lostFields || !equal(tags, listOf(before.tags))) changes.tags = tags.length > 0 ? tags : null;
  if ('language' in lostFields || fields.language !== before.language) changes.language = fields.language || null;
  if ('region' in lostFields || fields.region !== before.region) changes.region = fields.region as Changes['region'];
  const inviteUrl = fields.inviteUrl.trim();
  if (inviteUrl) changes.inviteUrl = inviteUrl;
  const text = cleanText(fields.longDescription);
  if ('longDescription' in lostFields || text !== before.longDescription) changes.longDescription = text || null;
  return changes;
}

/** Whether `base` has all of them. An invite is a change also if it is the current one; case differs in vanity codes. */
export function areSaved({ inviteUrl, ...others }: Changes, base: OwnedServer): boolean {
  if (Object.keys(others).length > 0) return false;
  const code = (base.inviteCode ?? '').toLowerCase();
  return inviteUrl === undefined || parseInvite(inviteUrl)?.code.toLowerCase() === code;
}

/** The fields whose saved values these changes would replace: the form differs from others that only they changed. */
export function savedOver(fields: EditFields, changes: Changes, theirs: OwnedServer): string[] {
  return Object.keys(changesOf(fields, theirs)).filter((field) => field in changes);
}

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

const TAG_TOO_LONG = msg`Each tag can have at most ${{ most: MAX_TAG_LENGTH }} characters.`;

/** Maps errors of a refused edit to fields. */
export const EDIT_FIELDS = {
  fields: ['tags', 'inviteUrl', 'longDescription'],
  words: { tags: { too_big: TAG_TOO_LONG, letter_or_digit_needed: msg`Each tag must contain a letter or a digit.` } },
  codes: { unknown_invite: 'inviteUrl', discord_data: 'inviteUrl' },
} as const satisfies FormFields<keyof EditFields>;

/** Problems that can be detected before anything is sent. */
export function problemsOf({ categories, tags }: EditFields, i18n: I18n): FieldErrors<'categories' | 'tags'> {
  const problems: FieldErrors<'categories' | 'tags'> = {};
  const each = listOf(tags);
  if (listOf(categories).length === 0) problems.categories = i18n.t(msg`Pick at least one category.`);
  if (each.length > MAX_TAGS) problems.tags = i18n.t(msg`Use at most ${{ most: MAX_TAGS }} tags.`);
  else if (each.some((tag) => tag.length > MAX_TAG_LENGTH)) problems.tags = i18n.t(TAG_TOO_LONG);
  return problems;
}
