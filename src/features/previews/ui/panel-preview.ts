// The data of the panel: the platform's answer or, until it arrives, the stored listing.
import type { Server } from '#features/listings/contract.ts';
import type { InvitePreview } from '#features/previews/contract.ts';

export interface PanelPreview {
  members: number | null;
  online: number | null;
  verificationLevel: number | null;
  features: string[];
  serverTag: string | null;
  vanityUrlCode: string | null;
  traits: InvitePreview['data']['traits'];
  notes: InvitePreview['data']['notes'];
  /** When the platform returned the counts; null if it never did. */
  at: string | null;
}

export function livePreview({ data, fetchedAt }: InvitePreview): PanelPreview {
  const { memberCount: members, onlineCount: online, ...rest } = data;
  const { verificationLevel, features, serverTag, vanityUrlCode, traits, notes } = rest;
  // An answer without counts is no sync: the rest of the page says that there was none yet.
  const at = members === null && online === null ? null : fetchedAt;
  return { members, online, verificationLevel, features, serverTag, vanityUrlCode, traits, notes, at };
}

/** Null for a listing without platform data: the panel then shows a skeleton. */
export function storedPreview(server: Server): PanelPreview | null {
  if (server.lastSyncedAt === null) return null;
  return {
    members: server.memberCount,
    online: server.onlineCount,
    verificationLevel: server.verificationLevel,
    features: server.discordFeatures,
    serverTag: null,
    vanityUrlCode: null,
    traits: [],
    notes: [],
    at: server.lastSyncedAt,
  };
}
