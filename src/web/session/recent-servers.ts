// The server pages that were looked at last, in this browser only: the site's server is never told of this list.
import { isKeptServer, type KeptServer } from './kept-server.ts';
import { keep } from '#web/kit/kept.ts';

export const MOST_RECENT = 12;

export interface Recent {
  /** The person does not want any kept. */
  isOff: boolean;
  /** The latest first. */
  servers: readonly KeptServer[];
}

const NOTHING: Recent = { isOff: false, servers: [] };

export const recent = keep<Recent>('duskrow.recent', {
  empty: NOTHING,
  parse: parseRecent,
  format: (value) => (value.isOff || value.servers.length > 0 ? value : undefined),
});

export function parseRecent(stored: unknown): Recent {
  const { isOff, servers } = (stored ?? {}) as { isOff?: unknown; servers?: unknown };
  if (isOff === true) return { isOff: true, servers: [] };
  if (!Array.isArray(servers)) return NOTHING;
  return { isOff: false, servers: servers.filter(isKeptServer).slice(0, MOST_RECENT) };
}

/** With a server that is looked at now; unchanged while it is switched off. */
export function withVisit(value: Recent, { id, slug, name, iconUrl }: KeptServer): Recent {
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
