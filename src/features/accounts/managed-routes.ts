import type { App } from '#src/app.ts';
import { categoryNamed } from '#contract/vocabulary.ts';
import { isDiscordError } from '#discord/errors.ts';
import { submittedView } from '#features/submissions/view.ts';
import { listManagedServers, submitManagedServer } from './contract.ts';
import { managedServers } from './guilds.ts';
import { submitManaged } from './managed.ts';

const LIST_KEPT_MS = 10 * 60_000;

export function managedRoutes(
  kit: Pick<App, 'account' | 'app' | 'cdn' | 'config' | 'discord' | 'now' | 'userOf' | 'submitters'>,
): void {
  const { account, app, cdn, config, discord, now, userOf, submitters } = kit;
  const { limits, oadro } = config;
  const deadlineMs = config.discord.timeoutMs;
  const deps = { ...account, discord, limits, oadroGuildId: oadro.guildId, deadlineMs };
  const botGuildIds = createBotGuildIds(kit);

  app.route({
    ...listManagedServers,
    handler: async (request) => {
      const userId = userOf(request);
      return await managedServers({ ...account, cdn, botGuildIds }, userId);
    },
  });

  app.route({
    ...submitManagedServer,
    handler: async (request, reply) => {
      const userId = userOf(request);
      const { serverId, inviteUrl, categories } = request.body;
      const known = categories?.map(categoryNamed).filter((name) => name !== undefined);
      const submission = {
        guildId: serverId,
        userId,
        inviteUrl,
        // The fixed value of older callers is no choice; without one they are worked out.
        categories: known?.length ? [...new Set(known)] : undefined,
        submitterKey: submitters.accountKey(userId),
        countedKey: submitters.accountKey(userId),
        addressKey: submitters.addressKey(request),
        asker: submitters.callerOf(request, userId),
      };
      const submitted = await submitManaged(deps, submission);
      reply.status(submitted.isExisting ? 200 : 201);
      return submittedView(submitted);
    },
  });

  function createBotGuildIds({ discord: upstream }: Pick<App, 'discord'>): () => Promise<ReadonlySet<string>> {
    let known: ReadonlySet<string> = new Set();
    let askedAt = Number.NEGATIVE_INFINITY;
    return async () => {
      if (!upstream.hasBot || now() - askedAt < LIST_KEPT_MS) return known;
      askedAt = now();
      try {
        known = new Set(await upstream.botGuildIds('person'));
      } catch (error) {
        // Which guilds the bot is in is a detail: the list stands without it.
        if (!isDiscordError(error)) throw error;
      }
      return known;
    };
  }
}
