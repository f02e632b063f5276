// Owner edits: all or nothing, and only on the version that the edit started from.
import type { Updateable } from 'kysely';
import { tagSlug } from '#contract/spelling.ts';
import type { Database } from '#db/open.ts';
import type { ListingsTable } from '#db/tables.ts';
import type { Caller } from '#discord/budget-rules.ts';
import type { ListableAnswer } from '#discord/client.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { parseInvite } from '#discord/invite-link.ts';
import { knownCategories } from '#features/categories/categories.ts';
import { blockedTerms } from '#features/holds/store.ts';
import { containsAnyTerm } from '#features/holds/terms.ts';
import { shownText } from './markdown.ts';
import { requireListing } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { refusal } from '#features/submissions/submissions.ts';
import { lookUpAndRecordTarget, type SyncDeps } from '#features/sync/sync.ts';
import { recordFacts } from '#features/sync/record.ts';
import { uniqueBySlug } from '#features/tags/proposals.ts';
import { AppError, invalidInput, invalidInvite } from '#http/errors.ts';
import type { EditServerBody } from './contract.ts';
import { lockOwner } from './rights.ts';
import { longDescriptionOf, saveEdit, saveLongDescription } from './store.ts';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const editConflict = (): AppError =>
  new AppError(
    409,
    'edit_conflict',
    'Another user has saved this server in the meantime. Your changes were not saved.',
  );
const takenDown = (): AppError =>
  new AppError(
    409,
    'taken_down',
    'This server is taken down, so its invite is not checked. Put the server back first.',
  );

/**
 * Throws 409 if the listing was edited since `edit.version`, unless it contains this edit: sent again after its response
 * was lost. Returns the listing as it is then.
 */
export async function editListing(
  deps: SyncDeps,
  row: ListingRow,
  { userId, caller }: { userId: string; caller: Caller },
  edit: EditServerBody,
): Promise<ListingRow> {
  const { db, now } = deps;
  const values = valuesOf(edit, now());
  await refuseBlockedTerms(db, edit);
  const answer = edit.inviteUrl === undefined ? null : await answerFor(deps, row, edit.inviteUrl, caller);
  return await db.write(async (write) => {
    const { tx, changed } = write;
    await lockOwner(tx, row.id, userId);
    const columns = { ...values, ...(answer && inviteValues(answer.facts, now())) };
    if (!(await saveEdit(tx, row.id, edit.version, columns))) {
      const saved = await requireListing(tx, row.id);
      const text = await longDescriptionOf(tx, row.id);
      const isSameText = edit.longDescription === undefined || (edit.longDescription || null) === text;
      if (!isSameText || !contains(saved, columns)) throw editConflict();
      return saved;
    }
    if (edit.longDescription !== undefined) await saveLongDescription(tx, row.id, edit.longDescription || null);
    if (answer) await recordInvite(write, row.id, answer);
    changed(row.id);
    return await requireListing(tx, row.id);
  });
}

function contains(row: ListingRow, columns: Updateable<ListingsTable>): boolean {
  const isSame = (name: 'categories' | 'tags' | 'language' | 'region' | 'invite_code') =>
    columns[name] === undefined || columns[name] === row[name];
  // What the owner has not chosen is derived from the texts, since the first request perhaps.
  const isChosen = (name: 'tags' | 'language') => {
    const at = columns[`${name}_set_at`];
    return at === null ? row[`${name}_set_at`] === null : isSame(name);
  };
  return isSame('categories') && isSame('region') && isSame('invite_code') && isChosen('tags') && isChosen('language');
}

/** Also records what the look-up returned about the guild. Throws 409 if the listing is taken down. */
async function recordInvite(
  write: Parameters<typeof recordFacts>[0],
  id: string,
  answer: ListableAnswer,
): Promise<void> {
  const listing = await requireListing(write.tx, id);
  if (listing.approval === 'opted-out') throw takenDown();
  await recordFacts(write, listing, answer);
}

/** Blocked terms apply to every text about a server, as it is written and as it is shown: `c&#97;sino` is casino. */
async function refuseBlockedTerms(db: Database, { inviteUrl, tags, longDescription }: EditServerBody): Promise<void> {
  const terms = await blockedTerms(db.kysely);
  for (const [path, text] of [
    ['inviteUrl', inviteUrl && parseInvite(inviteUrl)?.code],
    ...(tags ?? []).map((tag) => ['tags', tag] as const),
    ['longDescription', longDescription],
    ['longDescription', longDescription && (await shownText(longDescription))],
  ] as const) {
    if (text && containsAnyTerm(text, terms))
      throw invalidInput([
        { path, message: 'The text contains a term that the moderators have blocked.', code: 'blocked_term' },
      ]);
  }
}

/** Throws 400 for an unknown category or language, or an invalid tag. */
function valuesOf({ categories, tags, language, region }: EditServerBody, at: number) {
  return {
    updated_at: at,
    ...(categories && { categories: JSON.stringify(knownCategories(categories)) }),
    ...(tags !== undefined && tagValues(tags, at)),
    ...(language !== undefined && languageValues(language, at)),
    ...(region && { region }),
    // Read the texts again: they can contain tags, and a cleared language has to be detected.
    described: null,
  };
}

/** After null there are none until the texts are read again, a moment later. */
function tagValues(tags: readonly string[] | null, at: number) {
  return tags === null
    ? { tags: '[]', tags_set_at: null }
    : { tags: JSON.stringify(sluggedTags(tags)), tags_set_at: at };
}

function languageValues(language: string | null, at: number) {
  if (language === null) return { language: null, language_set_at: null, language_from: null };
  return { language: canonical(language), language_set_at: at, language_from: 'owner' as const };
}

function inviteValues({ invite }: GuildFacts, at: number) {
  return {
    invite_code: invite.code,
    invite_expires_at: invite.expiresAt,
    invite_max_uses: invite.maxUses,
    invite_set_at: at,
    previous_invite_code: null,
  };
}

/** Throws 400 for a tag that has no slug. */
function sluggedTags(tags: readonly string[]): string[] {
  if (tags.some((tag) => tagSlug(tag) === '')) {
    throw invalidInput([
      { path: 'tags', message: 'Each tag must contain a letter or a digit.', code: 'letter_or_digit_needed' },
    ]);
  }
  return uniqueBySlug(tags);
}

/** Throws 400 for a tag without a language of that name: every word of five to eight letters has the form of one. */
function canonical(language: string): string {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(language);
    if (LANGUAGE_NAMES.of(tag) !== undefined) return tag;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw invalidInput([
    { path: 'language', message: `“${language}” is not the tag of a language (BCP 47).`, code: 'unknown_language' },
  ]);
}

async function answerFor(deps: SyncDeps, row: ListingRow, inviteUrl: string, caller: Caller): Promise<ListableAnswer> {
  if (row.approval === 'opted-out') throw takenDown();
  const invite = parseInvite(inviteUrl);
  if (!invite) throw invalidInvite();
  const answer = await lookUpAndRecordTarget(deps, invite.code, caller);
  if (answer.verdict !== 'ok') throw refusal(answer.verdict);
  if (answer.facts.guildId !== row.guild_id)
    throw invalidInput([{ path: 'inviteUrl', message: 'The invite leads to another server.', code: 'other_server' }]);
  return answer;
}
