import type { ShownRow } from './store.ts';
import { isAgeRestricted } from './view.ts';

/** Whether a listing stands on the lists, the map and the sitemap. */
export function isListed(row: Pick<ShownRow, 'approval' | 'invite_state' | 'nsfw_level'>): boolean {
  const hasInvite = row.invite_state === 'live' || row.invite_state === 'failing';
  return row.approval === 'approved' && hasInvite && !isAgeRestricted(row);
}
