// A user's Discord account and guild list.
import { z } from 'zod';
import { lowerFeatures, members } from './guild-facts.ts';
import { Snowflake } from './shapes.ts';

const ADMINISTRATOR = 0x8n;
const MANAGE_GUILD = 0x20n;

export const UserShape = z.object({
  id: Snowflake,
  username: z.string(),
  discriminator: z.string().nullish(),
  global_name: z.string().nullish(),
  avatar: z.string().nullish(),
});

export const UserGuildsShape = z.array(
  z.object({
    id: Snowflake,
    name: z.string(),
    icon: z.string().nullish(),
    owner: z.boolean().nullish(),
    /** A bit set that does not fit in a JavaScript number. */
    permissions: z.string().regex(/^\d{1,40}$/),
    features: z.array(z.string()).nullish(),
    approximate_member_count: z.number().nullish(),
    approximate_presence_count: z.number().nullish(),
  }),
);

export interface DiscordUser {
  id: string;
  /** Without a discriminator suffix. */
  username: string;
  /** Null for accounts with a new-style username, whose discriminator is '0'. */
  discriminator: string | null;
  displayName: string | null;
  avatarHash: string | null;
}

export interface UserGuild {
  id: string;
  name: string;
  iconHash: string | null;
  /** Lower snake_case. */
  features: string[];
  memberCount: number | null;
  onlineCount: number | null;
  /** Owner, administrator, or has the manage-server permission. */
  isManager: boolean;
}

export function discordUser(shape: z.infer<typeof UserShape>): DiscordUser {
  const { id, username, discriminator, global_name, avatar } = shape;
  return {
    id,
    username: username.replace(/#(?:0|\d{4})$/, ''),
    discriminator: discriminator && discriminator !== '0' ? discriminator : null,
    displayName: global_name ?? null,
    avatarHash: avatar ?? null,
  };
}

export function userGuild(shape: z.infer<typeof UserGuildsShape>[number]): UserGuild {
  return {
    id: shape.id,
    name: shape.name,
    iconHash: shape.icon ?? null,
    features: lowerFeatures(shape.features ?? []),
    memberCount: members(shape.approximate_member_count),
    onlineCount: shape.approximate_presence_count ?? null,
    isManager: shape.owner === true || (BigInt(shape.permissions) & (ADMINISTRATOR | MANAGE_GUILD)) !== 0n,
  };
}
