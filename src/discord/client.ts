// The upstream as the features see it: look-ups by invite, guilds by id, in our own shapes.
// Everything that talks to the platform is in this folder; nothing else knows its routes, fields or error numbers.
// Nothing is repeated here: whoever asks decides when to ask again, and every failure is a DiscordError.
import type { z } from 'zod';
import { cachedGuildIds } from './bot-guilds.ts';
import type { Asker, Priority } from './budget-rules.ts';
import { DiscordError, isDiscordError } from './errors.ts';
import {
  type BotGuild,
  type GuildPreview,
  type GuildWidget,
  botGuild,
  guildPreview,
  guildWidget,
} from './guild-answers.ts';
import { type GuildFacts, guildFacts } from './guild-facts.ts';
import { InviteAnswers } from './invite-answers.ts';
import { isInviteCode } from './invite-link.ts';
import { type InviteRefusal, inviteVerdict } from './invite-verdict.ts';
import {
  ChannelsShape,
  GuildListShape,
  GuildShape,
  InviteShape,
  PreviewShape,
  RolesShape,
  WidgetShape,
} from './shapes.ts';
import {
  type DiscordConfig,
  type Upstream,
  type UpstreamOptions,
  type UpstreamState,
  createUpstream,
} from './upstream.ts';

export type { DiscordConfig };
export type DiscordOptions = UpstreamOptions;

interface AnswerTime {
  /** Epoch ms. */
  readonly answeredAt: number;
  /** How long the call took, in ms. */
  readonly tookMs: number;
}

/** What the upstream said about a living invite. */
export type InviteAnswer = AnswerTime &
  (
    | { readonly verdict: 'ok'; readonly facts: GuildFacts }
    | { readonly verdict: Exclude<InviteRefusal, 'expired'>; readonly facts: GuildFacts | null }
  );

export interface DiscordState extends UpstreamState {
  hasBot: boolean;
}

/** Every call throws DiscordError; see `DiscordErrorKind`. */
export interface Discord {
  /** Whether a bot token is configured. */
  readonly hasBot: boolean;
  /**
   * Looks an invite up. Equal look-ups in flight are one call, an answer younger than a minute is given again: neither
   * counts for the asker.
   * Throws 'gone' when the invite is no more (also when its expiry has passed), and 'not-found' without a call when
   * `code` does not fit the grammar.
   */
  lookUpInvite(code: string, asker: Asker): Promise<InviteAnswer>;
  /** Needs the bot token. 'not-found' unless the guild is in the platform's discovery or the bot is in it. */
  previewGuild(guildId: string, priority?: Priority): Promise<GuildPreview>;
  /** The full guild with its channel and role counts: three calls. 'forbidden' or 'not-found' without the bot inside. */
  botGuild(guildId: string, priority?: Priority): Promise<BotGuild>;
  /** Ids of all guilds that the bot is in; one call for each 200. */
  botGuildIds(priority?: Priority): Promise<string[]>;
  /** The same as listed within the last ten minutes, or before while the platform does not answer; empty without a bot. */
  cachedBotGuildIds(priority: Priority): Promise<ReadonlySet<string>>;
  /** Needs no token. 'forbidden' when the guild's widget is off. */
  widget(guildId: string, priority?: Priority): Promise<GuildWidget>;
  /** For the admin page; makes no call. */
  state(): Promise<DiscordState>;
}

const SNOWFLAKE = /^\d{15,20}$/;
const GUILDS_PAGE = 200;

/** @throws when the address of the API in `config` is no plain http(s) address */
export function createDiscord(options: DiscordOptions): Discord {
  const { clock, config } = options;
  const upstream = createUpstream(options);
  const answers = new InviteAnswers<InviteAnswer>(() => clock.now());
  const hasBot = Boolean(config.botToken);
  const cachedIds = cachedGuildIds(
    async (priority) => await listGuildIds(upstream, priority),
    () => clock.now(),
  );

  const lookUp = async (code: string, asker: Asker): Promise<InviteAnswer> => {
    const path = `/invites/${encodeURIComponent(code)}?with_counts=true`;
    const began = clock.now();
    const invite = await upstream.call({ family: 'invites', asker, path, shape: InviteShape });
    const answeredAt = clock.now();
    return inviteAnswer(invite, code, { answeredAt, tookMs: answeredAt - began });
  };

  const guildCall = async <T>(guildId: string, tail: string, shape: z.ZodType<T>, priority: Priority, isBot = true) => {
    if (!SNOWFLAKE.test(guildId)) throw new DiscordError('not-found', 'No guild has such an id');
    return await upstream.call({ family: 'guilds', priority, path: `/guilds/${guildId}${tail}`, shape, isBot });
  };

  return {
    hasBot,
    async lookUpInvite(code, asker) {
      if (!isInviteCode(code)) throw new DiscordError('not-found', 'No invite has such a code');
      const answer = await answers.get(code, asker, () => lookUp(code, asker));
      return unexpired(answer, clock.now());
    },
    previewGuild: async (guildId, priority = 'background') =>
      guildPreview(await guildCall(guildId, '/preview', PreviewShape, priority)),
    async botGuild(guildId, priority = 'background') {
      // First the call that says whether the bot is inside: refused calls count against us.
      const guild = await guildCall(guildId, '?with_counts=true', GuildShape, priority);
      const [channels, roles] = await Promise.all([
        nullIfUnreadable(guildCall(guildId, '/channels', ChannelsShape, priority)),
        nullIfUnreadable(guildCall(guildId, '/roles', RolesShape, priority)),
      ]);
      return botGuild(guild, channels, roles);
    },
    botGuildIds: async (priority = 'background') => await listGuildIds(upstream, priority),
    cachedBotGuildIds: async (priority) => (hasBot ? await cachedIds(priority) : new Set()),
    widget: async (guildId, priority = 'background') =>
      guildWidget(await guildCall(guildId, '/widget.json', WidgetShape, priority, false)),
    state: async () => ({ ...(await upstream.state()), hasBot }),
  };
}

function inviteAnswer(invite: InviteShape, code: string, time: AnswerTime): InviteAnswer {
  const facts = guildFacts(invite, code);
  const verdict = inviteVerdict(invite, facts, time.answeredAt);
  if (verdict === 'expired') throw new DiscordError('gone', 'The expiry of the invite has passed');
  if (verdict !== 'ok') return { verdict, facts, ...time };
  // The verdict is 'ok' only for an answer with facts.
  return { verdict, facts: facts!, ...time };
}

/** A kept answer may run out within its minute. */
function unexpired(answer: InviteAnswer, now: number): InviteAnswer {
  const expiresAt = answer.facts?.invite.expiresAt ?? null;
  if (expiresAt === null || expiresAt > now) return answer;
  throw new DiscordError('gone', 'The expiry of the invite has passed');
}

/**
 * Being in a guild does not always mean that the bot may list its channels. Nor does a list that cannot be read say
 * anything of the guild: it would be asked in vain at each refresh, and its invite looked up instead.
 */
async function nullIfUnreadable<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isDiscordError(error, 'forbidden', 'not-found', 'odd-answer')) return null;
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
    // An upstream that ignores `after` would otherwise be asked for ever.
    if (BigInt(last) <= BigInt(after)) throw new DiscordError('odd-answer', 'The list of guilds does not move on');
    after = last;
  }
}
