// Lists that exist only in this browser: recently viewed servers, and servers chosen to compare. A visitor's
// lists become the user's at login, and are cleared at logout, when the session ends, or when another user logs in.
import { useEffect } from 'react';
import { persist } from '#web/kit/persisted.ts';
import { hasSessionHint } from '#web/kit/session-hint.ts';
import type { Server } from '#features/listings/contract.ts';

/** The stored part of a server: enough to render it and link to it. */
export interface SavedServer {
  id: string;
  slug: string;
  name: string;
  iconUrl: string | null;
}

function isSavedServer(value: unknown): value is SavedServer {
  const { id, slug, name, iconUrl } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, slug, name].every((text) => typeof text === 'string') && (iconUrl === null || typeof iconUrl === 'string')
  );
}

export const MAX_RECENT = 12;

interface Recent {
  /** Switched off: nothing is stored. */
  isOff: boolean;
  /** The latest first. */
  servers: readonly SavedServer[];
}

const NOTHING: Recent = { isOff: false, servers: [] };

/** The server pages that were viewed last. This list is never sent to the site's server. */
export const recent = persist<Recent>('duskrow.recent', {
  empty: NOTHING,
  parse: parseRecent,
  format: (value) => (value.isOff || value.servers.length > 0 ? value : undefined),
});

export function parseRecent(stored: unknown): Recent {
  const { isOff, servers } = (stored ?? {}) as { isOff?: unknown; servers?: unknown };
  if (isOff === true) return { isOff: true, servers: [] };
  if (!Array.isArray(servers)) return NOTHING;
  return { isOff: false, servers: servers.filter(isSavedServer).slice(0, MAX_RECENT) };
}

/** Adds a server that is being viewed; unchanged while the list is switched off. */
export function withVisit(value: Recent, { id, slug, name, iconUrl }: SavedServer): Recent {
  if (value.isOff) return value;
  const others = value.servers.filter((server) => server.id !== id);
  return { isOff: false, servers: [{ id, slug, name, iconUrl }, ...others].slice(0, MAX_RECENT) };
}

export function clearRecent(): void {
  recent.write({ ...recent.read(), servers: [] });
}

/** Switching off also clears the list. */
export function switchRecent(isOff: boolean): void {
  recent.write({ isOff, servers: isOff ? [] : recent.read().servers });
}

/** Stores that this server's page was viewed, unless it is pending review or age-restricted. */
export function useRememberVisit({ id, slug, name, iconUrl, approved, ageRestricted }: Server): void {
  const isStored = approved && !ageRestricted;
  useEffect(() => {
    if (isStored) recent.write(withVisit(recent.read(), { id, slug, name, iconUrl }));
  }, [isStored, id, slug, name, iconUrl]);
}

export const MAX_COMPARED = 4;

const NONE: readonly SavedServer[] = [];

/** The servers to compare, in the order of choosing. */
export const chosenServers = persist<readonly SavedServer[]>('duskrow.compare', {
  empty: NONE,
  parse: parseChosen,
  format: (chosen) => (chosen.length === 0 ? undefined : chosen),
});

export function parseChosen(stored: unknown): readonly SavedServer[] {
  if (!Array.isArray(stored)) return NONE;
  return stored.filter(isSavedServer).slice(0, MAX_COMPARED);
}

/** Adds the server; undefined if the list is already full. */
export function withServer(
  chosen: readonly SavedServer[],
  { id, slug, name, iconUrl }: SavedServer,
): readonly SavedServer[] | undefined {
  if (chosen.some((server) => server.id === id)) return chosen;
  return chosen.length < MAX_COMPARED ? [...chosen, { id, slug, name, iconUrl }] : undefined;
}

/** The account that the lists belong to; null for a visitor. */
const accountId = persist<string | null>('duskrow.lists-of', {
  empty: null,
  parse: (stored) => (typeof stored === 'string' ? stored : null),
  format: (id) => id ?? undefined,
});

/** Keeps recently viewed switched off if it is: that setting is about what this browser can store. */
export function clearBrowserLists(): void {
  clearRecent();
  chosenServers.write(chosenServers.empty());
  accountId.write(null);
}

/** Call it once the user is known. @param userId null for a visitor, and if the user could not be fetched */
export function syncBrowserLists(userId: string | null): void {
  // If fetching the user failed, the session might still be valid.
  if (userId === null && hasSessionHint()) return;
  const before = accountId.read();
  if (before !== null && before !== userId) clearBrowserLists();
  if (userId !== before) accountId.write(userId);
}
