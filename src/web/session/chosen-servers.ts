// The servers that somebody put beside each other, in the order of choosing. Kept in this browser only.
import { isKeptServer, type KeptServer } from './kept-server.ts';
import { keep } from '#web/kit/kept.ts';

export const MOST_COMPARED = 4;

const NONE: readonly KeptServer[] = [];

export const chosenServers = keep<readonly KeptServer[]>('duskrow.compare', {
  empty: NONE,
  parse: parseChosen,
  format: (chosen) => (chosen.length === 0 ? undefined : chosen),
});

export function parseChosen(stored: unknown): readonly KeptServer[] {
  if (!Array.isArray(stored)) return NONE;
  return stored.filter(isKeptServer).slice(0, MOST_COMPARED);
}

/** With the server, or undefined when as many as fit are chosen already. */
export function withServer(
  chosen: readonly KeptServer[],
  { id, slug, name, iconUrl }: KeptServer,
): readonly KeptServer[] | undefined {
  if (chosen.some((one) => one.id === id)) return chosen;
  return chosen.length < MOST_COMPARED ? [...chosen, { id, slug, name, iconUrl }] : undefined;
}

/** Address of a comparison of these servers; `compareAddress` adds the rest of its state. */
export function compareHref(slugs: readonly string[]): string {
  if (slugs.length === 0) return '/compare';
  return `/compare?${new URLSearchParams(slugs.map((slug) => ['s', slug]))}`;
}
