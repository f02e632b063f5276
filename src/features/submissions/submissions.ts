// Submissions: looks up the invite and creates the listing of its guild, or refreshes the existing one.
import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#contract/time.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import { newId } from '#db/new-id.ts';
import type { Database, Queries, Write } from '#db/open.ts';
import type { AnyCaller } from '#discord/budget-rules.ts';
import type { InviteAnswer, ListableAnswer } from '#discord/client.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { parseInvite } from '#discord/invite-link.ts';
import type { InviteRefusal } from '#discord/invite-verdict.ts';
import { proposeCategories } from '#features/categories/propose-categories.ts';
import type { HoldLimits } from '#features/holds/hold.ts';
import { anonymizeFreshTexts, blockedTerms } from '#features/holds/store.ts';
import { containsAnyTerm } from '#features/holds/terms.ts';
import { isVisibleTo, type ShownTo, type Viewer } from '#features/listings/listings.ts';
import { RESERVED_SLUGS, slugOf } from '#features/listings/slug.ts';
import { guildRejected, heldView, type HeldReason, readReason } from '#features/holds/held-because.ts';
import { recordText } from '#features/holds/waves.ts';
import { blockOf, listingByGuild, listingByInvite, type ListingRow, lockListing } from '#features/listings/store.ts';
import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { recordSubmission } from '#features/reputation/reputation.ts';
import { lookUpAndRecordTarget, type SyncDeps } from '#features/sync/sync.ts';
import { factColumns, recordFacts, recordFactsOfOther, recordFirstFacts } from '#features/sync/record.ts';
import { ADDRESS_RETENTION_MS } from '#http/caller-keys.ts';
import { guildRefused, guildTakenDown, invalidInvite, type Issue, noDiscordData, unknownInvite } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import type { SubmittedServer } from './contract.ts';
import { arrivalOf, reasonToHold, type Submitter } from './reason-to-hold.ts';
import { addSubmission, anonymizeSubmissions, deleteAddressesBefore, insertListing, replaceInvite } from './store.ts';

export interface SubmissionDeps extends SyncDeps {
  limits: HoldLimits;
  /** The only guild that gets the slug `oadro`. */
  oadroGuildId: string | undefined;
}

export interface Submission extends Submitter {
  /** Id for a new listing; set by the sandbox, whose data must be the same on every machine. */
  listingId?: string;
  /** As pasted. */
  inviteUrl: string;
  categories?: readonly CategoryName[];
  tags?: readonly string[];
  language?: string | null;
  /** Key of the submitter's browser; a visitor can see the listing by it while it is pending review. */
  submitterKey: string;
  /** The user or background task whose look-up budget is used. */
  caller: AnyCaller;
}

export interface Submitted {
  listing: ShownTo & Pick<ListingRow, 'id' | 'slug' | 'name' | 'held_because'>;
  isExisting: boolean;
  /** Achievements unlocked by the submission. */
  unlocked: UnlockedAchievement[];
}

export async function submit(deps: SubmissionDeps, submission: Submission): Promise<Submitted> {
  const invite = parseInvite(submission.inviteUrl);
  if (!invite) throw invalidInvite();
  const listed = await listingByInvite(deps.db.kysely, invite.code);
  const answer = await lookUpUnlessDelisted(deps, listed, invite.code, submission.caller);
  if (answer.verdict !== 'ok') throw refusal(answer.verdict);
  const { facts } = answer;
  return await deps.db.write(async (write) => {
    if (submission.userId !== undefined) await lockCaller(write.tx, submission.userId);
    const block = await blockOf(write.tx, facts.guildId);
    if (block !== null) throw guildRefused(block);
    const existing = await listingByGuild(write.tx, facts.guildId);
    return existing ? await refreshExisting(write, existing, answer) : await insertNew(deps, write, answer, submission);
  });
}

/**
 * Refuses the invite of a delisted server. It costs one look-up a day, as a code can lead to another server by then and
 * no sync would notice; a dead one costs a look-up each time, like an unknown code.
 * @param listed the listing with this invite
 */
