// The chosen badge and card. On the page, the choice is in the URL, so that it works without scripts.
import { queryString } from '#contract/client.ts';
import {
  type BadgeName,
  BADGES,
  BADGE_STYLES,
  type BadgeStyle,
  EMBED_THEMES,
  type EmbedTheme,
} from '#contract/share-urls.ts';
import type { Server } from '#features/listings/contract.ts';

/** Whether a server is listed and so has pictures, badges and cards. */
export function isShared({ approved, ageRestricted, inviteState }: Server): boolean {
  return approved && !ageRestricted && (inviteState === 'live' || inviteState === 'failing');
}

interface ShareChoice {
  badge: BadgeName;
  style: BadgeStyle;
  theme: EmbedTheme;
}

export interface ShareProps {
  server: Pick<Server, 'slug' | 'name' | 'categories'>;
  choice: ShareChoice;
  hrefOf: (choice: ShareChoice) => string;
  onChoose?: (choice: ShareChoice) => void;
  /** Whether the card and the picture are shown. */
  hasPreview?: boolean;
}

export const DEFAULT_CHOICE: ShareChoice = { badge: 'members', style: 'flat', theme: 'auto' };

/** Replaces missing and unknown values with the defaults. */
export function readChoice(search: URLSearchParams): ShareChoice {
  const one = <V extends string>(name: string, known: readonly V[], fallback: V): V =>
    known.find((value) => value === search.get(name)) ?? fallback;
  return {
    badge: one('badge', BADGES, DEFAULT_CHOICE.badge),
    style: one('style', BADGE_STYLES, DEFAULT_CHOICE.style),
    theme: one('theme', EMBED_THEMES, DEFAULT_CHOICE.theme),
  };
}

/** Without the defaults: '' or '?...'. */
export function choiceQuery(choice: ShareChoice): string {
  const changed = Object.entries(choice).filter(([name, value]) => DEFAULT_CHOICE[name as keyof ShareChoice] !== value);
  return queryString(Object.fromEntries(changed));
}

export function shareHref(slug: string, choice: ShareChoice = DEFAULT_CHOICE): string {
  return `/server/${encodeURIComponent(slug)}/share${choiceQuery(choice)}`;
}
