// Answers of the routes under /guilds as flat facts: full guild (with the bot in it), widget. Pure.
// Owners, emoji creators and widget members are never read.
import { displayText } from './display-text.ts';
import { inviteCode, lowerFeatures, MAX_DESCRIPTION, MAX_NAME, members, pictureHash } from './guild-facts.ts';
import { parseInvite } from './invite-link.ts';
import type { GuildShape, WidgetShape } from './shapes.ts';

/** A guild that the bot is in. */
export interface BotGuild {
  readonly guildId: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly iconHash: string | null;
  readonly discoverySplashHash: string | null;
  readonly splashHash: string | null;
  /** Lower snake_case. */
  readonly features: readonly string[];
  /** Approximate; null means unknown. */
  readonly memberCount: number | null;
  readonly onlineCount: number | null;
  readonly bannerHash: string | null;
  readonly verificationLevel: number | null;
  readonly nsfwLevel: number | null;
  readonly premiumTier: number | null;
  readonly vanityCode: string | null;
  /** The guild's own language, BCP 47. */
  readonly locale: string | null;
  /** Without categories; null if the bot cannot list them. */
  readonly channelCount: number | null;
  /** Without the @everyone role. */
  readonly roleCount: number | null;
}

const CATEGORY_CHANNEL = 4;

export function botGuild(
  guild: GuildShape,
  channels: { type: number }[] | null,
  roles: { id: string }[] | null,
): BotGuild {
  return {
    guildId: guild.id,
    name: displayText(guild.name, MAX_NAME),
    description: displayText(guild.description, MAX_DESCRIPTION),
    iconHash: pictureHash(guild.icon),
    discoverySplashHash: pictureHash(guild.discovery_splash),
    splashHash: pictureHash(guild.splash),
    features: lowerFeatures(guild.features),
    memberCount: members(guild.approximate_member_count),
    onlineCount: guild.approximate_presence_count ?? null,
    bannerHash: pictureHash(guild.banner),
    verificationLevel: guild.verification_level ?? null,
    nsfwLevel: guild.nsfw_level ?? null,
    premiumTier: guild.premium_tier ?? null,
    vanityCode: inviteCode(guild.vanity_url_code),
    locale: localeOf(guild.preferred_locale),
    channelCount: channels && channels.filter(({ type }) => type !== CATEGORY_CHANNEL).length,
    roleCount: roles && roles.filter(({ id }) => id !== guild.id).length,
  };
}

/** The code of the invite that a guild's widget offers. */
export function widgetInvite({ instant_invite }: WidgetShape): string | null {
  return parseInvite(instant_invite ?? '')?.code ?? null;
}

function localeOf(locale: string | undefined): string | null {
  return locale !== undefined && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(locale) ? locale : null;
}