export async function lookUpUnlessDelisted(
  deps: SyncDeps,
  listed: ListingRow | undefined,
  code: string,
  caller: AnyCaller,
): Promise<InviteAnswer> {
  if (deps.now() - (listed?.invite_checked_at ?? 0) < DAY_MS) refuseDelisted(listed);
  return await lookUpAndRecordTarget(deps, code, caller);
}

/** Refuses a server that a moderator rejected or its owners took down. */
export function refuseDelisted(row: ListingRow | undefined): void {
  if (row?.approval === 'rejected') throw guildRejected(row);
  if (row?.approval === 'opted-out') throw guildTakenDown();
}

/**
 * Removes an account's key from its submissions, in the transaction that deletes it. Counts by address remain, so that
 * a new account does not reset the daily limit.
 */
export async function anonymizeSubmitter(tx: Queries, accountKey: string): Promise<void> {
  await anonymizeSubmissions(tx, accountKey);
  await anonymizeFreshTexts(tx, accountKey);
}

/** Deletes address hashes after two days: they serve only to count a day's submissions. */
export async function expireAddresses(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => deleteAddressesBefore(tx, now - ADDRESS_RETENTION_MS));
}

/** A new listing needs an invite that lasts longer; servers that are listed keep any that works. */
const MIN_LIFETIME_MS = 7 * DAY_MS;

export function isExpiringSoon({ invite: { expiresAt } }: GuildFacts, at: number): boolean {
  return expiresAt !== null && expiresAt - at <= MIN_LIFETIME_MS;
}

/** `expired` is not handled here: the look-up itself throws for expired and unknown invites. */
export function refusal(verdict: Exclude<InviteRefusal, 'expired'> | 'expiring', path = 'inviteUrl'): Error {
  switch (verdict) {
    case 'no-guild':
      return noDiscordData();
    case 'group-dm':
      return unknownInvite('it leads to a group of friends, not to a server', {
        path,
        message: 'This invite leads to a group chat, not to a server.',
        code: 'group_invite',
      });
    case 'friend':
      return unknownInvite('it is a friend invite, not a server invite', {
        path,
        message: 'This is a friend invite, not a server invite.',
        code: 'friend_invite',
      });
    case 'guest':
    case 'temporary':
      return unknownInvite('it gives temporary access only; please use a lasting invite', {
        path,
        message: 'This invite gives temporary access only. Please use a permanent one.',
        code: 'temporary_invite',
      });
    case 'expiring':
      return unknownInvite('it expires within seven days; please use one that never expires', {
        path,
        message: 'This invite expires within seven days. Please use one that never expires.',
        code: 'expiring_invite',
      });
    case 'hub':
      return unknownInvite('it leads to a student hub, which cannot be joined by invite', closedServer(path));
    case 'staff-only':
      return unknownInvite('it leads to a server that is not open to the public', closedServer(path));
  }
}

function closedServer(path: string): Issue {
  return { path, message: 'This invite leads to a server that is not open to the public.', code: 'closed_server' };
}

/** Refreshes the data of a known guild; replaces its invite if the new one is better. Refuses delisted servers. */
async function refreshExisting(write: Write, { id }: ListingRow, answer: ListableAnswer): Promise<Submitted> {
  // Read again under the lock: a sync might have changed it in the meantime.
  const row = await lockListing(write.tx, id);
  refuseDelisted(row);
  const { facts } = answer;
  const { code } = facts.invite;
  const isOther = code !== row.invite_code;
  const replaces =
    isOther &&
    isBetterInvite(row, facts) &&
    !containsAnyTerm(code, await blockedTerms(write.tx)) &&
    (await replaceInvite(write.tx, row, code));
  const current = replaces ? await lockListing(write.tx, id) : row;
  const listing =
    current.invite_code === code
      ? await recordFacts(write, current, answer)
      : await recordFactsOfOther(write, current, answer);
  return { listing, isExisting: true, unlocked: [] };
}

/**
 * Whether another invite to the guild is better than the stored one. Its submitter might be able to revoke it, so only
 * the guild's own vanity code replaces a working permanent invite.
 */
