// The lists that are stored in this browser alone: servers viewed recently, servers chosen to compare. A visitor's become
// the person's at their sign-in, and go with them: at their sign-out, with their session, and when somebody else signs in.
import { useEffect } from 'react';
import { persist } from '#web/kit/persisted.ts';
import { hasSessionHint } from '#web/kit/session-hint.ts';
import type { Server } from '#features/listings/contract.ts';

/** What a browser stores of a server: enough to draw it and to link to it. */
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

export const MOST_RECENT = 12;

interface Recent {
  /** Switched off: nothing is stored. */
  isOff: boolean;
  /** The latest first. */
  servers: readonly SavedServer[];
}

const NOTHING: Recent = { isOff: false, servers: [] };

/** The server pages that were viewed last. The site's server never learns of this list. */
export const recent = persist<Recent>('duskrow.recent', {
  empty: NOTHING,
  parse: parseRecent,
  format: (value) => (value.isOff || value.servers.length > 0 ? value : undefined),
});

export function parseRecent(stored: unknown): Recent {
  const { isOff, servers } = (stored ?? {}) as { isOff?: unknown; servers?: unknown };
  if (isOff === true) return { isOff: true, servers: [] };
  if (!Array.isArray(servers)) return NOTHING;
  return { isOff: false, servers: servers.filter(isSavedServer).slice(0, MOST_RECENT) };
}

/** With a server that is looked at now; unchanged while it is switched off. */
export function withVisit(value: Recent, { id, slug, name, iconUrl }: SavedServer): Recent {
  if (value.isOff) return value;
  const others = value.servers.filter((one) => one.id !== id);
  return { isOff: false, servers: [{ id, slug, name, iconUrl }, ...others].slice(0, MOST_RECENT) };
}

export function clearRecent(): void {
  recent.write({ ...recent.read(), servers: [] });
}

/** Switching off clears as well. */
export function switchRecent(isOff: boolean): void {
  recent.write({ isOff, servers: isOff ? [] : recent.read().servers });
}

/** Stores that this server's page was viewed, unless it is pending review or asks for an age first. */
export function useRememberVisit({ id, slug, name, iconUrl, approved, ageRestricted }: Server): void {
  const isStored = approved && !ageRestricted;
  useEffect(() => {
    if (isStored) recent.write(withVisit(recent.read(), { id, slug, name, iconUrl }));
  }, [isStored, id, slug, name, iconUrl]);
}

export const MOST_COMPARED = 4;

const NONE: readonly SavedServer[] = [];

/** The servers to compare, in the order of choosing. */
export const chosenServers = persist<readonly SavedServer[]>('duskrow.compare', {
  empty: NONE,
  parse: parseChosen,
  format: (chosen) => (chosen.length === 0 ? undefined : chosen),
});

export function parseChosen(stored: unknown): readonly SavedServer[] {
  if (!Array.isArray(stored)) return NONE;
  return stored.filter(isSavedServer).slice(0, MOST_COMPARED);
}

/** With the server, or undefined when as many as fit are chosen already. */
export function withServer(
  chosen: readonly SavedServer[],
  { id, slug, name, iconUrl }: SavedServer,
): readonly SavedServer[] | undefined {
  if (chosen.some((one) => one.id === id)) return chosen;
  return chosen.length < MOST_COMPARED ? [...chosen, { id, slug, name, iconUrl }] : undefined;
}

/** Address of a comparison of these servers; `compareAddress` adds the rest of its state. */
export function compareHref(slugs: readonly string[]): string {
  if (slugs.length === 0) return '/compare';
  return `/compare?${new URLSearchParams(slugs.map((slug) => ['s', slug]))}`;
}

/** Id of the person whose lists they are; null for a visitor's. */
const owner = persist<string | null>('duskrow.lists-of', {
  empty: null,
  parse: (stored) => (typeof stored === 'string' ? stored : null),
  format: (id) => id ?? undefined,
});

/** Whether recently viewed is switched off stays: it says what this browser may store. */
export function clearOwnLists(): void {
  clearRecent();
  chosenServers.write(chosenServers.empty());
  owner.write(null);
}

/** Call it once it is known who is here. @param userId null for a visitor, and for somebody who could not be asked about */
export function syncOwnLists(userId: string | null): void {
  // When the question fails, the session may still be valid.
  if (userId === null && hasSessionHint()) return;
  const before = owner.read();
  if (before !== null && before !== userId) clearOwnLists();
  if (userId !== before) owner.write(userId);
}
