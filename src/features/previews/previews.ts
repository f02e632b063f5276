// What an invite leads to. A listed server is served from storage; the invite is looked up only when the stored
// data is older than its freshness target. If the upstream fails, the stored data is returned with its age.
import type { Caller } from '#discord/budget-rules.ts';
import type { Cdn } from '#discord/cdn.ts';
import { isDiscordError } from '#discord/errors.ts';
import { parseInvite } from '#discord/invite-link.ts';
import { isVisibleTo, type Viewer } from '#features/listings/listings.ts';
import { listingByGuild, listingByInvite, type ListingRow, listingById } from '#features/listings/store.ts';
import { isExpiringSoon, lookUpUnlessDelisted, refusal, refuseDelisted } from '#features/submissions/submissions.ts';
import { refreshListing, type SyncDeps, wasJustChecked } from '#features/sync/sync.ts';
import { isTargetMet } from '#features/sync/record.ts';
import { invalidInvite, unknownInvite } from '#http/errors.ts';
import type { InvitePreview } from './contract.ts';
import { previewOfGuild, previewOfListing } from './view.ts';

interface PreviewDeps extends SyncDeps {
  cdn: Cdn;
}

/** @param caller whose budget is used if the invite has to be looked up */
export async function preview(
  deps: PreviewDeps,
  inviteCode: string,
  viewer: Viewer,
  caller: Caller,
): Promise<InvitePreview> {
  const invite = parseInvite(inviteCode);
  if (!invite) throw invalidInvite('inviteCode');
  const listed = await listingByInvite(deps.db.kysely, invite.code);
  if (listed && isVisibleTo(listed, viewer)) return await listedPreview(deps, listed, caller);
  const answer = await lookUpUnlessDelisted(deps, listed, invite.code, caller);
  if (answer.verdict !== 'ok') throw refusal(answer.verdict, 'inviteCode');
  const known = await listingByGuild(deps.db.kysely, answer.facts.guildId);
  refuseDelisted(known);
  if (!known && isExpiringSoon(answer.facts, deps.now())) throw refusal('expiring', 'inviteCode');
  const fresh = previewOfGuild(answer.facts, answer.answeredAt, deps.cdn);
  return known && isVisibleTo(known, viewer) ? { ...fresh, data: { ...fresh.data, ...fieldsOf(deps, known) } } : fresh;
}

function fieldsOf({ cdn }: PreviewDeps, row: ListingRow) {
  const { averageRating, totalReviews, categories, listedAs } = previewOfListing(row, cdn).data;
  return { averageRating, totalReviews, categories, listedAs };
}

async function listedPreview(deps: PreviewDeps, row: ListingRow, caller: Caller): Promise<InvitePreview> {
  // An invite that is gone can work again; a submission of it would be looked up too.
  const isStored = row.invite_state === 'live' && isTargetMet(row, deps.now());
  const isFresh = isStored || wasJustChecked(row, deps.now());
  const current = isFresh ? row : await refreshed(deps, row, caller);
  if (current.invite_state === 'quarantined') throw unknownInvite('it leads to another server now');
  if (current.invite_state !== 'live') throw unknownInvite();
  return previewOfListing(current, deps.cdn);
}

/** The row after a look-up, or unchanged if the upstream fails. */
async function refreshed(deps: PreviewDeps, row: ListingRow, caller: Caller): Promise<ListingRow> {
  try {
    await refreshListing(deps, row, caller);
  } catch (error) {
    if (!isDiscordError(error)) throw error;
    return row;
  }
  const current = await listingById(deps.db.kysely, row.id);
  return current ?? row;
}
