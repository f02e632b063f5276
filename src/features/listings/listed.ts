import type { ShownRow } from './store.ts';
import { isAgeRestricted } from './view.ts';

type Standing = Pick<ShownRow, 'approval' | 'invite_state' | 'nsfw_level'>;

/** Whether a listing stands on the lists, the map and the sitemap. */
export function isListed(row: Standing): boolean {
  return !isWithheld(row) && row.invite_state !== 'expired';
}

/**
 * Whether a listing must not be handed on: it waits, was refused or taken down, is for adults, or its invite leads to
 * another server. One whose invite has expired left the lists because it is of no use there.
 */
export function isWithheld(row: Standing): boolean {
  return !isPublic(row) || row.invite_state === 'quarantined' || isAgeRestricted(row);
}

/** Whether everybody may see it. */
export function isPublic({ approval }: Pick<ShownRow, 'approval'>): boolean {
  return approval === 'approved';
}
