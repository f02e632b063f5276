// A public listing whose guild changed its name, description or icon: the rules that hold submissions also apply to the
// new ones. What one holds waits for a moderator; until then the old ones remain public.
import { createHash } from 'node:crypto';
import { newId } from '#db/new-id.ts';
import type { Write } from '#db/open.ts';
import type { HeldChangesTable } from '#db/hold-tables.ts';
import type { Approval } from '#db/tables.ts';
import { nameKey } from '#features/listings/name-key.ts';
import { type HeldReason, readReason } from './held-because.ts';
import { changeReason } from './hold.ts';
import {
  addRefused,
  blockedTerms,
  dropHeldChange,
  dropRefused,
  heldChangeById,
  heldChangeOf,
  lockFreshTexts,
  lockIdentity,
  lookAlikeOf,
  refusedBecause,
  saveHeldChange,
  takeHeldChange,
} from './store.ts';
import { containsAnyTerm } from './terms.ts';
import { recordText, waveOf } from './waves.ts';

/** The parts of a listing that users recognize it by. */
export interface ListingIdentity {
  name: string;
  description: string | null;
  icon_hash: string | null;
}

/** How many others per day can change to similar words before a moderator reviews them. */
const ALIKE_CHANGES = 2;

/**
 * What a listing shows after the platform returned `next`: that, or its current identity while a change is held. A held
 * change waits for a moderator even when no rule would hold it any more: waves are forgotten after a day, and a decision
 * that was undone is not made again by a sync. A refused one stays, so that the owners see it. A later change replaces
 * either; a change that was reverted is no longer held.
 * @param known the listing as it was read in this transaction
 */
export async function admitChange(
  tx: Write['tx'],
  { id: listingId, ...known }: ListingIdentity & { id: string },
  next: ListingIdentity,
  at: number,
): Promise<ListingIdentity> {
  // The usual case: nothing is locked or written.
  if (areEqual(known, next)) {
    if (await heldChangeOf(tx, listingId)) await dropHeldChange(tx, listingId);
    return next;
  }
  const shown = await lockIdentity(tx, listingId);
  if (!shown || !isGuarded(shown.approval) || areEqual(shown, next)) {
    await dropHeldChange(tx, listingId);
    // A listing that is pending review is compared with other arrivals by its current words.
    if (shown?.approval === 'pending' && !haveSameText(shown, next)) await recordText(tx, arrival(listingId, next), at);
    return next;
  }
  const old = identityOf(shown);
  const held = await heldChangeOf(tx, listingId);
  if (held && areEqual(held, next)) return old;
  const refused = await refusedBecause(tx, listingId, hashOf(next));
  const reason = refused === undefined ? await reasonOf(tx, listingId, old, next, at) : readReason(refused);
  if (reason !== null) {
    await hold(tx, { listingId, identity: next, reason, isRefused: refused !== undefined }, at);
    return old;
  }
  await dropHeldChange(tx, listingId);
  if (!haveSameText(old, next)) await recordText(tx, arrival(listingId, next), at);
  return next;
}

async function reasonOf(tx: Write['tx'], listingId: string, old: ListingIdentity, next: ListingIdentity, at: number) {
  await lockFreshTexts(tx);
  const key = nameKey(next.name);
  const lookAlike = await lookAlikeOf(tx, {
    nameKey: key === nameKey(old.name) ? null : key,
    iconHash: next.icon_hash === old.icon_hash ? null : next.icon_hash,
    except: listingId,
  });
  const wave = haveSameText(old, next) ? undefined : await waveOf(tx, arrival(listingId, next), ALIKE_CHANGES, at);
  return changeReason(old, next, { blockedTerms: await blockedTerms(tx), lookAlike, wave });
}

interface Labels {
  /** JSON. */
  traits: string;
  server_tag: string | null;
  vanity_code: string | null;
}

/**
 * The labels without those that contain a blocked term. They are short, change often, and no moderator reviews those of
 * public listings.
 */
export async function admitLabels(
  tx: Write['tx'],
  { traits, server_tag: tag, vanity_code: code }: Labels,
): Promise<Labels> {
  const terms = await blockedTerms(tx);
  const admitted = (JSON.parse(traits) as { label: string }[]).filter(({ label }) => !containsAnyTerm(label, terms));
  return {
    traits: JSON.stringify(admitted),
    server_tag: tag !== null && containsAnyTerm(tag, terms) ? null : tag,
    vanity_code: code !== null && containsAnyTerm(code, terms) ? null : code,
  };
}

interface Change {
  listingId: string;
  identity: ListingIdentity;
  reason: HeldReason;
}

async function hold(
  tx: Write['tx'],
  { listingId, identity, reason, isRefused = false }: Change & { isRefused?: boolean },
  at: number,
): Promise<void> {
  await saveHeldChange(tx, {
    listing_id: listingId,
    id: newId('heldChange'),
    ...identity,
    held_because: JSON.stringify(reason),
    found_at: at,
    is_refused: isRefused ? 1 : 0,
  });
}

/**
 * Removes a held change, at most once, and locks the listing.
 * @returns undefined when the change was already decided or replaced by another
 */
export async function takeChange(
  tx: Write['tx'],
  id: string,
): Promise<{ change: HeldChangesTable; old: ListingIdentity } | undefined> {
  const waiting = await heldChangeById(tx, id);
  const shown = waiting && (await lockIdentity(tx, waiting.listing_id));
  const change = shown && (await takeHeldChange(tx, id));
  if (!change) return undefined;
  return { change, old: identityOf(shown) };
}

/** For undoing a moderator's decision: holds the change again, unless a later one waits or is refused by now. */
export async function holdAgain(tx: Write['tx'], change: Change, at: number): Promise<void> {
  const held = await heldChangeOf(tx, change.listingId);
  if (!held || areEqual(held, change.identity)) await hold(tx, change, at);
}

/** Forgets that this identity was refused, so that a moderator is asked again. False when it was not. */
export async function allowChange(tx: Write['tx'], listingId: string, identity: ListingIdentity): Promise<boolean> {
  return await dropRefused(tx, listingId, hashOf(identity));
}

/**
 * From now on a sync stores the same name, description and icon as refused: the owners see it, and no moderator is asked
 * again.
 */
export async function refuseChange(tx: Write['tx'], change: HeldChangesTable): Promise<void> {
  const { listing_id, held_because } = change;
  await addRefused(tx, { listing_id, identity_hash: hashOf(change), held_because });
  await saveHeldChange(tx, { ...change, is_refused: 1 });
}

/** Whether changes must pass the rules: the listing is public, or can become public again unchanged. */
export function isGuarded(approval: Approval): boolean {
  return approval === 'approved' || approval === 'opted-out';
}

function arrival(listingId: string, { name, description }: ListingIdentity) {
  return { listingId, name, description, accountKey: '', addressKey: null };
}

function haveSameText(a: ListingIdentity, b: ListingIdentity): boolean {
  return a.name === b.name && a.description === b.description;
}

function areEqual(a: ListingIdentity, b: ListingIdentity): boolean {
  return haveSameText(a, b) && a.icon_hash === b.icon_hash;
}

export function identityOf({ name, description, icon_hash }: ListingIdentity): ListingIdentity {
  return { name, description, icon_hash };
}

export function hashOf({ name, description, icon_hash }: ListingIdentity): string {
  return createHash('sha256')
    .update(JSON.stringify([name, description, icon_hash]))
    .digest('base64url');
}
