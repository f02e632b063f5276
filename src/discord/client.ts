// The upstream as the features see it: invite look-ups and guilds by id, in our own types.
// All code that talks to Discord is in this folder; nothing else knows its routes, fields or error codes.
// No retries here: the caller decides when to try again. Every failure is a DiscordError.
import type { z } from 'zod';
import { cachedGuildIds } from './bot-guilds.ts';
import type { AnyCaller, Priority } from './budget-rules.ts';
import { DiscordError, isDiscordError } from './errors.ts';
import { type BotGuild, botGuild, widgetInvite } from './guild-answers.ts';
import { type GuildFacts, guildFacts } from './guild-facts.ts';
import { InviteAnswers } from './invite-answers.ts';
import { isInviteCode } from './invite-link.ts';
import { type InviteRefusal, inviteVerdict } from './invite-verdict.ts';
import { ChannelsShape, GuildListShape, GuildShape, InviteShape, RolesShape, WidgetShape } from './shapes.ts';
import { SNOWFLAKE } from '#contract/snowflake.ts';
import { type DiscordOptions, type Upstream, type UpstreamState, createUpstream } from './upstream.ts';

interface AnswerTime {
  /** Epoch ms. */
  readonly answeredAt: number;
  /** How long the call took, in ms. */
  readonly tookMs: number;
}

/** What the upstream's answer about an invite says of its guild. */
export interface AnsweredFacts extends AnswerTime {
  readonly facts: GuildFacts;
}

/** The upstream's answer about an invite whose guild can be listed. */
export type ListableAnswer = AnsweredFacts & { readonly verdict: 'ok' };

/** The upstream's answer about an existing invite. */
export type InviteAnswer =
  | ListableAnswer
  | (AnswerTime & { readonly verdict: Exclude<InviteRefusal, 'expired'>; readonly facts: GuildFacts | null });

interface DiscordState extends UpstreamState {
  hasBot: boolean;
}

/** Every call throws DiscordError; see `DiscordErrorKind`. */
export interface Discord {
  /** Whether a bot token is configured. */
  readonly hasBot: boolean;
  /**
   * Looks an invite up. Concurrent look-ups of one code share a call, and an answer younger than a minute is reused:
   * neither counts for the caller.
   * Throws 'gone' when the invite no longer exists or has expired, and 'not-found' without a call when `code` is
   * malformed.
   */
  lookUpInvite(code: string, caller: AnyCaller): Promise<InviteAnswer>;
  /** The full guild with channel and role counts: three calls. 'forbidden' or 'not-found' unless the bot is in it. */
  botGuild(guildId: string, priority: Priority): Promise<BotGuild>;
  /** Ids of all guilds that the bot is in; one call per 200. */
  botGuildIds(priority: Priority): Promise<string[]>;
  /**
   * The same, cached for ten minutes, or longer while Discord does not answer: undefined if it never did. Empty without
   * a bot.
   */
  cachedBotGuildIds(priority: Priority): Promise<ReadonlySet<string> | undefined>;
  /** The code of the invite that the guild's widget offers. Needs no token. 'forbidden' when the widget is off. */
  widgetInvite(guildId: string, priority: Priority): Promise<string | null>;
  /** For the admin page; makes no calls. */
  state(): Promise<DiscordState>;
}

const GUILDS_PAGE = 200;

/** @throws when `apiUrl` in `config` is not a plain http(s) URL */
export function createDiscord(options: DiscordOptions): Discord {
  const { now, config } = options;
  const upstream = createUpstream(options);
  const answers = new InviteAnswers<InviteAnswer>(now);
  const hasBot = Boolean(config.botToken);
  const cachedIds = cachedGuildIds(async (priority) => await listGuildIds(upstream, priority), now);

  const requestInvite = async (code: string, caller: AnyCaller): Promise<InviteAnswer> => {
    const path = `/invites/${encodeURIComponent(code)}?with_counts=true`;
    const began = now();
    const invite = await upstream.call({ family: 'invites', caller, path, shape: InviteShape });
    const answeredAt = now();
    return inviteAnswer(invite, code, { answeredAt, tookMs: answeredAt - began });
  };

  const guildCall = async <T>(guildId: string, tail: string, shape: z.ZodType<T>, priority: Priority, isBot = true) => {
    if (!SNOWFLAKE.test(guildId)) throw new DiscordError('not-found', 'Malformed guild id');
    return await upstream.call({ family: 'guilds', priority, path: `/guilds/${guildId}${tail}`, shape, isBot });
  };

  return {
    hasBot,
    async lookUpInvite(code, caller) {
      if (!isInviteCode(code)) throw new DiscordError('not-found', 'Malformed invite code');
      const answer = await answers.get(code, caller, () => requestInvite(code, caller));
      return unexpired(answer, now());
    },
    async botGuild(guildId, priority) {
      // First check that the bot is in the guild: refused calls count against us.
      const guild = await guildCall(guildId, '?with_counts=true', GuildShape, priority);
      const [channels, roles] = await Promise.all([
        nullIfUnreadable(guildCall(guildId, '/channels', ChannelsShape, priority)),
        nullIfUnreadable(guildCall(guildId, '/roles', RolesShape, priority)),
      ]);
      return botGuild(guild, channels, roles);
    },
    botGuildIds: async (priority) => await listGuildIds(upstream, priority),
    cachedBotGuildIds: async (priority) => (hasBot ? await cachedIds(priority) : new Set()),
    widgetInvite: async (guildId, priority) =>
      widgetInvite(await guildCall(guildId, '/widget.json', WidgetShape, priority, false)),
    state: async () => ({ ...(await upstream.state()), hasBot }),
  };
}

function inviteAnswer(invite: InviteShape, code: string, time: AnswerTime): InviteAnswer {
  const facts = guildFacts(invite, code);
  const verdict = inviteVerdict(invite, facts, time.answeredAt);
  if (verdict === 'expired') throw new DiscordError('gone', 'The invite has expired');
  if (verdict !== 'ok') return { verdict, facts, ...time };
  // The verdict is 'ok' only for an answer with facts.
  return { verdict, facts: facts!, ...time };
}

/** A cached answer can expire within its minute. */
function unexpired(answer: InviteAnswer, now: number): InviteAnswer {
  const expiresAt = answer.facts?.invite.expiresAt ?? null;
  if (expiresAt === null || expiresAt > now) return answer;
  throw new DiscordError('gone', 'The invite has expired');
}

/**
 * A bot in a guild cannot always list its channels, and an unreadable list says nothing about the guild. Failing here
 * would waste the calls at each refresh and cost an invite look-up instead.
 */
async function nullIfUnreadable<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isDiscordError(error, 'forbidden', 'not-found', 'unexpected-answer')) return null;
    throw error;
  }
}

async function listGuildIds(upstream: Upstream, priority: Priority): Promise<string[]> {
  const ids: string[] = [];
  let after = '0';
  for (;;) {
    const path = `/users/@me/guilds?limit=${GUILDS_PAGE}&after=${after}`;
    const page = await upstream.call({ family: 'guilds', priority, path, shape: GuildListShape, isBot: true });
    ids.push(...page.map(({ id }) => id));
    const last = page.at(-1)?.id;
    if (last === undefined || page.length < GUILDS_PAGE) return ids;
    // Otherwise an upstream that ignores `after` would cause an endless loop.
    if (BigInt(last) <= BigInt(after))
      throw new DiscordError('unexpected-answer', 'Paging through the guild list is stuck');
    after = last;
  }
}
