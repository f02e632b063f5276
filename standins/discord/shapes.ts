// Response bodies of the stand-in: the published types, widened where Discord's sets are open (features, levels) and
// extended with undocumented fields that it really sends (`profile`, `guild_id`, `premium_tier`).

import type { APIGuildPreview, APIGuildWidget, APIInvite, APIInviteGuild, APIUser } from 'discord-api-types/v10';

interface ProfileTrait {
  emoji_id: string | null;
  emoji_name: string | null;
  emoji_animated: boolean;
  label: string;
  position: number;
}

/** The guild's profile in an invite: undocumented, but always sent. */
export interface GuildProfile {
  id: string;
  name: string;
  icon_hash: string | null;
  member_count: number;
  online_count: number;
  description: string | null;
  brand_color_primary?: string;
  banner_hash: string | null;
  game_application_ids: string[];
  game_activity: Record<string, { activity_level: number; activity_score: number }> | [];
  tag: string | null;
  badge: number;
  badge_color_primary: string | null;
  badge_color_secondary: string | null;
  badge_hash: string | null;
  traits: ProfileTrait[];
  features: string[];
  visibility: number;
  custom_banner_hash: string | null;
  premium_subscription_count: number;
  premium_tier: number;
}

export interface InviteGuild extends Omit<APIInviteGuild, 'features' | 'nsfw_level' | 'verification_level'> {
  features: string[];
  nsfw_level: number;
  verification_level: number;
  nsfw: boolean;
  premium_tier?: number;
}

interface InviteChannel {
  id: string;
  type: number;
  name: string | null;
  recipients?: { username: string }[];
}

export type InviteInviter = Pick<APIUser, 'id' | 'username' | 'discriminator' | 'global_name' | 'avatar'>;

export interface InviteAnswer extends Omit<
  APIInvite,
  'guild' | 'channel' | 'inviter' | 'type' | 'flags' | 'approximate_member_count' | 'approximate_presence_count'
> {
  type: number;
  guild?: InviteGuild;
  guild_id?: string;
  channel: InviteChannel | null;
  inviter?: InviteInviter;
  flags?: number;
  approximate_member_count?: number | null;
  approximate_presence_count?: number | null;
  profile?: GuildProfile;
  temporary?: boolean;
  uses?: number;
  max_uses?: number;
}

export interface GuildPreview extends Omit<APIGuildPreview, 'features'> {
  features: string[];
  home_header: string | null;
}

export interface GuildWidget extends Omit<APIGuildWidget, 'members'> {
  members: {
    id: string;
    username: string;
    discriminator: '0000';
    avatar: null;
    status: string;
    avatar_url: string;
    activity?: { name: string };
  }[];
}

export interface UserGuild {
  id: string;
  name: string;
  icon: string | null;
  banner: string | null;
  owner: boolean;
  /** Bit set as decimal text; can exceed 2^53. */
  permissions: string;
  features: string[];
  approximate_member_count?: number;
  approximate_presence_count?: number;
}
