// Lenient schemas of upstream answers: unknown fields are dropped, and an optional field of the wrong type counts as
// absent instead of failing the whole. They contain only fields that we use, so no personal data can leak further.
// Texts are raw: `guild-facts.ts` makes them safe to display.
import { z } from 'zod';
import { SNOWFLAKE } from '#contract/snowflake.ts';

/** No listing needs more; a longer list is truncated, not refused. */
const MAX_FEATURES = 200;
const MAX_TRAITS = 5;

/** Absent, null or of the wrong type: undefined. */
function optional<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return schema.optional().catch(undefined);
}

/** The items that match `schema`; others are dropped. */
function itemsOf<T>(schema: z.ZodType<T>, max: number): z.ZodType<T[]> {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((item) => schema.safeParse(item).data ?? []).slice(0, max));
}

export const Snowflake = z.string().regex(SNOWFLAKE);
const Text = optional(z.string());
const Count = optional(z.int().min(0));
const Level = (max: number) => optional(z.int().min(0).max(max));
const Features = itemsOf(z.string().regex(/^\w{1,100}$/), MAX_FEATURES);

const InviteGuild = z.object({
  id: optional(Snowflake),
  name: Text,
  icon: Text,
  banner: Text,
  splash: Text,
  description: Text,
  features: Features,
  verification_level: Level(4),
  nsfw_level: Level(3),
  nsfw: optional(z.boolean()),
  vanity_url_code: Text,
  premium_tier: Level(3),
});

const Trait = z.object({
  emoji_id: Text,
  emoji_name: Text,
  label: z.string(),
  position: z.number().catch(MAX_TRAITS),
});

/** Undocumented: the whole object can disappear at any time. */
const Profile = z.object({
  icon_hash: Text,
  member_count: Count,
  online_count: Count,
  description: Text,
  tag: Text,
  traits: itemsOf(Trait, MAX_TRAITS),
  visibility: optional(z.int()),
  custom_banner_hash: Text,
  premium_tier: Level(3),
});

export type InviteShape = z.infer<typeof InviteShape>;
export const InviteShape = z.object({
  type: optional(z.int()),
  code: Text,
  guild_id: optional(Snowflake),
  guild: optional(InviteGuild),
  profile: optional(Profile),
  approximate_member_count: Count,
  approximate_presence_count: Count,
  /** ISO 8601 with offset. */
  expires_at: Text,
  flags: optional(z.int()),
  max_uses: Count,
  temporary: optional(z.boolean()),
});

/** The full guild, available only to a bot that is in it. */
export type GuildShape = z.infer<typeof GuildShape>;
export const GuildShape = z.object({
  id: Snowflake,
  name: z.string(),
  icon: Text,
  splash: Text,
  discovery_splash: Text,
  description: Text,
  features: Features,
  approximate_member_count: Count,
  approximate_presence_count: Count,
  banner: Text,
  verification_level: Level(4),
  nsfw_level: Level(3),
  premium_tier: Level(3),
  vanity_url_code: Text,
  preferred_locale: Text,
});

export const ChannelsShape = z.array(z.object({ type: z.int() }));
export const RolesShape = z.array(z.object({ id: Snowflake }));
export const GuildListShape = z.array(z.object({ id: Snowflake }));

export type WidgetShape = z.infer<typeof WidgetShape>;
export const WidgetShape = z.object({ instant_invite: Text });

/** The body of an error; for a 429 with the seconds to wait. */
export type ErrorShape = z.infer<typeof ErrorShape>;
export const ErrorShape = z.object({
  code: optional(z.int()),
  retry_after: optional(z.number().min(0)),
});
