// One complete call to the upstream: breaker, budget, one GET, lenient parsing, and reporting back to the breaker.
// Invite look-ups send no token and spend the budget; routes under /guilds have their own limits.
import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { readAnswer, readShape } from './answer.ts';
import { type BreakerOptions, type BreakerState, createBreaker, type Outcome } from './breaker.ts';
import { isUpstreamFailure } from './breaker-rules.ts';
import { type BudgetState, createBudget } from './budget.ts';
import type { AnyCaller, BudgetLimits, Priority } from './budget-rules.ts';
import { DiscordError } from './errors.ts';
import { createGet, MAX_LIST_BYTES, refuseIfStopping } from './http-get.ts';
import { RefusedCallers } from './refused-callers.ts';

interface DiscordConfig {
  /** Base URL of the API with its version, 'https://…/api/v10'; the only URL that is ever called. */
  apiUrl: string;
  /** Base URL of pictures; not called by this client. */
  cdnUrl: string;
  /** 'DiscordBot (URL, VERSION)': other formats are blocked at the edge. */
  userAgent: string;
  botToken?: string;
  /** Invite look-ups in any ten minutes, for the whole installation. */
  budget: BudgetLimits;
  /** For one call, from connecting to the last byte. */
  timeoutMs: number;
}

export interface DiscordOptions {
  db: Database;
  /** Epoch ms. */
  now: () => number;
  config: DiscordConfig;
  fetch?: typeof fetch;
  /** 0 to 1, for jitter. */
  random?: () => number;
  /** Called whenever the breaker opens: worth a warning in the log. */
  onBreakerOpen?: BreakerOptions['onOpen'];
  /** Aborts the calls of a priority as the process stops. A user's may finish for a while. */
  stopping?: Record<Priority, AbortSignal>;
}

export interface UpstreamState {
  budget: BudgetState;
  breakers: Record<'invites' | 'guilds', BreakerState>;
}

type Call<T> = CallFor & {
  /** Relative to the API's base, percent-encoded. */
  path: string;
  shape: z.ZodType<T>;
  /** Sends the bot token; if none is configured, throws 'unauthorized' without a call. */
  isBot?: boolean;
};

/** Only invites have a budget, so the caller matters only there. */
type CallFor = { family: 'invites'; caller: AnyCaller } | { family: 'guilds'; priority: Priority };

export interface Upstream {
  /** Throws DiscordError. */
  call<T>(call: Call<T>): Promise<T>;
  state(): Promise<UpstreamState>;
}

export function createUpstream(options: DiscordOptions): Upstream {
  const { db, now, config, fetch: fetchIt = fetch, random = Math.random, onBreakerOpen } = options;
  const { apiUrl, userAgent, timeoutMs, botToken } = config;
  const get = createGet({ apiUrl, userAgent, timeoutMs, fetch: fetchIt });
  const budget = createBudget({ db, now, limits: config.budget });
  const breaker = createBreaker({ db, now, random, timeoutMs, onOpen: onBreakerOpen });
  const refused = new RefusedCallers(now);

  /** One transaction: a call that the budget refuses reserves no probe, one that the breaker refuses spends nothing. */
  const enter = async (call: CallFor) =>
    await db.write(async ({ tx }) => {
      const entered = await breaker.enter(tx, call.family, priorityOf(call));
      if (call.family === 'invites') await budget.take(tx, call.caller);
      return entered;
    });

  const enterUnlessRefused = async (call: CallFor) => {
    if (call.family === 'guilds') return await enter(call);
    refused.check(call.caller);
    try {
      return await enter(call);
    } catch (error) {
      refused.record(call.caller, error);
      throw error;
    }
  };

  return {
    async call({ path, shape, isBot = false, ...call }) {
      if (isBot && !botToken) throw new DiscordError('unauthorized', 'No bot is configured');
      const stopping = options.stopping?.[priorityOf(call)];
      // Before anything of the budget is spent.
      refuseIfStopping(stopping);
      const pass = await enterUnlessRefused(call);
      return await breaker.run(
        pass,
        async () => {
          const asBot = isBot && { authorization: `Bot ${botToken}`, maxBytes: MAX_LIST_BYTES };
          return readShape(shape, readAnswer(await get(path, { ...asBot, stopping }), now()));
        },
        outcomeOf,
      );
    },
    async state() {
      const [used, invites, guilds] = await Promise.all([
        budget.state(),
        breaker.state('invites'),
        breaker.state('guilds'),
      ]);
      return { budget: used, breakers: { invites, guilds } };
    },
  };
}

/** An aborted call says nothing about the upstream. */
function outcomeOf({ kind }: DiscordError): Outcome {
  if (kind === 'stopping') return 'unknown';
  return isUpstreamFailure(kind) ? 'failed' : 'answered';
}

function priorityOf(call: CallFor): Priority {
  if (call.family === 'guilds') return call.priority;
  return call.caller === 'background' ? 'background' : 'interactive';
}