function isBetterInvite(row: ListingRow, { invite, vanityCode }: GuildFacts): boolean {
  if (row.invite_state !== 'live') return true;
  const isVanity = (code: string): boolean => code.toLowerCase() === vanityCode?.toLowerCase();
  if (isVanity(invite.code)) return !isVanity(row.invite_code);
  const isLasting = row.invite_expires_at === null && row.invite_max_uses === null;
  if (isLasting || invite.maxUses !== null) return false;
  return invite.expiresAt === null || (row.invite_expires_at !== null && invite.expiresAt > row.invite_expires_at);
}

async function insertNew(
  deps: SubmissionDeps,
  write: Write,
  answer: ListableAnswer,
  submission: Submission,
): Promise<Submitted> {
  const { tx } = write;
  const { facts } = answer;
  const at = deps.now();
  if (isExpiringSoon(facts, at)) throw refusal('expiring');
  const listingId = submission.listingId ?? newId('listing');
  const arrival = arrivalOf(listingId, facts, submission);
  const reason = await reasonToHold(deps, tx, facts, submission, arrival);
  const values = newListing(listingId, facts, submission, reason, at);
  for (const slug of slugs(listingId, facts, deps.oadroGuildId)) {
    const row = await insertListing(tx, { ...values, slug });
    if (!row) {
      const other = await listingByGuild(tx, facts.guildId);
      // A concurrent submission of the same guild was faster.
      if (other) return await refreshExisting(write, other, answer);
      continue;
    }
    await recordFirstFacts(write, row, answer);
    await addSubmission(tx, {
      id: newId('submission'),
      listing_id: row.id,
      submitter_key: submission.countedKey ?? submission.submitterKey,
      address_key: submission.addressKey ?? null,
      held_because: values.held_because,
      created_at: at,
    });
    if (arrival) await recordText(tx, arrival, at);
    const { userId } = submission;
    const isEarned = userId !== undefined && reason === null;
    const unlocked = isEarned ? await recordSubmission(tx, { userId, listingId: row.id, at }) : [];
    return { listing: row, isExisting: false, unlocked };
  }
  throw new Error(`no free slug for guild ${facts.guildId}`);
}

/** The slug of the name, then the same slug with random suffixes. */
function* slugs(id: string, facts: GuildFacts, oadroGuildId: string | undefined): Generator<string> {
  const isOadro = facts.guildId === oadroGuildId;
  const base = isOadro ? 'oadro' : slugOf(facts.name, id);
  if (isOadro || !RESERVED_SLUGS.has(base)) yield base;
  for (let i = 0; i < 5; i++) yield `${base}-${randomBytes(3).toString('hex')}`;
}

/** Tags and language given with the submission; the describer adds those found in the texts later. */
function givenWords({ tags = [], language = null }: Submission) {
  const given = JSON.stringify(tags);
  return {
    tags: given,
    given_tags: tags.length === 0 ? null : given,
    language,
    language_from: language === null ? null : ('given' as const),
    described: null,
  };
}

function newListing(id: string, facts: GuildFacts, submission: Submission, reason: HeldReason | null, at: number) {
  return {
    id,
    guild_id: facts.guildId,
    ...factColumns(facts),
    categories: JSON.stringify(submission.categories ?? proposeCategories(facts)),
    ...givenWords(submission),
    region: 'Global',
    channel_count: null,
    role_count: null,
    invite_code: facts.invite.code,
    invite_expires_at: facts.invite.expiresAt,
    invite_max_uses: facts.invite.maxUses,
    previous_invite_code: null,
    invite_state: 'live' as const,
    invite_state_since: at,
    approval: reason === null ? ('approved' as const) : ('pending' as const),
    held_because: reason && JSON.stringify(reason),
    submitted_by: submission.userId ?? null,
    submitter_key: submission.submitterKey,
    created_at: at,
    updated_at: at,
  };
}

/** Why an existing listing is held is only for its first submitter. */
export function submittedView({ listing, isExisting, unlocked }: Submitted, viewer: Viewer): SubmittedServer {
  const { id, name, slug } = listing;
  const reason: HeldReason | null = isVisibleTo(listing, viewer)
    ? readReason(listing.held_because)
    : { key: 'waiting' };
  return {
    server: { id, name, slug, approved: listing.approval === 'approved' },
    isExisting,
    ...heldView(reason),
    unlocked,
  };
}
