// What is chosen of badge and card. On the page it stands in the address, so that it works without scripts.
import {
  type BadgeName,
  BADGES,
  BADGE_STYLES,
  type BadgeStyle,
  EMBED_THEMES,
  type EmbedTheme,
} from '#contract/share-addresses.ts';
import type { Server } from '#features/listings/contract.ts';

/** Whether a server has pictures, badges and cards: those on the lists have. */
export function isShared({ approved, ageRestricted, inviteState }: Server): boolean {
  return approved && !ageRestricted && (inviteState === 'live' || inviteState === 'failing');
}

export interface ShareChoice {
  badge: BadgeName;
  style: BadgeStyle;
  theme: EmbedTheme;
}

export const FIRST_CHOICE: ShareChoice = { badge: 'members', style: 'flat', theme: 'auto' };

/** The first choice in place of what is missing or unknown. */
export function readChoice(search: URLSearchParams): ShareChoice {
  const one = <V extends string>(name: string, known: readonly V[], otherwise: V): V =>
    known.find((value) => value === search.get(name)) ?? otherwise;
  return {
    badge: one('badge', BADGES, FIRST_CHOICE.badge),
    style: one('style', BADGE_STYLES, FIRST_CHOICE.style),
    theme: one('theme', EMBED_THEMES, FIRST_CHOICE.theme),
  };
}

export function shareHref(slug: string, choice: ShareChoice = FIRST_CHOICE): string {
  const changed = Object.entries(choice).filter(([name, value]) => FIRST_CHOICE[name as keyof ShareChoice] !== value);
  const query = new URLSearchParams(changed).toString();
  return `/server/${encodeURIComponent(slug)}/share${query && `?${query}`}`;
}
