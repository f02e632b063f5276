// The servers that somebody put beside each other, in the order of choosing. Kept in this browser only.
import { keep } from '#web/kit/kept.ts';

export const MOST_COMPARED = 4;

export interface Chosen {
  id: string;
  slug: string;
  name: string;
  iconUrl: string | null;
}

const NONE: readonly Chosen[] = [];

export const chosenServers = keep<readonly Chosen[]>('duskrow.compare', {
  empty: NONE,
  parse: parseChosen,
  format: (chosen) => (chosen.length === 0 ? undefined : chosen),
});

export function parseChosen(stored: unknown): readonly Chosen[] {
  if (!Array.isArray(stored)) return NONE;
  return stored.filter(isChosen).slice(0, MOST_COMPARED);
}

function isChosen(value: unknown): value is Chosen {
  const { id, slug, name, iconUrl } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, slug, name].every((text) => typeof text === 'string') && (iconUrl === null || typeof iconUrl === 'string')
  );
}

/** With the server, or undefined when as many as fit are chosen already. */
export function withServer(
  chosen: readonly Chosen[],
  { id, slug, name, iconUrl }: Chosen,
): readonly Chosen[] | undefined {
  if (chosen.some((one) => one.id === id)) return chosen;
  return chosen.length < MOST_COMPARED ? [...chosen, { id, slug, name, iconUrl }] : undefined;
}

/** Of a comparison of these servers; `compareAddress` says more. Here, since what every page loads needs no more. */
export function compareHref(slugs: readonly string[]): string {
  if (slugs.length === 0) return '/compare';
  return `/compare?${new URLSearchParams(slugs.map((slug) => ['s', slug]))}`;
}
